import type { CSSProperties } from 'react'

import type { Tone } from '#web/ui/page/StatusPill.tsx'
import classes from './ReplayTrack.module.css'

/** Beyond these dots run into each other and say nothing. */
const MOST_DOTS = 80

/** A dot per step in its actor's tone, future ones pale. Screen readers get a slider with `said`. */
export const ReplayTrack = ({
  label,
  said,
  steps,
  place,
  onPlace,
}: {
  label: string
  said: string
  steps: readonly { readonly step: number; readonly tone?: Tone }[]
  place: number
  onPlace: (place: number) => void
}) => {
  const last = Math.max(steps.length - 1, 0)
  const along = (at: number) => ({ '--along': last === 0 ? 0 : at / last }) as CSSProperties
  return (
    <div className={classes['track']} style={along(place)}>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={said}
        min={0}
        max={last}
        step={1}
        value={place}
        disabled={last < 1}
        onChange={(change) => onPlace(Number(change.currentTarget.value))}
      />
      {steps.length <= MOST_DOTS && (
        <div className={classes['dots']} aria-hidden="true">
          {steps.map(({ step, tone }, at) => (
            <span key={step} data-tone={tone} data-ahead={at > place || undefined} style={along(at)} />
          ))}
        </div>
      )}
    </div>
  )
}
