import { useId } from 'react'

import { useMedia } from '#web/ui/media.ts'
import classes from './Chart.module.css'
import { hatchInk, hatchOf, toneOf } from './hatches.ts'

const SIZE = 12

/** The look of a series, beside its name: its colour, and its hatch where colours do not tell. */
export const Swatch = ({ tone }: { tone: number }) => {
  const id = useId()
  const printing = useMedia('print')
  const forced = useMedia('(forced-colors: active)')
  const hatch = printing || forced ? hatchOf(tone) : null
  const edge = { x: 0.5, y: 0.5, width: SIZE - 1, height: SIZE - 1, rx: 3 }
  return (
    <svg className={classes['swatch']} width={SIZE} height={SIZE} aria-hidden="true">
      {hatch && (
        <pattern
          id={id}
          width={hatch.across[0] + hatch.across[1]}
          height={hatch.down[0] + hatch.down[1]}
          patternUnits="userSpaceOnUse"
          patternTransform={`rotate(${hatch.turned})`}
        >
          <rect width={hatch.across[0]} height={hatch.down[0]} fill={hatchInk(tone)} />
        </pattern>
      )}
      <rect {...edge} fill={toneOf(tone)} stroke={`var(--chart-ink, ${toneOf(tone)})`} />
      {hatch && <rect {...edge} fill={`url(#${id})`} />}
    </svg>
  )
}
