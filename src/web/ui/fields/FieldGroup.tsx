import type { ReactNode } from 'react'

import classes from './fields.module.css'

/** Fields that belong together, under one name. */
export const FieldGroup = ({ legend, children }: { legend: string; children: ReactNode }) => (
  <fieldset className={classes['group']}>
    <legend>{legend}</legend>
    {children}
  </fieldset>
)
