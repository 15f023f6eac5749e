import type { ReactNode } from 'react'

import classes from './layout.module.css'

/** A part of a card on quieter ground. `edge`: the foot of a card that is flush. */
export const Box = ({
  edge = false,
  children,
  ...rest
}: {
  edge?: boolean
  children: ReactNode
  'aria-label'?: string
}) => {
  const Element = rest['aria-label'] ? 'section' : 'div'
  return (
    <Element {...rest} className={classes['box']} data-edge={edge || undefined}>
      {children}
    </Element>
  )
}
