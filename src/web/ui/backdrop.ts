import { type PointerEvent, type SyntheticEvent, useEffect, useRef } from 'react'

/** Within it, a press is the second one of the double click that opened the layer. */
const DOUBLE_CLICK_MS = 400

const isBeside = ({ target, currentTarget }: SyntheticEvent): boolean => target === currentTarget

/** What the ground around a layer hears: a click closes the layer, if it began there. The layer keeps the focus. */
export const useBackdrop = (close: () => void) => {
  const openedAt = useRef(Number.POSITIVE_INFINITY)
  const began = useRef(false)
  useEffect(() => {
    openedAt.current = performance.now()
  }, [])
  return {
    onPointerDown: (press: PointerEvent) => {
      began.current = isBeside(press) && press.timeStamp - openedAt.current > DOUBLE_CLICK_MS
    },
    onMouseDown: (press: SyntheticEvent) => isBeside(press) && press.preventDefault(),
    onClick: (click: SyntheticEvent) => {
      if (isBeside(click) && began.current) close()
    },
  }
}
