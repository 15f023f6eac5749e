import { describe, expect, test } from 'vitest'

import { cents } from '#platform/money.ts'
import { goingBy, type QuoteBasis, untouched } from './quote-draft.ts'

const sea = { name: 'Sea freight', transportMode: 'Harbor', transitDays: '', freight: '' } as const
const quoted = {
  optionId: '1.1',
  freight: cents(186_000),
  shippingDiscount: cents(0),
  shippingPrice: cents(186_000),
  grandTotal: cents(200_000),
}
type LastOption = NonNullable<QuoteBasis['last']>['options'][number]

const optionsAfter = (...options: LastOption[]) => {
  const last = options.length > 0 ? { version: 1, options, adjustments: [], note: null } : null
  const basis = { lines: [], promo: null, careCoinsUsed: 0 as never, quoteDueAt: null, timeZone: 'UTC', last }
  return untouched(basis, { promise: null, lines: [] }, 'Harbor').options
}

describe('a quote begins', () => {
  test('with one freight by the transport that the order requests', () => expect(optionsAfter()).toEqual([sea]))

  test('with what was quoted last', () =>
    expect(optionsAfter({ ...quoted, name: 'Express', transportMode: 'Airport', transitDays: 4 })).toEqual([
      { name: 'Express', transportMode: 'Airport', transitDays: '4', freight: '1 860.00' },
    ]))

  test('with what the order requests where an earlier quote does not say', () =>
    expect(optionsAfter({ ...quoted, name: 'Freight', transportMode: null, transitDays: null })).toEqual([
      { ...sea, freight: '1 860.00' },
    ]))
})

test('an option that is to go by another transport changes its name only where that says no more', () => {
  expect(goingBy(sea, 'Road')).toEqual({ ...sea, name: 'Road freight', transportMode: 'Road' })
  expect(goingBy({ ...sea, name: 'Weekly vessel' }, 'Road').name).toBe('Weekly vessel')
  expect(goingBy({ ...sea, name: '', transportMode: '' }, 'Road').name).toBe('')
})
