import type { Day } from '#platform/event.ts'
import { salesWords as words } from '#web/words/sales.ts'
import { Axes } from './ChartAxes.tsx'
import { Marks } from './ChartMarks.tsx'
import { HEIGHT, layoutOf, stripsOf } from './chart-layout.ts'
import type { Series } from './chart-series.ts'
import classes from './SalesChart.module.css'

/** What is drawn across an upright sheet, a quarter smaller than on the screen: letters of 9 px, which are read on paper. */
const PAPER = 900

/** The chart on paper, which nobody scrolls: every month is there, in as many strips below each other as it takes. */
export const PrintedChart = ({
  series,
  months,
  today,
}: {
  series: readonly Series[]
  months: readonly string[]
  today: Day
}) =>
  stripsOf(series, months, PAPER).map((keys) => {
    const layout = layoutOf(series, keys, PAPER)
    return (
      <svg
        key={keys[0]}
        className={classes['chart']}
        viewBox={`0 0 ${layout.width} ${HEIGHT}`}
        role="img"
        aria-label={words.chart}
      >
        <Axes layout={layout} today={today} />
        <Marks series={series} layout={layout} />
      </svg>
    )
  })
