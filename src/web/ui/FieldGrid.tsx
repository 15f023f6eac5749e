import type { ReactNode } from 'react'

import classes from './fields.module.css'

/** Fields side by side, as many as there is room for: labels, boxes and errors stand level, whatever help each has. */
export const FieldGrid = ({ children }: { children: ReactNode }) => <div className={classes['grid']}>{children}</div>
