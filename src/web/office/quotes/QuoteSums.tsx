import type { QuotePrice } from '#modules/ordering/terms/pricing.ts'
import { quoteTexts as texts } from '#texts/office.ts'
import { sumTexts } from '#texts/quotes.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins } from '#web/ui/figures/format.ts'
import classes from './QuoteSums.module.css'

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
  <dl className={classes['sums']}>
    {goods.subtotal !== goods.total && <Line name={sumTexts.subtotal} cents={goods.subtotal} />}
    {goods.promoCode !== null && goods.promoCodeDiscount > 0 && (
      <Line name={sumTexts.promo(goods.promoCode)} cents={-goods.promoCodeDiscount} />
    )}
    {goods.careCoinsUsed > 0 && (
      <Line name={sumTexts.careCoins(careCoins(goods.careCoinsUsed))} cents={-goods.careCoinsValue} />
    )}
    <Line name={texts.total} cents={goods.total} />
    {freights.map(({ name, line, price }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: options have no other identity while they are typed
      <Freight key={index} name={freights.length > 1 ? name : null} line={line} price={price} />
    ))}
  </dl>
)

/** `name` where there are several. */
const Freight = ({ name, line, price }: { name: string | null; line: string; price: QuotePrice | null }) => (
  <>
    <Line name={line} cents={price?.freight ?? null} />
    {price && price.shippingDiscount > 0 && (
      <>
        <Line name={texts.shippingDiscount} cents={-price.shippingDiscount} />
        <Line name={texts.shippingPrice} cents={price.shippingPrice} />
      </>
    )}
    <Line
      name={name === null ? texts.grandTotal : sumTexts.grandTotalOf(name)}
      cents={price?.grandTotal ?? null}
      strong
    />
  </>
)

const Line = ({ name, cents, strong }: { name: string; cents: number | null; strong?: boolean }) => (
  <div data-strong={strong}>
    <dt>
      <bdi>{name}</bdi>
    </dt>
    <dd>{cents === null ? '—' : <Money cents={cents} />}</dd>
  </div>
)
