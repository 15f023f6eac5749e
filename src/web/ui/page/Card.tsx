import type { ReactNode } from 'react'

import classes from './Card.module.css'

/** `flush`: no padding, for tables. `screenOnly`: not printed. */
export const Card = ({
  title,
  aside,
  flush = false,
  screenOnly = false,
  children,
  className = '',
  level = 2,
}: {
  title?: ReactNode
  aside?: ReactNode
  flush?: boolean
  screenOnly?: boolean
  children: ReactNode
  className?: string
  level?: 2 | 3
}) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      className={`${classes['card']} ${className}`}
      data-flush={flush || undefined}
      data-no-print={screenOnly || undefined}
    >
      {(title || aside) && (
        <header className={classes['head']}>
          {title && <Heading>{title}</Heading>}
          {aside}
        </header>
      )}
      {children}
    </section>
  )
}

/** What is no table in a card that is flush. */
export const CardPart = ({ children }: { children: ReactNode }) => <div className={classes['part']}>{children}</div>
