import type { ReactNode } from 'react'
import { Link } from 'react-router'

import { showCart } from '#modules/ordering/contract.ts'
import { useRead } from '#web/endpoint.ts'
import { shellWords } from '#web/words/shell.ts'
import { Badge } from './Badge.tsx'
import classes from './IconLink.module.css'

/** The cart with how many products are in it. */
export const CartLink = ({ children }: { children: ReactNode }) => {
  const { data } = useRead(showCart, {}, { staleTime: 30_000 })
  const lines = data?.sections.reduce((sum, section) => sum + section.products.length, 0) ?? 0
  return (
    <Link to="/cart" className={classes['link']} aria-label={shellWords.cart(lines)} title={shellWords.cart(lines)}>
      {children}
      <Badge count={lines} />
    </Link>
  )
}
