import classes from './ProgressBar.module.css'

/** How far something that takes its time is: `done` of `of`, in whatever both are counted. */
export const ProgressBar = ({ label, done, of }: { label: string; done: number; of: number }) => (
  <progress
    className={classes['bar']}
    max={Math.max(1, of)}
    value={Math.min(done, Math.max(1, of))}
    aria-label={label}
  />
)
