import classes from './StatusPill.module.css'

/** Who must act: you (amber), the provider (purple); or what it is: moving, done, closed, error. */
export type Tone = 'you' | 'provider' | 'moving' | 'done' | 'closed' | 'error'

export const StatusPill = ({ tone, children }: { tone: Tone; children: string }) => (
  <span className={classes['pill']} data-tone={tone}>
    <span className={classes['dot']} aria-hidden="true" />
    {children}
  </span>
)
