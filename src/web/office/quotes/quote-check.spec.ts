import { describe, expect, test } from 'vitest'

import { cents, percent } from '#platform/money.ts'
import { fieldsOf, figuresOf, isAmount, quoteErrors, quoteInput } from './quote-check.ts'
import type { QuoteBasis, QuoteDraft } from './quote-draft.ts'

const line = {
  lineId: 'l1',
  productId: 'p1',
  reference: 'PC-1',
  name: 'Folic acid',
  packaging: null,
  packagingUnits: null,
  quantity: 20,
  unitPrice: cents(1_250),
  discount: percent(10),
}
const basis: QuoteBasis = {
  lines: [line, { ...line, lineId: 'l2', productId: 'p2', name: 'Iron' }],
  promo: null,
  timeZone: 'UTC',
  careCoinsUsed: 0 as never,
  quoteDueAt: null,
  last: null,
}
const TODAY = '2026-11-20'
const option = { name: 'Sea freight', transportMode: 'Harbor', transitDays: '35', freight: '1 860.00' } as const
const draft = (changes: Partial<QuoteDraft> = {}): QuoteDraft => ({
  typedFor: { promise: null, lines: basis.lines },
  options: [option],
  adjustments: {},
  validUntil: '18/12/2026',
  note: '',
  after: 0,
  ...changes,
})

describe('what is typed', () => {
  test('is sent as amounts, days and text, or left out', () => {
    const adjustments = { l2: { unitPrice: '10.5', reason: ' Yearly volume ' }, l1: { unitPrice: '', reason: '' } }
    const typed = draft({
      options: [{ name: ' Air ', transportMode: 'Airport', transitDays: ' 4 ', freight: '0' }],
      adjustments,
    })
    expect(quoteErrors(typed, basis, TODAY)).toEqual({})
    expect(quoteInput(typed, basis)).toEqual({
      options: [{ name: 'Air', transportMode: 'Airport', transitDays: 4, freight: 0 }],
      adjustments: [{ lineId: 'l2', unitPrice: 1_050, reason: 'Yearly volume' }],
      validUntil: '2026-12-18',
      note: null,
    })
  })

  test.each([
    [{ options: [{ ...option, freight: '' }] }, 'options.0.freight', 'Enter the freight, such as 1 860.00'],
    [{ options: [{ ...option, freight: '1,2' }] }, 'options.0.freight', 'Enter a valid amount, for example 1 860.00'],
    [{ options: [{ ...option, transitDays: '0' }] }, 'options.0.transitDays', 'Whole days, 1 to 365'],
    [{ options: [{ ...option, transitDays: '366' }] }, 'options.0.transitDays', 'Whole days, 1 to 365'],
    [{ options: [option, { ...option, name: ' sea FREIGHT' }] }, 'options.1.name', 'Another option has this name'],
    [{ options: [{ ...option, transitDays: '1.5' }] }, 'options.0.transitDays', 'Whole days, 1 to 365'],
    [{ options: [{ ...option, transitDays: ' ' }] }, 'options.0.transitDays', 'Enter the transit days, 1 to 365'],
    [{ options: [{ ...option, transportMode: '' }] }, 'options.0.transportMode', 'Choose the transport mode'],
    [
      { options: [option, { ...option, name: 'Air', transportMode: '' }] },
      'options.1.transportMode',
      'Choose the transport mode',
    ],
    [{ options: [option, { ...option, name: ' ' }] }, 'options.1.name', 'Enter a name, such as Sea freight'],
    [{ validUntil: '31/02/2027' }, 'validUntil', 'Enter a valid date, for example 18/12/2026'],
    [{ validUntil: '20/11/2026' }, 'validUntil', 'A quote is valid for one day at least'],
    [{ validUntil: '19/02/2027' }, 'validUntil', 'A quote is valid for 90 days at most'],
    [{ adjustments: { l1: { unitPrice: '1', reason: ' ' } } }, 'adjustments.l1.reason', 'Enter why the price changes'],
    [
      { adjustments: { l1: { unitPrice: '', reason: 'x' } } },
      'adjustments.l1.unitPrice',
      'Enter the new price, such as 4.20',
    ],
    [
      { adjustments: { l1: { unitPrice: '11.25', reason: 'x' } } },
      'adjustments.l1.unitPrice',
      'This is already the price',
    ],
  ] as const)('%j is shown at its field', (changes, field, reason) =>
    expect(quoteErrors(draft(changes as Partial<QuoteDraft>), basis, TODAY)).toEqual({ [field]: reason }),
  )

  test('lists its errors in the order of its fields', () => {
    const empty = { name: '', transportMode: '', transitDays: '', freight: '' } as const
    expect(Object.keys(quoteErrors(draft({ options: [empty] }), basis, TODAY))).toEqual(
      ['name', 'freight', 'transportMode', 'transitDays'].map((field) => `options.0.${field}`),
    )
  })

  test('adds up while it is typed: what is no amount yet counts as nothing', () => {
    const typed = draft({
      options: [option, { ...option, name: 'Air', freight: '12,' }],
      adjustments: { l1: { unitPrice: '10', reason: '' }, l2: { unitPrice: 'ten', reason: '' } },
    })
    const figures = figuresOf(typed, basis)
    expect(figures).toMatchObject({ total: 20_000 + 22_500 })
    expect(figures?.freights.map(({ grandTotal }) => grandTotal)).toEqual([42_500 + 186_000, 42_500])
  })

  test.each(['', ' ', 'abc', '12.345', '-3', '12,'])('%j is no amount, and is not read as one', (typed) =>
    expect(isAmount(typed)).toBe(false),
  )

  test.each(['0', '12.30', '1 860.00'])('%j is an amount', (typed) => expect(isAmount(typed)).toBe(true))

  test('comes back from the server at the line that was meant', () => {
    const typed = draft({ adjustments: { l2: { unitPrice: '1', reason: 'x' } } })
    expect(fieldsOf({ 'adjustments.0.unitPrice': 'No', 'options.0.name': 'No' }, typed, basis)).toEqual({
      'adjustments.l2.unitPrice': 'No',
      'options.0.name': 'No',
    })
  })
})
