import type { Day } from '#platform/event.ts'
import { count, day } from '#web/ui/format.ts'
import { salesWords as words } from '#web/words/sales.ts'
import { HEIGHT, type Layout, LEFT, lineOf } from './chart-layout.ts'
import classes from './SalesChart.module.css'

/** The figures of the axis, which stay where they are while the months are scrolled. */
export const Scale = ({ layout }: { layout: Layout }) => (
  <svg className={`${classes['chart']} ${classes['scale']}`} width={LEFT} height={HEIGHT} aria-hidden="true">
    {layout.ticks.map(({ value, at }) => (
      <text key={value} x={LEFT - 8} y={at + 4} textAnchor="end">
        {count(value)}
      </text>
    ))}
  </svg>
)

/** The grid with its figures, the months, and the hairline of today. */
export const Axes = ({ layout, today }: { layout: Layout; today: Day }) => {
  const now = lineOf(today, layout)
  return (
    <g aria-hidden="true">
      {layout.ticks.map(({ value, at }) => (
        <g key={value}>
          <line className={classes['grid']} x1={LEFT} x2={layout.width} y1={at} y2={at} />
          <text x={LEFT - 8} y={at + 4} textAnchor="end">
            {count(value)}
          </text>
        </g>
      ))}
      {now !== undefined && (
        <>
          <line className={classes['today']} x1={now} x2={now} y1={layout.ceiling} y2={layout.floor} />
          <text x={now} y={layout.ceiling - 5} textAnchor="middle">
            {day(today)}
          </text>
        </>
      )}
      {layout.months.map(({ key, at, width }, place) => (
        <text key={key} x={at + width / 2} y={layout.floor + 16} textAnchor="middle">
          {words.monthShort(key)}
          {(place === 0 || key.endsWith('01')) && (
            <tspan x={at + width / 2} dy={14}>
              {key.slice(0, 4)}
            </tspan>
          )}
        </text>
      ))}
    </g>
  )
}
