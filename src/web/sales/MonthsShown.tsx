import { salesWords as words } from '#web/words/sales.ts'
import type { InSight, Layout } from './chart-layout.ts'
import classes from './SalesChart.module.css'

/** Which months are in sight; drags and keys lead to the others. */
export const MonthsShown = ({
  layout: { months, width },
  room,
  scrolled,
  shown,
  onScroll,
}: {
  layout: Layout
  room: number
  scrolled: number
  shown: InSight | null
  onScroll: (to: number) => void
}) => {
  const said = shown ? words.fromTo(shown.first, shown.last) : ''
  const monthWidth = months[0]?.width ?? 1
  return (
    <label className={classes['months']} data-no-print>
      <span>{words.monthsShown}</span>
      <input
        type="range"
        min={0}
        max={Math.ceil((width - room) / monthWidth)}
        value={Math.round(scrolled / monthWidth)}
        aria-valuetext={said}
        onChange={(change) => onScroll(Number(change.currentTarget.value) * monthWidth)}
      />
      <span>{said}</span>
    </label>
  )
}
