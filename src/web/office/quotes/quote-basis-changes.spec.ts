import { describe, expect, test } from 'vitest'

import { cents, percent } from '#platform/money.ts'
import { adjustmentsOf, basisChanges } from './quote-basis-changes.ts'

const iron = {
  lineId: 'l1',
  productId: 'p1',
  reference: 'PC-1',
  name: 'Iron',
  packaging: null,
  packagingUnits: null,
  quantity: 20,
  unitPrice: cents(1_250),
  discount: percent(10),
}
const zinc = { ...iron, lineId: 'l2', productId: 'p2', name: 'Zinc' }
const typedFor = { promise: '2026-11-23T09:00:00.000Z', lines: [iron, zinc] }
const anew = (lines: readonly (typeof iron)[]) => ({ promise: '2026-11-24T11:00:00.000Z', lines })

describe('under a quote that is being typed', () => {
  test('an order that is unchanged says nothing', () => {
    expect(basisChanges(typedFor, typedFor, {})).toBeNull()
  })

  test("a colleague's quote is no change: the promise is kept, and none is left", () => {
    expect(basisChanges(typedFor, { ...typedFor, promise: null }, {})).toBeNull()
  })

  test('each line that differs is named', () => {
    const dearer = { ...iron, quantity: 40, unitPrice: cents(1_300) }
    expect(basisChanges(typedFor, anew([dearer, { ...zinc, lineId: 'l3', name: 'Folic acid' }]), {})).toEqual([
      'Iron: 40 units instead of 20.',
      'Iron: $11.70 a unit instead of $11.25.',
      'Zinc was removed.',
      'Folic acid was added: 20 units.',
    ])
  })

  test('a line takes along the price that was typed for it, and that is said', () => {
    const adjustments = {
      l1: { unitPrice: '9', reason: 'Damaged' },
      l2: { unitPrice: '4.20', reason: 'Yearly volume' },
    }
    expect(basisChanges(typedFor, anew([iron]), adjustments)).toEqual([
      'Zinc was removed, with the price you entered: 4.20, Yearly volume',
    ])
    expect(adjustmentsOf(adjustments, [iron])).toEqual({ l1: adjustments.l1 })
  })

  test('a change of where or how the goods travel is one, too', () => {
    expect(basisChanges(typedFor, anew([iron, zinc]), {})).toEqual([])
  })
})
