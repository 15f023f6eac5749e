import type { ReactNode } from 'react'

import { Money } from '#web/ui/figures/Figures.tsx'
import classes from './layout.module.css'

/** Figures that add up. `inset`: below a table, as far from the edges as its cells. */
export const Sums = ({ inset, children }: { inset?: true; children: ReactNode }) => (
  <dl className={classes['sums']} data-inset={inset}>
    {children}
  </dl>
)

/** One of them: in cents, where null is not known yet, or as it is shown. */
export const Sum = ({
  name,
  cents,
  strong,
  total,
  children = cents === null || cents === undefined ? '—' : <Money cents={cents} />,
}: {
  name: ReactNode
  cents?: number | null
  /** It counts, on the way to the total. */
  strong?: true
  total?: true
  children?: ReactNode
}) => (
  <div data-strong={strong} data-total={total}>
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
