import { Dialog } from '@base-ui/react/dialog'
import { useEffect, useRef } from 'react'
import classes from './Overlay.module.css'
import type { OverlayProps } from './Overlay.tsx'

/** How long what was decided in an overlay may take to change the page behind it. */
const SETTLES_MS = 3_000

/** The opener often goes with what was decided: a step that was taken is offered no more. Then the page itself has the focus. */
const giveFocusBack = (opener: Element | null): void => {
  if (!(opener instanceof HTMLElement)) return
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

/** Within it, a press on the ground is the second one of the double click that opened the overlay. */
const DOUBLE_CLICK_MS = 400

const firstStop = (popup: HTMLElement | null): HTMLElement | null =>
  popup?.querySelector<HTMLElement>('[data-autofocus]') ??
  popup?.querySelector<HTMLElement>('input:not([type=hidden]):not([disabled]), select, textarea') ??
  popup?.querySelector<HTMLElement>('[data-actions] button, [data-actions] a') ??
  popup

const focusIn = (popup: HTMLElement | null): void => firstStop(popup)?.focus({ preventScroll: true })

/** The newest is the last in the document. */
const isFront = (popup: HTMLElement | null): boolean =>
  [...document.querySelectorAll('[aria-modal=true]')].at(-1) === popup

/** The library's dialog, open as long as it is drawn. */
export default function OpenOverlay({
  onClose,
  closeOnBackground = true,
  ground = '',
  className = '',
  children,
  ...popup
}: OverlayProps) {
  const box = useRef<HTMLDivElement>(null)
  const openedAt = useRef(Number.POSITIVE_INFINITY)
  useEffect(() => {
    const opener = document.activeElement
    openedAt.current = performance.now()
    // A frame of the page behind, such as the browser's view of a PDF, takes the focus once it has loaded.
    const keepFocus = () =>
      setTimeout(() => {
        const { activeElement } = document
        if (activeElement instanceof HTMLIFrameElement && isFront(box.current) && !box.current?.contains(activeElement))
          focusIn(box.current)
      })
    addEventListener('blur', keepFocus)
    return () => {
      removeEventListener('blur', keepFocus)
      giveFocusBack(opener)
    }
  }, [])

  const change = (_: boolean, { reason, event, cancel }: Dialog.Root.ChangeEventDetails) => {
    const isDoubleClick = reason === 'outside-press' && event.timeStamp - openedAt.current < DOUBLE_CLICK_MS
    // Overlays that do not lie inside each other all receive one key; a field that took it has prevented its default.
    if (event.defaultPrevented || isDoubleClick || !isFront(box.current)) cancel()
    else onClose()
  }
  // At once: the library would wait for a frame, in which a key still went to the page.
  const focusFirst = () => {
    focusIn(box.current)
    return false
  }
  return (
    <Dialog.Root open onOpenChange={change} disablePointerDismissal={!closeOnBackground}>
      <Dialog.Portal>
        <Dialog.Viewport
          className={`${classes['ground']} ${ground}`}
          // The overlay keeps the focus.
          onMouseDown={(press) => press.target === press.currentTarget && press.preventDefault()}
        >
          <Dialog.Popup
            ref={box}
            aria-modal="true"
            initialFocus={focusFirst}
            finalFocus={false}
            className={`${classes['panel']} ${className}`}
            {...popup}
          >
            {children}
          </Dialog.Popup>
        </Dialog.Viewport>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
