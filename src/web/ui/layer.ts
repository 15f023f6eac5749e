import { type RefObject, useEffect, useRef } from 'react'

/** What lies above the page, the newest last. Only the newest hears Escape. */
const layers: HTMLElement[] = []

/** Where the component library keeps its open lists, which belong to whatever is on top, and what is said above all of it. */
const ALWAYS_AWAKE = '[data-mantine-shared-portal-node], [data-above-layers]'

const firstStop = (layer: HTMLElement): HTMLElement =>
  layer.querySelector<HTMLElement>('[data-autofocus]') ??
  layer.querySelector<HTMLElement>('input:not([type=hidden]):not([disabled]), select, textarea') ??
  layer.querySelector<HTMLElement>('[data-actions] button, [data-actions] a') ??
  layer

/** Everything beside the layer sleeps: no focus, no pointer, nothing read out. Answers how to wake it again. */
const sleepAround = (layer: HTMLElement): (() => void) => {
  const asleep = [...document.body.children].filter(
    (it): it is HTMLElement =>
      it instanceof HTMLElement && !it.contains(layer) && !it.inert && !it.matches(ALWAYS_AWAKE),
  )
  for (const it of asleep) it.inert = true
  return () => {
    for (const it of asleep) it.inert = false
  }
}

/**
 * Makes an element of its own below <body> a layer in front of the page: focus goes to its `data-autofocus`, first field
 * or safe action and comes back to where it was; Escape closes it; the page behind neither scrolls nor answers.
 */
export const useLayer = (layer: RefObject<HTMLElement | null>, opened: boolean, onClose: () => void): void => {
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useLock(opened)

  useEffect(() => {
    const it = layer.current
    if (!opened || !it) return
    const opener = document.activeElement
    const wake = sleepAround(it)
    layers.push(it)
    firstStop(it).focus({ preventScroll: true })

    const press = (key: KeyboardEvent) => {
      if (key.key !== 'Escape' || layers.at(-1) !== it) return
      // A list that is open inside takes the first Escape: seen on the way down, before it has closed.
      const field = key.target instanceof Element ? key.target : it
      if (field.getAttribute('aria-expanded') === 'true' || field.hasAttribute('data-expanded')) return
      close.current()
    }
    document.addEventListener('keydown', press, { capture: true })
    return () => {
      document.removeEventListener('keydown', press, { capture: true })
      layers.splice(layers.indexOf(it), 1)
      wake()
      if (opener instanceof HTMLElement) giveBack(opener)
    }
  }, [layer, opened])
}

/** How long what was decided in a layer may take to change the page behind it. */
const SETTLES_MS = 3_000

/** The opener often goes with what was decided: a step that was taken is offered no more. Then the page itself has the focus. */
const giveBack = (opener: HTMLElement): void => {
  opener.focus({ preventScroll: true })
  const look = () => {
    if (opener.isConnected) return
    watch.disconnect()
    if (document.activeElement === document.body) document.querySelector('main')?.focus({ preventScroll: true })
  }
  const watch = new MutationObserver(look)
  watch.observe(document.body, { childList: true, subtree: true })
  setTimeout(() => watch.disconnect(), SETTLES_MS)
  look()
}

/** Keeps the page behind from scrolling; counted, because a layer may open another. */
let locks = 0
export const useLock = (locked: boolean): void =>
  useEffect(() => {
    if (!locked) return
    locks += 1
    document.body.toggleAttribute('data-locked', true)
    return () => {
      locks -= 1
      if (locks === 0) document.body.removeAttribute('data-locked')
    }
  }, [locked])
