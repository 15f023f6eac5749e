import { money, percent } from '#web/ui/figures/format.ts'

/** '$12.50', or '$12.50 less 5%'. */
export const priceAndDiscount = ({ price, discount }: { readonly price: number; readonly discount: number }): string =>
  discount > 0 ? `${money(price)} less ${percent(discount)}` : money(price)
