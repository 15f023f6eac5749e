import type { OrderDetail } from '#modules/ordering/contract.ts'
import { isCancelled } from '#modules/ordering/order-states.ts'
import { amountDue } from '#modules/ordering/terms/amount-due.ts'
import { paymentTexts as texts } from '#texts/orders.ts'

type Payment = { readonly label: string; readonly cents: number }

/** The pre-payment and the rest, as on the invoice. Empty without one, or where the order was cancelled. */
export const paymentsOf = ({
  status,
  quote,
  prepayment,
  invoice,
}: Pick<OrderDetail, 'status' | 'quote' | 'prepayment' | 'invoice'>): readonly Payment[] => {
  if (!quote || quote.grandTotal === null || !prepayment || isCancelled(status)) return []
  const left = amountDue(quote.grandTotal, prepayment)
  return invoice
    ? [
        { label: texts.paid, cents: -prepayment.amount },
        { label: texts.due, cents: left },
      ]
    : [
        { label: texts.prepayment, cents: prepayment.amount },
        { label: texts.left, cents: left },
      ]
}
