import type { ReactNode } from 'react'
import classes from './Text.module.css'

/** A text that is quieter, smaller or larger than what is around it, or says what is wrong. */
export const Text = ({
  as: Element = 'p',
  tone = 'muted',
  size,
  typed = false,
  inset = false,
  icon,
  children,
  ...rest
}: {
  as?: 'p' | 'span' | 'small' | 'h2' | 'h3' | 'div'
  /** accent: what one gains. you: what moved. */
  tone?: 'plain' | 'muted' | 'accent' | 'you' | 'error'
  /** label: the heading of a few lines. total: a sum that counts. */
  size?: 'small' | 'label' | 'lead' | 'total'
  /** As a person typed it, with its lines. */
  typed?: boolean
  /** Below a table, as far from the edges as its cells. */
  inset?: boolean
  icon?: ReactNode
  id?: string
  role?: 'alert' | 'status' | 'note'
  children: ReactNode
}) => (
  <Element
    {...rest}
    className={classes['text']}
    data-tone={tone}
    data-size={size}
    data-typed={typed || undefined}
    data-inset={inset || undefined}
    data-icon={icon ? true : undefined}
  >
    {icon}
    {icon ? <span>{children}</span> : children}
  </Element>
)
