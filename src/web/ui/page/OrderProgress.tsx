import { percent as shownPercent } from '#web/ui/figures/format.ts'
import classes from './OrderProgress.module.css'

/** The ribbon of an order: 20 % is purple, only 100 % reaches cyan. `label` is the status as text. */
export const OrderProgress = ({ value, label }: { value: number; label: string }) => (
  <span className={classes['progress']} role="img" aria-label={`${shownPercent(value)}, ${label}`}>
    <span className={classes['track']}>
      <span className={classes['ribbon']} style={{ clipPath: `inset(0 ${100 - value}% 0 0 round 3px)` }} />
    </span>
    <span className={classes['figure']}>{shownPercent(value)}</span>
  </span>
)
