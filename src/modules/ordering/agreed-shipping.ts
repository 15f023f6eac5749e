import type { FreightOption } from '#modules/ordering/terms/order-fields.ts'
import type { Order } from './order.ts'
import type { QuoteVersion } from './order-parts.ts'
import { isWithdrawn } from './order-states.ts'

export const confirmedFreight = ({ quotes, confirmed }: Pick<Order, 'quotes' | 'confirmed'>): FreightOption | null => {
  const quote = quotes.find(({ version }) => version === confirmed?.quoteVersion)
  return quote?.options.find(({ optionId }) => optionId === confirmed?.optionId) ?? null
}

const onlyOption = (options: readonly FreightOption[]): FreightOption | null =>
  options.length === 1 ? (options[0] ?? null) : null

/** Which option of this version of the quote was confirmed; null: none of it. */
export const chosenOptionId = (
  { version }: Pick<QuoteVersion, 'version'>,
  confirmed: Order['confirmed'],
): string | null => (confirmed?.quoteVersion === version ? confirmed.optionId : null)

/** What a version of the quote costs to send as far as that is known: the option that was confirmed, or the only one. */
export const freightOf = (
  quote: Pick<QuoteVersion, 'version' | 'options'>,
  confirmed: Order['confirmed'],
): FreightOption | null => {
  const chosen = chosenOptionId(quote, confirmed)
  return quote.options.find(({ optionId }) => optionId === chosen) ?? onlyOption(quote.options)
}

export const settledFreight = ({ quotes, confirmed }: Pick<Order, 'quotes' | 'confirmed'>): FreightOption | null => {
  const latest = quotes.at(-1)
  return latest && !isWithdrawn(latest.state) ? freightOf(latest, confirmed) : null
}

/** How the goods travel: as the distributor requested, until it confirms a freight option that goes by another transport. */
export const agreedShipping = (order: Pick<Order, 'shipping' | 'quotes' | 'confirmed'>): Order['shipping'] => ({
  ...order.shipping,
  transportMode: confirmedFreight(order)?.transportMode ?? order.shipping.transportMode,
})
