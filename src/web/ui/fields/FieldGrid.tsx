import type { ReactNode } from 'react'

import classes from './fields.module.css'

/** Fields side by side, as many as there is room for: labels, boxes, help and errors stand level. Help is under its box here. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={classes['grid']}>{children}</div>
