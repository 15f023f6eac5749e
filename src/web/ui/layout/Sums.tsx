import type { ReactNode } from 'react'

import { Money } from '#web/ui/figures/Figures.tsx'
import classes from './layout.module.css'

/** Amounts that add up. `inset`: below a table, as far from the edges as its cells. */
export const Sums = ({ inset, children }: { inset?: true; children: ReactNode }) => (
  <dl className={classes['sums']} data-inset={inset}>
    {children}
  </dl>
)

/** One of them, in cents; null is not known yet. */
export const Sum = ({ name, cents, total }: { name: ReactNode; cents: number | null; total?: true }) => (
  <div data-total={total}>
    <dt>{name}</dt>
    <dd>{cents === null ? '—' : <Money cents={cents} />}</dd>
  </div>
)
