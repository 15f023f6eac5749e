import classes from './RoundRating.module.css'

/** Half of what is counted, and more, is good (specification 3 §2.16). */
const GOOD_FROM = 50
/** Of the circle, whose length is 100. */
const RADIUS = 100 / (2 * Math.PI)

/** A percentage as a ring, green from 50 on; null: there is nothing to count. `label` says of what. */
export const RoundRating = ({ percent, label }: { percent: number | null; label: string }) => (
  <span className={classes['rating']} data-good={(percent !== null && percent >= GOOD_FROM) || undefined}>
    <svg viewBox="0 0 40 40" width="64" height="64" aria-hidden="true">
      <circle cx="20" cy="20" r={RADIUS} className={classes['track']} />
      {percent !== null && percent > 0 && (
        <circle
          cx="20"
          cy="20"
          r={RADIUS}
          className={classes['part']}
          strokeDasharray={`${percent} 100`}
          transform="rotate(-90 20 20)"
        />
      )}
    </svg>
    <span className={classes['figure']}>
      <span className="visually-hidden">{label}: </span>
      {percent === null ? '—' : `${percent}%`}
    </span>
  </span>
)
