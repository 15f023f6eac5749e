import { type Cents, cents, type Percent, percent, percentOf } from '#platform/money.ts'
import { stepFormTexts as texts } from '#texts/fulfilment.ts'
import { readDollars } from '#web/office/quotes/freight.ts'
import { money } from '#web/ui/figures/format.ts'

export type PrepaymentDraft = { readonly how: 'WHOLE' | 'PERCENT' | 'AMOUNT'; readonly typed: string }

/** The requested amount, as the call takes it; or what is wrong with what was typed. */
export type PrepaymentRequest =
  | { readonly ask: { readonly percent?: Percent; readonly amount?: Cents }; readonly comes: Cents }
  | { readonly error: string }

/** The whole, a percentage or an amount of the grand total. */
export const prepaymentOf = ({ how, typed }: PrepaymentDraft, grandTotal: number): PrepaymentRequest => {
  if (how === 'WHOLE') return { ask: {}, comes: cents(grandTotal) }
  if (how === 'PERCENT') {
    const share = Number(/^\s*(\d{1,3})\s*%?\s*$/.exec(typed)?.[1] ?? Number.NaN)
    if (!(share >= 1 && share <= 100)) return { error: texts.wrongPercent }
    return { ask: { percent: percent(share) }, comes: percentOf(cents(grandTotal), percent(share)) }
  }
  const amount = readDollars(typed)
  if (amount === null || amount === 0) return { error: texts.wrongAmount }
  return amount > grandTotal ? { error: texts.tooMuch(money(grandTotal)) } : { ask: { amount }, comes: amount }
}
