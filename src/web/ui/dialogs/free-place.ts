import { useLayoutEffect, useRef } from 'react'

const CONTROLS = 'a[href], button, input, select, textarea, summary, [role=combobox]'

const isShown = (element: Element): boolean =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && element.closest('[inert]') === null

/** How many controls of the page lie under it. */
const covered = (message: HTMLElement): number => {
  const { top, bottom, left, right } = message.getBoundingClientRect()
  return [...document.querySelectorAll(CONTROLS)].filter((control) => {
    if (message.contains(control)) return false
    const rect = control.getBoundingClientRect()
    if (rect.top >= bottom || rect.bottom <= top || rect.left >= right || rect.right <= left) return false
    return isShown(control)
  }).length
}

/** The first of these places, each a `data-place` of the style sheet, where the message covers no control; while it is shown it makes way for others. */
export const useFreePlace = (places: readonly string[]) => {
  const ref = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const message = ref.current
    if (!message) return
    const coveredAt = (place: string): number => {
      message.dataset['place'] = place
      return covered(message)
    }
    const look = () => {
      const now = message.dataset['place']
      if (now !== undefined && covered(message) === 0) return
      let best = { place: places[0] ?? '', count: Number.POSITIVE_INFINITY }
      for (const place of places) {
        const count = coveredAt(place)
        if (count < best.count) best = { place, count }
        if (count === 0) break
      }
      message.dataset['place'] = best.place
    }
    let frame = 0
    const lookSoon = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(look)
    }
    look()
    const changes = new MutationObserver(lookSoon)
    changes.observe(document.body, { childList: true, subtree: true })
    addEventListener('scroll', lookSoon, { passive: true, capture: true })
    addEventListener('resize', lookSoon)
    return () => {
      cancelAnimationFrame(frame)
      changes.disconnect()
      removeEventListener('scroll', lookSoon, { capture: true })
      removeEventListener('resize', lookSoon)
    }
  }, [places])
  return ref
}
