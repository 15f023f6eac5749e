import type { ReactNode } from 'react'

import classes from './layout.module.css'

/** A picture, and next to it what it belongs to. */
export const Media = ({ picture, children }: { picture: ReactNode; children: ReactNode }) => (
  <div className={classes['media']}>
    {picture}
    <div>{children}</div>
  </div>
)
