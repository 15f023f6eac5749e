import type { ReactNode } from 'react'

import classes from './LinkButton.module.css'

/** A button within a text or a table, which looks as a link does. */
export const LinkButton = ({
  label,
  onClick,
  children,
}: {
  label?: string
  onClick: () => void
  children: ReactNode
}) => (
  <button type="button" className={classes['link']} aria-label={label} onClick={onClick}>
    {children}
  </button>
)
