import { atMost99 } from '#platform/text/formats.ts'
import classes from './Badge.module.css'

/** A count on an icon; counts up with a small pop. The name of the button around it says the same number: people speak what they see. */
export const Badge = ({ count }: { count: number }) =>
  count > 0 && (
    <span key={count} className={classes['badge']} data-wide={count > 99 || undefined} aria-hidden="true">
      {atMost99(count)}
    </span>
  )
