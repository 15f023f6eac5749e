import type { Layout } from './chart-layout.ts'
import type { Series } from './chart-series.ts'
import classes from './SalesChart.module.css'

/** What tells the series apart where colours do not: one for each tone, within a tile of 6 × 6. The first is plain. */
const HATCHES = [
  '',
  'M-1,7L7,-1M-1,1L1,-1M5,7L7,5',
  'M0,3H6',
  'M-1,-1L7,7M-1,5L1,7M5,-1L7,1',
  'M3,0V6',
  'M0,0L6,6M6,0L0,6',
  'M2,3H4M3,2V4',
  'M0,3H6M3,0V6',
] as const

/** Stands once on the page, and is always drawn: a pattern in what is hidden is none. */
export const Hatches = () => (
  <svg className={classes['hatches']} aria-hidden="true">
    {HATCHES.map((hatch, at) => (
      <pattern key={hatch} id={`hatch-${at + 1}`} width={6} height={6} patternUnits="userSpaceOnUse">
        <rect className={classes['ground']} data-tone={at + 1} width={6} height={6} />
        <path className={classes['hatch']} data-tone={at + 1} d={hatch} />
      </pattern>
    ))}
  </svg>
)

/** The look of a series, beside its name. */
export const Swatch = ({ tone }: Pick<Series, 'tone'>) => (
  <svg className={classes['swatch']} width={12} height={12} aria-hidden="true">
    <rect className={classes['bar']} data-tone={tone} x={0.5} y={0.5} width={11} height={11} rx={3} />
  </svg>
)

/** Round at the top only. */
const roundedBar = (x: number, top: number, width: number, height: number): string => {
  const radius = Math.max(0, Math.min(5, width / 2, height))
  return `M${x},${top + height}v${radius - height}q0,${-radius} ${radius},${-radius}h${width - 2 * radius}q${radius},0 ${radius},${radius}v${height - radius}z`
}

/** The bars of what was ordered, and the dashed steps of what was forecast. */
export const Marks = ({ series, layout }: { series: readonly Series[]; layout: Layout }) => (
  <g aria-hidden="true">
    {layout.bars.map(({ series: at, month, width, top, height, at: x }) => (
      <path
        key={`${month} ${at}`}
        className={classes['bar']}
        data-tone={series[at]?.tone}
        d={roundedBar(x, top, width, height)}
      />
    ))}
    {layout.steps.map((path, at) => (
      <path key={series[at]?.tone} className={classes['step']} data-tone={series[at]?.tone} d={path} />
    ))}
  </g>
)
