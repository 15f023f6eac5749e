import { salesWords as words } from '#web/words/sales.ts'
import { type Layout, LEFT } from './chart-layout.ts'
import classes from './SalesChart.module.css'

/** Which months are in sight; drags and keys lead to the others. */
export const MonthsShown = ({
  layout: { months, width },
  room,
  scrolled,
  onScroll,
}: {
  layout: Layout
  room: number
  scrolled: number
  onScroll: (to: number) => void
}) => {
  const inSight = months.filter(
    ({ at, width: wide }) => at + wide / 2 > scrolled + LEFT && at + wide / 2 < scrolled + room,
  )
  const [first, last] = [inSight[0], inSight.at(-1)]
  const monthWidth = months[0]?.width ?? 1
  return (
    <label className={classes['months']} data-no-print>
      <span>{words.monthsShown}</span>
      <input
        type="range"
        min={0}
        max={Math.ceil((width - room) / monthWidth)}
        value={Math.round(scrolled / monthWidth)}
        aria-valuetext={first && last && words.fromTo(first.key, last.key)}
        onChange={(change) => onScroll(Number(change.currentTarget.value) * monthWidth)}
      />
      <span>{first && last && words.fromTo(first.key, last.key)}</span>
    </label>
  )
}
