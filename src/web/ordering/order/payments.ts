import { amountDue } from '#modules/ordering/amount-due.ts'
import type { OrderDetail } from '#modules/ordering/contract.ts'
import { paymentWords as words } from '#web/words/payments.ts'

type Payment = { readonly label: string; readonly cents: number }

/**
 * What comes below the grand total: the pre-payment, and what is left after it, as the invoice says it. Nothing of an order
 * that has none or was cancelled.
 */
export const paymentsOf = ({
  status,
  quote,
  prepayment,
  invoice,
}: Pick<OrderDetail, 'status' | 'quote' | 'prepayment' | 'invoice'>): readonly Payment[] => {
  if (!quote || quote.grandTotal === null || !prepayment || status === 'CANCELLED') return []
  const left = amountDue(quote.grandTotal, prepayment)
  return invoice
    ? [
        { label: words.paid, cents: -prepayment.amount },
        { label: words.due, cents: left },
      ]
    : [
        { label: words.asked, cents: prepayment.amount },
        { label: words.left, cents: left },
      ]
}
