import { type Cents, cents } from '#platform/money.ts'
import { money } from '#web/ui/figures/format.ts'

/** Ten million dollars: more is refused by the server. */
export const MOST_FREIGHT = 1_000_000_000

const AMOUNT = /^\$?\s*(\d+|\d{1,3}(?: \d{3})+)(?:\.(\d{1,2}))?$/

/** '1860', '1 860.00', '$1 860.5'. A comma is ambiguous and refused. null: no amount. */
export const readDollars = (typed: string): Cents | null => {
  const [, whole, fraction = ''] = AMOUNT.exec(typed.trim().replaceAll(/[\u00A0\u202F]/g, ' ')) ?? []
  if (whole === undefined) return null
  const amount = Number(whole.replaceAll(' ', '')) * 100 + Number(fraction.padEnd(2, '0'))
  return Number.isSafeInteger(amount) ? cents(amount) : null
}

/** An amount as a person would type it: '1 860.00'. */
export const typedDollars = (amount: number): string => money(amount).replace('$', '')
