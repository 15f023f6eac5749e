import type { ReactNode } from 'react'

import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isCancelled, isCurrent } from '#modules/ordering/order-states.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { orderTexts as texts } from '#texts/orders.ts'
import { promoTexts } from '#texts/promo-codes.ts'
import { ExplainFigure } from '#web/replay/ExplainFigure.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins, money, percent } from '#web/ui/figures/format.ts'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { confirmedFreight } from './confirmed-freight.ts'
import { paymentsOf } from './payments.ts'
import { QuoteNote } from './QuoteNote.tsx'
import classes from './Totals.module.css'

/** The order's total stays without shipping; the quote adds it to the grand total. */
export const Totals = ({ order }: { order: OrderDetail }) => {
  const { id, quote, freight, grandTotal, promoCode, promoCodeDiscount } = order
  const { careCoinsUsed, promoCodeCashBackAmount, promoCodeShippingDiscount } = order
  const shippingDiscount = quote?.shippingDiscount ?? 0
  const picked = confirmedFreight(order)
  return (
    <div className={classes['totals']}>
      {quote?.note && !isCurrent(quote.state) && (
        <div className={classes['note']}>
          <QuoteNote title={texts.note} note={quote.note} />
        </div>
      )}
      <div className={classes['sums']}>
        <dl>
          <Line label={texts.subTotal} ask={<ExplainFigure orderId={id} figure="subtotal" label={texts.subTotal} />}>
            <Money cents={order.subtotal} exclVat />
          </Line>
          {promoCode && promoCodeDiscount > 0 && (
            <Line
              label={texts.promo(promoCode)}
              ask={<ExplainFigure orderId={id} figure="promoCodeDiscount" label={texts.promo(promoCode)} />}
            >
              <Money cents={-promoCodeDiscount} />
            </Line>
          )}
          {careCoinsUsed > 0 && (
            <Line
              label={texts.careCoins(careCoins(careCoinsUsed))}
              ask={
                <ExplainFigure orderId={id} figure="careCoinsUsed" label={texts.careCoins(careCoins(careCoinsUsed))} />
              }
            >
              <Money cents={-order.careCoinsUsedTotalValue} />
            </Line>
          )}
          <Line label={texts.total} strong ask={<ExplainFigure orderId={id} figure="total" label={texts.total} />}>
            <Money cents={order.total} exclVat />
          </Line>
          {(!isCancelled(order.status) || freight !== null) && (
            <Line label={texts.freightOf(picked ? freightLine(picked) : '')}>
              {freight !== null ? (
                <Changed of={id} value={freight}>
                  <Money cents={freight} />
                </Changed>
              ) : (
                <span className={classes['waiting']}>
                  {quote ? texts.freightOptions(quote.options.length) : texts.freightWaiting}
                </span>
              )}
            </Line>
          )}
          {shippingDiscount > 0 && (
            <Line label={texts.shippingDiscount}>
              <Money cents={-shippingDiscount} />
            </Line>
          )}
          {grandTotal !== null && (
            <Line
              label={texts.grandTotal}
              grand
              ask={<ExplainFigure orderId={id} figure="grandTotal" label={texts.grandTotal} />}
            >
              <Changed of={id} value={grandTotal}>
                <Money cents={grandTotal} exclVat />
              </Changed>
            </Line>
          )}
          {paymentsOf(order).map(({ label, cents }, index) => (
            <Line key={label} label={label} {...(index > 0 && { strong: true })}>
              <Money cents={cents} />
            </Line>
          ))}
        </dl>
        {promoCode && promoCodeShippingDiscount > 0 && !quote && (
          <p className={classes['waiting']}>{promoTexts.shippingOn(percent(promoCodeShippingDiscount), promoCode)}</p>
        )}
        {careCoinsUsed > 0 && isCancelled(order.status) && (
          <p className={classes['waiting']}>{texts.careCoinsBack(careCoins(careCoinsUsed))}</p>
        )}
        {promoCodeCashBackAmount > 0 && !isCancelled(order.status) && (
          <p className={classes['waiting']}>
            {(order.earned ? texts.cashBackReceived : texts.cashBack)(money(promoCodeCashBackAmount))}
          </p>
        )}
      </div>
    </div>
  )
}

const Line = ({
  label,
  strong,
  grand,
  ask,
  children,
}: {
  label: string
  ask?: ReactNode
  strong?: boolean
  grand?: boolean
  children: ReactNode
}) => (
  <div data-strong={strong} data-grand={grand}>
    <dt>
      {label} {ask}
    </dt>
    <dd>{children}</dd>
  </div>
)
