import type { ReactNode } from 'react'
import { showCart } from '#modules/ordering/contract.ts'
import { paths } from '#paths'
import { shellTexts } from '#texts/shell.ts'
import { useRead } from '#web/api/endpoint.ts'
import { IconLink } from '#web/ui/actions/Button.tsx'
import { Badge } from './Badge.tsx'

/** The cart with how many products are in it. */
export const CartLink = ({ children }: { children: ReactNode }) => {
  const { data } = useRead(showCart, {}, { staleTime: 30_000 })
  const lines = data?.sections.reduce((sum, section) => sum + section.products.length, 0) ?? 0
  return (
    <IconLink to={paths.cart()} size="large" label={shellTexts.cart(lines)}>
      {children}
      <Badge count={lines} />
    </IconLink>
  )
}
