import type { QuotePrice } from '#modules/ordering/terms/pricing.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { sumTexts } from '#texts/quotes.ts'
import { careCoins } from '#web/ui/figures/format.ts'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'

/** What a quote comes to before its freight; cents. */
export type GoodsPrice = {
  readonly subtotal: number
  readonly promoCode: string | null
  readonly promoCodeDiscount: number
  readonly careCoinsUsed: number
  readonly careCoinsValue: number
  readonly total: number
}

/** How a quote adds up: the goods, then each freight with its grand total. `line`: its name and how it travels; the price is null while no amount is typed. */
export const QuoteSums = ({
  goods,
  freights,
}: {
  goods: GoodsPrice
  freights: readonly { readonly name: string; readonly line: string; readonly price: QuotePrice | null }[]
}) => (
  <Sums>
    {goods.subtotal !== goods.total && <Sum name={sumTexts.subtotal} cents={goods.subtotal} />}
    {goods.promoCode !== null && goods.promoCodeDiscount > 0 && (
      <Sum name={sumTexts.promo(goods.promoCode)} cents={-goods.promoCodeDiscount} />
    )}
    {goods.careCoinsUsed > 0 && (
      <Sum name={sumTexts.careCoins(careCoins(goods.careCoinsUsed))} cents={-goods.careCoinsValue} />
    )}
    <Sum name={texts.total} cents={goods.total} />
    {freights.map(({ name, line, price }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity while they are typed
      <Freight key={index} name={freights.length > 1 ? name : null} line={line} price={price} />
    ))}
  </Sums>
)

/** `name` where there are several. */
const Freight = ({ name, line, price }: { name: string | null; line: string; price: QuotePrice | null }) => (
  <>
    <Sum name={<bdi>{line}</bdi>} cents={price?.freight ?? null} />
    {price && price.shippingDiscount > 0 && (
      <>
        <Sum name={texts.shippingDiscount} cents={-price.shippingDiscount} />
        <Sum name={texts.shippingPrice} cents={price.shippingPrice} />
      </>
    )}
    <Sum
      name={<bdi>{name === null ? texts.grandTotal : sumTexts.grandTotalOf(name)}</bdi>}
      cents={price?.grandTotal ?? null}
      total
    />
  </>
)
