import type { ReactNode } from 'react'

import classes from './layout.module.css'

/** What a page is about, and what belongs to it in a narrow column next to it, or below it where there is no room. */
export const WithAside = ({ aside, children }: { aside: ReactNode; children: ReactNode }) => (
  <div className={classes['with-aside']}>
    <div>
      <div>{children}</div>
      <div>{aside}</div>
    </div>
  </div>
)
