import type { FreightOption } from './order-fields.ts'
import type { OrderRecord } from './order-record.ts'

/** The way to send the goods that the distributor confirmed; null before. */
export const confirmedFreight = ({
  quotes,
  confirmed,
}: Pick<OrderRecord, 'quotes' | 'confirmed'>): FreightOption | null => {
  const quote = quotes.find(({ version }) => version === confirmed?.quoteVersion)
  return quote?.options.find(({ optionId }) => optionId === confirmed?.optionId) ?? null
}

/** The freight that an order costs as far as that is known: the confirmed one, or the only one on offer. */
export const settledFreight = (order: Pick<OrderRecord, 'quotes' | 'confirmed'>): FreightOption | null => {
  const latest = order.quotes.at(-1)
  const offered = latest && latest.state !== 'WITHDRAWN' ? latest.options : []
  return confirmedFreight(order) ?? (offered.length === 1 ? (offered[0] ?? null) : null)
}

/** How the goods travel: as the distributor asked, until it confirms a freight option that goes by another transport. */
export const agreedShipping = (
  order: Pick<OrderRecord, 'shipping' | 'quotes' | 'confirmed'>,
): OrderRecord['shipping'] => ({
  ...order.shipping,
  transportMode: confirmedFreight(order)?.transportMode ?? order.shipping.transportMode,
})
