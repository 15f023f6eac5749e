import classes from './Badge.module.css'

/** A count on an icon; counts up with a small pop. Its words are in the name of the button around it. */
export const Badge = ({ count }: { count: number }) =>
  count > 0 && (
    <span key={count} className={classes['badge']} data-wide={count > 99 || undefined} aria-hidden="true">
      {count > 99 ? '99+' : count}
    </span>
  )
