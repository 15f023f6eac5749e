import type { ReactNode } from 'react'

import { Card } from '#web/ui/page/Card.tsx'
import classes from './layout.module.css'

/** A card whose first sentence says what it is about. `flush`: what follows reaches the edges, as tables do. */
export const Section = ({
  title,
  lead,
  aside,
  flush = false,
  children,
}: {
  title: string
  lead: string
  aside?: ReactNode
  flush?: boolean
  children: ReactNode
}) => (
  <Card title={title} aside={aside} flush={flush}>
    <p className={classes['lead']} data-flush={flush || undefined}>
      {lead}
    </p>
    {children}
  </Card>
)
