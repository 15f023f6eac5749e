import { useId } from 'react'

import { useMedia } from '#web/ui/style/media.ts'
import classes from './Chart.module.css'
import type { SeriesKind } from './chart-model.ts'
import { dashOf, hatchInk, hatchOf, lineInk, toneOf } from './hatches.ts'

const SIZE = 12
const LINE = 22

/** The look of a series, next to its name: its colour, and its hatch or dash where colours are not enough. */
export const Swatch = ({ tone, kind = 'bar' }: { tone: number; kind?: SeriesKind }) => {
  const printing = useMedia('print')
  const forced = useMedia('(forced-colors: active)')
  const colourless = printing || forced
  const width = kind === 'bar' ? SIZE : LINE
  return (
    <svg className={classes['swatch']} width={width} height={SIZE} aria-hidden="true">
      {kind === 'bar' ? (
        <Tile tone={tone} hatched={colourless} />
      ) : (
        <path
          d={`M0,${SIZE / 2}H${LINE}`}
          stroke={lineInk(tone)}
          strokeWidth={2}
          strokeDasharray={kind === 'plan' ? dashOf(colourless ? tone : 1).join(' ') : undefined}
        />
      )}
    </svg>
  )
}

const Tile = ({ tone, hatched }: { tone: number; hatched: boolean }) => {
  const id = useId()
  const hatch = hatched ? hatchOf(tone) : null
  const edge = { x: 0.5, y: 0.5, width: SIZE - 1, height: SIZE - 1, rx: 3 }
  return (
    <>
      <rect {...edge} fill={toneOf(tone)} stroke={`var(--series-ink, ${toneOf(tone)})`} />
      {hatch && (
        <>
          <pattern
            id={id}
            width={hatch.across[0] + hatch.across[1]}
            height={hatch.down[0] + hatch.down[1]}
            patternUnits="userSpaceOnUse"
            patternTransform={`rotate(${hatch.turned})`}
          >
            <rect width={hatch.across[0]} height={hatch.down[0]} fill={hatchInk(tone)} />
          </pattern>
          <rect {...edge} fill={`url(#${id})`} />
        </>
      )}
    </>
  )
}
