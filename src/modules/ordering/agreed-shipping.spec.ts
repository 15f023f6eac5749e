import { describe, expect, test } from 'vitest'
import type { FreightOption } from '#modules/ordering/terms/order-fields.ts'
import { cents } from '#platform/money.ts'
import { unchecked } from '#platform/typed.ts'
import { seaFreight } from '#tests/sample-orders.ts'
import { agreedShipping, settledFreight } from './agreed-shipping.ts'
import type { OrderRecord } from './order-record.ts'

const priced = (shippingPrice: number) => ({
  freight: cents(shippingPrice),
  shippingDiscount: cents(0),
  shippingPrice: cents(shippingPrice),
  grandTotal: cents(22_500 + shippingPrice),
})
const sea = { ...seaFreight, ...priced(8_000) }
const air = {
  ...seaFreight,
  optionId: 'air',
  name: 'Air freight',
  transportMode: 'Airport' as const,
  ...priced(30_000),
}
const unnamed = { ...sea, optionId: 'only', transportMode: null }

type QuotedOrder = Pick<OrderRecord, 'quotes' | 'confirmed'>
const quoted = (options: readonly FreightOption[], optionId?: string, state = 'STANDS') =>
  unchecked<QuotedOrder>({
    quotes: [{ version: 1, state, options }],
    confirmed: optionId === undefined ? null : { quoteVersion: 1, optionId },
  })

describe('the goods travel', () => {
  const shipping = { method: 'CIP', transportMode: 'Road', destination: 'El Dorado' } as const
  const modeOf = (order: QuotedOrder) => agreedShipping({ shipping, ...order }).transportMode

  test('as requested until an option is confirmed', () => expect(modeOf(quoted([sea, air]))).toBe('Road'))
  test('as the confirmed option says', () => expect(modeOf(quoted([sea, air], 'air'))).toBe('Airport'))
  test('as requested where that option does not say', () => expect(modeOf(quoted([unnamed], 'only'))).toBe('Road'))
})

describe('freight is known', () => {
  test('where there is one offer, or one was confirmed', () => {
    expect(settledFreight(quoted([sea]))).toBe(sea)
    expect(settledFreight(quoted([sea, air], 'air'))).toBe(air)
  })
  test('not where there is a choice, nothing, or what was withdrawn', () => {
    expect(settledFreight(quoted([sea, air]))).toBeNull()
    expect(settledFreight({ quotes: [], confirmed: null })).toBeNull()
    expect(settledFreight(quoted([sea], undefined, 'WITHDRAWN'))).toBeNull()
  })
})
