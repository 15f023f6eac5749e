import { decideQuote, placeOrder } from '#modules/ordering/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import type { Whole } from '#tests/whole/two-companies.ts'

/** Of Andina: 20 units at $12 345.67 with 10 CareCoins, quoted with $80.00 of freight and confirmed. */
export const confirmedOrder = async ({ world: { done }, andina, sales }: Whole) => {
  const { buyer, registrationId, packagingId, shippingAddressId, billingAddressId } = andina
  const { orderId: id, num } = await done(
    placeOrder,
    {
      registrations: [{ registrationId, packagingId, quantity: 20 }],
      shipping: { method: 'CIP', transportMode: 'Harbor', destination: 'Buenaventura' },
      shippingAddressId,
      billingAddressId,
      careCoinsUsed: 10 as never,
    },
    buyer,
  )
  await done(issueQuote, { id, ...oneFreight(8_000) }, sales)
  await done(decideQuote, { orderId: id, status: 'CONFIRMED' }, buyer)
  return { id, num }
}
