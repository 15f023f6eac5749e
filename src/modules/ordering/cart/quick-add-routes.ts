import { countryOf } from '#modules/catalogue/events.ts'
import { invalid, type Refusal } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import { cartOf } from '#projections/carts.ts'
import { distributorOf } from '#projections/distributors.ts'
import { portfolio } from '#projections/products.ts'

import { addLines, cart } from './cart.ts'
import { type CheckedRow, checkedRows, lineOfRow, type QuickAddFacts } from './quick-add.ts'
import { checkQuickAdd, quickAdd } from './quick-add-contract.ts'

const factsOf = async (db: ReadModels, distributorId: string): Promise<Omit<QuickAddFacts, 'cart'>> => {
  const [products, company] = await Promise.all([portfolio(db), distributorOf(db, distributorId)])
  return { products, countries: (company?.countryIds ?? []).map(countryOf) }
}

type SentRow = {
  readonly reference: string
  readonly quantity: string
  readonly country?: string
  readonly packaging?: string
}
const typed = (lines: readonly SentRow[]) => lines.map((line) => ({ country: '', packaging: '', ...line }))

/** What is wrong, by the row's place; null when nothing is. */
const refusedRows = (rows: readonly CheckedRow[]): Refusal | null => {
  const errors = Object.fromEntries(
    rows.flatMap(({ problems }, at) => problems.map(({ field, reason }) => [`lines.${at}.${field}`, reason])),
  )
  return Object.keys(errors).length > 0 ? { ...invalid(errors), members: { rows } } : null
}

export const quickAddRoutes = [
  serve(checkQuickAdd, async ({ db, me, input: { lines } }) => {
    const [facts, { lines: linesInCart }] = await Promise.all([factsOf(db, me.distributorId), cartOf(db, me.userId)])
    return { rows: checkedRows(typed(lines), { ...facts, cart: linesInCart }) }
  }),

  serve(quickAdd, async ({ db, me, log, input: { lines } }) => {
    const distributorId = me.distributorId
    const [facts, { lines: linesInCart }] = await Promise.all([
      factsOf(db, distributorId),
      log.stateOf(cart, me.userId),
    ])
    const rows = checkedRows(typed(lines), { ...facts, cart: linesInCart })
    const no = refusedRows(rows)
    if (no) return no
    const chosen = rows.flatMap(lineOfRow)
    const answer = {
      success: true as const,
      added: rows.filter(({ inCart }) => inCart === null).length,
      rows: chosen.map(({ productId, countryId, quantity }, index) => ({
        productId,
        name: rows[index]?.product?.name ?? '',
        countryId,
        quantity,
        outcome: rows[index]?.inCart === null ? ('ADDED' as const) : ('UNCHANGED' as const),
      })),
    }
    return (await log.decide(cart, me.userId, addLines(distributorId, chosen), { answer })).answer
  }),
]
