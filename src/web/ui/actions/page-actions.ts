import { useLayoutEffect, useRef, useSyncExternalStore } from 'react'

import { uiTexts } from '#texts/ui.ts'
import { showNote } from '#web/ui/dialogs/messages.ts'

/** Something that can be done on the page in front of one: by its key, or out of the command palette. */
export type PageAction = {
  readonly label: string
  /** As in `KeyboardEvent.key`: 'j', 'Enter'. 'Ctrl Enter' is only listed: the form handles it. */
  readonly key?: string
  /** For the keyboard alone, like a cursor that moves: the palette does not offer it. */
  readonly onlyByKey?: true
  /** Its last run has not been answered: its key says that it was ignored. */
  readonly busy?: boolean
  readonly run: () => void
}

const offers = new Set<readonly PageAction[]>()
const listeners = new Set<() => void>()
let all: readonly PageAction[] = []

const notify = (): void => {
  const first = new Map([...offers].flat().map((action) => [`${action.key} ${action.label}`, action]))
  all = [...first.values()]
  for (const listener of listeners) listener()
}

/** Whether a key press is meant for a field and not for the page. Nothing is typed into a slider. */
export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('input:not([type=range]), textarea, select'))

/** Whether the page may take a single key: it is not taken, no field has the focus, and no overlay is open. */
export const isForPage = (key: KeyboardEvent): boolean =>
  !key.defaultPrevented &&
  !key.ctrlKey &&
  !key.metaKey &&
  !key.altKey &&
  !isTyping(key.target) &&
  !document.querySelector('[aria-modal=true]')

/** Enter on a link or a button is for that, and so is Space on a button: not for the page. */
const isPressed: Readonly<Record<string, string>> = { Enter: 'a, button, summary', ' ': 'button, summary' }
const isForTarget = ({ key, target }: KeyboardEvent): boolean =>
  key in isPressed && target instanceof HTMLElement && target.closest(isPressed[key] as string) !== null

/** Offers actions while a component is there. Their keys work at once; the palette and the list of shortcuts show them. */
export const usePageActions = (actions: readonly PageAction[]): void => {
  const latest = useRef(actions)
  // Before a key can be pressed on what was just drawn.
  useLayoutEffect(() => {
    latest.current = actions
  })
  const shape = actions.map(({ label, key = '' }) => `${key} ${label}`).join('\n')

  useLayoutEffect(() => {
    if (shape === '') return
    const offer = latest.current.map((action, at) => ({ ...action, run: () => latest.current[at]?.run() }))
    const press = (key: KeyboardEvent) => {
      const action = offer.find((it) => it.key === key.key)
      if (!action || !isForPage(key) || isForTarget(key)) return
      key.preventDefault()
      // A key that is kept down moves on through a list, and decides once.
      if (key.repeat && !action.onlyByKey) return
      if (latest.current.find((it) => it.key === key.key)?.busy) showNote(uiTexts.pressAgain)
      else action.run()
    }
    offers.add(offer)
    notify()
    document.addEventListener('keydown', press)
    return () => {
      document.removeEventListener('keydown', press)
      offers.delete(offer)
      notify()
    }
  }, [shape])
}

export const isOffered = (key: string): boolean => all.some((action) => action.key === key)

/** What the page in front of one offers now, each once. */
export const useOfferedActions = (): readonly PageAction[] =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => all,
  )
