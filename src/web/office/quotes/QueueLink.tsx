import { type ReactNode, useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'

import classes from './QuoteQueue.module.css'

/** A row of a queue: chosen with the keys, it comes into view. */
export const QueueLink = ({ to, chosen, children }: { to: string; chosen: boolean; children: ReactNode }) => {
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    if (chosen) link.current?.scrollIntoView({ block: 'nearest' })
  }, [chosen])
  return (
    <Link
      ref={link}
      to={to}
      className={classes['row']}
      aria-current={chosen || undefined}
      data-chosen={chosen || undefined}
    >
      {children}
    </Link>
  )
}
