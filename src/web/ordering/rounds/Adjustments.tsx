import type { OrderDetail } from '#modules/ordering/contract.ts'
import { quoteCardTexts as texts } from '#texts/quotes.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import classes from './Adjustments.module.css'

/** The prices that sales changed for the latest quote: before, after, and why. Nothing where none was changed. */
export const Adjustments = ({ order: { quote, orderItems } }: { order: OrderDetail }) => {
  if (!quote || quote.adjustments.length === 0) return null
  const nameOf = (lineId: string) => orderItems.find(({ id }) => id === lineId)?.registration.product.name ?? '—'
  return (
    <div className={classes['adjustments']}>
      <h3>{texts.adjusted}</h3>
      <ul role="list">
        {quote.adjustments.map(({ lineId, from, to, reason }) => (
          <li key={lineId}>
            <bdi>{nameOf(lineId)}</bdi>
            <span>
              <s>
                <span className="visually-hidden">{texts.before} </span>
                <Money cents={from} />
              </s>{' '}
              <strong>
                <Money cents={to} />
              </strong>
            </span>
            <q>{reason}</q>
          </li>
        ))}
      </ul>
    </div>
  )
}
