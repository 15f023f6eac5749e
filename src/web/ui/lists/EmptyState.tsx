import type { ReactNode } from 'react'

import classes from './EmptyState.module.css'

/** Nothing here yet: small artwork, one sentence on what will be here, one action. After filtering: no artwork. */
export const EmptyState = ({ art, children, action }: { art?: ReactNode; children: ReactNode; action?: ReactNode }) => (
  <div className={classes['empty']}>
    {art}
    <p>{children}</p>
    {action}
  </div>
)
