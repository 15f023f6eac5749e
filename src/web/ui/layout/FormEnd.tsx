import type { ReactNode } from 'react'

import classes from './layout.module.css'

/** The buttons below a form, and what is wrong with it as a whole. */
export const FormEnd = ({ error, children }: { error?: string | null; children: ReactNode }) => (
  <div className={classes['end']}>
    {error && <p role="alert">{error}</p>}
    {children}
  </div>
)
