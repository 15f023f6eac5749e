import type { ReactNode } from 'react'

import classes from './IconTile.module.css'

/** An icon on a tile with one round corner, before the name of what it is about. */
export const IconTile = ({ moving = false, children }: { moving?: boolean; children: ReactNode }) => (
  <span className={classes['tile']} data-moving={moving || undefined} aria-hidden="true">
    {children}
  </span>
)
