import { IconTag } from '@tabler/icons-react'

import type { Cart } from '#modules/ordering/contract.ts'
import { cartTexts as texts } from '#texts/cart.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { Note } from '#web/ui/page/Note.tsx'
import { movedLines, useSeenPrices } from './seen-prices.ts'

/** What costs more or less of a unit than when the cart was filled. */
export const MovedPrices = ({ cart }: { cart: Cart }) => {
  const moved = movedLines(cart, useSeenPrices(cart))
  if (moved.length === 0) return null
  return (
    <Note tone="you" icon={<IconTag size={18} stroke={1.8} aria-hidden />} strong={texts.moved}>
      {moved.map(({ line, country, was }) => (
        <span key={`${country} ${line.productId}`}>
          {texts.movedOf(line.name, country)} <Money cents={was} /> → <Money cents={line.nonPromoCodeDiscountedPrice} />
          .{' '}
        </span>
      ))}
    </Note>
  )
}
