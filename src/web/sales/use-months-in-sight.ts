import { type UIEvent, useLayoutEffect, useRef, useState } from 'react'

import type { Day } from '#platform/event.ts'
import { type Layout, type MonthPlace, middleInSight, scrolledTo, startOf } from './chart-layout.ts'

/** Less is the browser's rounding. */
const MOVED = 1

/**
 * How far a chart wider than its room is scrolled. What is near today is what people came for; the years before it are a
 * swipe away. Where somebody scrolled to stays in sight when the window changes its width.
 */
export const useMonthsInSight = (layout: Layout, room: number, today: Day) => {
  const scroll = useRef<HTMLDivElement>(null)
  const sought = useRef<MonthPlace | null>(null)
  const put = useRef(0)
  const [scrolled, setScrolled] = useState(0)
  const wide = layout.width > room
  const start = startOf(today, layout, room)
  useLayoutEffect(() => {
    const box = scroll.current
    if (!wide || !box) return
    box.scrollLeft = (sought.current && scrolledTo(sought.current, layout, room)) ?? start
    put.current = box.scrollLeft
    setScrolled(box.scrollLeft)
  }, [wide, layout, room, start])
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>) => {
    setScrolled(box.scrollLeft)
    // The window that changes its width moves the months as well, before they are laid out for it.
    const isSought = wide && box.clientWidth === room && Math.abs(box.scrollLeft - put.current) > MOVED
    if (isSought) sought.current = middleInSight(layout, box.scrollLeft, room)
  }
  return { scroll, scrolled, wide, onScroll }
}
