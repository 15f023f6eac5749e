import type { ReactNode } from 'react'

import { Card } from '#web/ui/page/Card.tsx'
import classes from './layout.module.css'

/** Facts below each other, each under its name. */
export const FactCard = ({ children }: { children: ReactNode }) => (
  <Card className={classes['fact-card'] ?? ''}>{children}</Card>
)

/** One thing that is to be known. */
export const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className={classes['fact']}>
    <h3>{title}</h3>
    {children}
  </div>
)
