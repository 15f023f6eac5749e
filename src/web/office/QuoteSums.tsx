import type { QuotePrice } from '#modules/ordering/pricing.ts'
import { Money } from '#web/ui/Figures.tsx'
import { percent } from '#web/ui/format.ts'
import { quoteWords as words } from '#web/words/office.ts'
import classes from './QuoteSums.module.css'

/** How a quote adds up; money in cents, `discount` in percent off the freight. `price` is null while no freight is typed. */
export const QuoteSums = ({
  total,
  price,
  discount,
}: {
  total: number
  price: QuotePrice | null
  discount: number
}) => (
  <dl className={classes['sums']}>
    <Line name={words.total} cents={total} />
    <Line name={words.freightLine} cents={price?.freight ?? null} />
    {discount > 0 && (
      <>
        <Line name={words.shippingDiscount(percent(discount))} cents={price && -price.shippingDiscount} />
        <Line name={words.shippingPrice} cents={price?.shippingPrice ?? null} />
      </>
    )}
    <Line name={words.grandTotal} cents={price?.grandTotal ?? null} strong />
  </dl>
)

const Line = ({ name, cents, strong }: { name: string; cents: number | null; strong?: boolean }) => (
  <div data-strong={strong}>
    <dt>{name}</dt>
    <dd>{cents === null ? '—' : <Money cents={cents} />}</dd>
  </div>
)
