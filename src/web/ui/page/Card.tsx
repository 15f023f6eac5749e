import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import type { Place } from '#paths'
import classes from './Card.module.css'

/** `flush`: no padding, for tables. `screenOnly`: not printed. `place`: links lead to it by this name. */
export const Card = ({
  title,
  aside,
  flush = false,
  screenOnly = false,
  children,
  className = '',
  level = 2,
  place,
}: {
  title?: ReactNode
  aside?: ReactNode
  flush?: boolean
  screenOnly?: boolean
  children: ReactNode
  className?: string
  level?: 2 | 3
  place?: Place
}) => {
  const Heading = level === 2 ? 'h2' : 'h3'
  return (
    <section
      className={`${classes['card']} ${className}`}
      data-flush={flush || undefined}
      data-no-print={screenOnly || undefined}
    >
      {place && <Arrival place={place} />}
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

/** Brings what is around it into view where a link led to it, once it is there. */
export const Arrival = ({ place }: { place: Place }) => {
  const mark = useRef<HTMLSpanElement>(null)
  const isSought = useLocation().hash === `#${place}`
  useEffect(() => {
    if (isSought) mark.current?.parentElement?.scrollIntoView({ block: 'start' })
  }, [isSought])
  return <span ref={mark} id={place} hidden />
}
