import type { OrderDetail } from '#modules/ordering/contract.ts'
import type { OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { isCancelled, isCurrent } from '#modules/ordering/order-states.ts'
import { freightLine } from '#modules/ordering/terms/order-terms.ts'
import { orderTexts as texts } from '#texts/orders.ts'
import { promoTexts } from '#texts/promo-codes.ts'
import { ExplainFigure } from '#web/replay/ExplainFigure.tsx'
import { Money } from '#web/ui/figures/Figures.tsx'
import { careCoins, money, percent } from '#web/ui/figures/format.ts'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Sum, Sums } from '#web/ui/layout/Sums.tsx'
import { Changed } from '#web/ui/lists/Changed.tsx'
import { CardPart } from '#web/ui/page/Card.tsx'
import { Text } from '#web/ui/page/Text.tsx'
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
  const explained = (figure: OrderFigure, label: string) => (
    <>
      {label} <ExplainFigure orderId={id} figure={figure} label={label} />
    </>
  )
  return (
    <CardPart>
      <div className={classes['totals']}>
        {quote?.note && !isCurrent(quote.state) && <QuoteNote title={texts.note} note={quote.note} />}
        <Stack gap={3}>
          <Sums>
            <Sum name={explained('subtotal', texts.subTotal)}>
              <Money cents={order.subtotal} exclVat />
            </Sum>
            {promoCode && promoCodeDiscount > 0 && (
              <Sum name={explained('promoCodeDiscount', texts.promo(promoCode))}>
                <Money cents={-promoCodeDiscount} />
              </Sum>
            )}
            {careCoinsUsed > 0 && (
              <Sum name={explained('careCoinsUsed', texts.careCoins(careCoins(careCoinsUsed)))}>
                <Money cents={-order.careCoinsUsedTotalValue} />
              </Sum>
            )}
            <Sum name={explained('total', texts.total)} strong>
              <Money cents={order.total} exclVat />
            </Sum>
            {(!isCancelled(order.status) || freight !== null) && (
              <Sum name={texts.freightOf(picked ? freightLine(picked) : '')}>
                {freight !== null ? (
                  <Changed of={id} value={freight}>
                    <Money cents={freight} />
                  </Changed>
                ) : (
                  <Text as="span">{quote ? texts.freightOptions(quote.options.length) : texts.freightWaiting}</Text>
                )}
              </Sum>
            )}
            {shippingDiscount > 0 && (
              <Sum name={texts.shippingDiscount}>
                <Money cents={-shippingDiscount} />
              </Sum>
            )}
            {grandTotal !== null && (
              <Sum name={explained('grandTotal', texts.grandTotal)} total>
                <Changed of={id} value={grandTotal}>
                  <Money cents={grandTotal} exclVat />
                </Changed>
              </Sum>
            )}
            {paymentsOf(order).map(({ label, cents }, index) => (
              <Sum key={label} name={label} {...(index > 0 && { strong: true })}>
                <Money cents={cents} />
              </Sum>
            ))}
          </Sums>
          {promoCode && promoCodeShippingDiscount > 0 && !quote && (
            <Text>{promoTexts.shippingOn(percent(promoCodeShippingDiscount), promoCode)}</Text>
          )}
          {careCoinsUsed > 0 && isCancelled(order.status) && (
            <Text>{texts.careCoinsBack(careCoins(careCoinsUsed))}</Text>
          )}
          {promoCodeCashBackAmount > 0 && !isCancelled(order.status) && (
            <Text>{(order.earned ? texts.cashBackReceived : texts.cashBack)(money(promoCodeCashBackAmount))}</Text>
          )}
        </Stack>
      </div>
    </CardPart>
  )
}
