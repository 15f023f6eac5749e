import { type Cents, cents } from '#platform/money.ts'

/** What is left to be paid of a grand total once its pre-payment has come, without which nothing would be produced. */
export const amountDue = (grandTotal: Cents, prepayment: { readonly amount: Cents } | null): Cents =>
  cents(grandTotal - (prepayment?.amount ?? 0))
