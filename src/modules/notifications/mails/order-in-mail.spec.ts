import { describe, expect, test } from 'vitest'
import type { DocumentStatus } from '#modules/ordering/order-states.ts'
import { type Cents, cents } from '#platform/money.ts'
import { unchecked } from '#platform/typed.ts'
import { orderFacts, orderInMail, type ShownOrder } from './order-in-mail.ts'

const line = (name: string, quantity = 100, total: Cents = cents(125_000)) => ({
  name,
  quantity,
  packagingUnits: 10 as number | null,
  total,
})
const option = (
  optionId: string,
  grandTotal: Cents,
  way: object = { name: 'Sea', transportMode: 'Harbor', transitDays: 30 },
) => ({
  optionId,
  shippingPrice: cents(5_000),
  grandTotal,
  ...way,
})
const quote = (state: string, ...options: readonly ReturnType<typeof option>[]) => ({ version: 1, state, options })

const placed = {
  lines: [line('HPV self-sampling kit')],
  bonusLines: [],
  total: cents(125_000),
  status: 'WAITING_FOR_QUOTE',
  documentStatus: null,
  quoteDueAt: '2026-11-28T09:30:00.000Z',
  validUntil: null,
  quotes: [],
  confirmed: null,
  prepayment: null,
  invoice: null,
}
const shown = (more: object, company?: string) =>
  orderFacts(orderInMail(unchecked<ShownOrder>({ ...placed, ...more })), {
    num: '2026-000123',
    company,
    staff: company !== undefined,
    timeZone: 'America/Bogota',
    companyZone: 'America/Bogota',
  })
const figure = (more: object, label: string) => shown(more).find((fact) => fact.label === label)?.value
const quoted = { status: 'QUOTE_RECEIVED', quoteDueAt: null, validUntil: '2026-12-20T10:00:00.000Z' }

test('an order is shown by its number, its lines, what it comes to, and until when', () =>
  expect(shown({})).toEqual([
    { label: 'Order', value: '2026-000123' },
    { label: 'HPV self-sampling kit', detail: '100 units (10 packs of 10)', value: '$1 250.00' },
    { label: 'Order total (excl. VAT)', value: '$1 250.00' },
    { label: 'Quote promised by', value: '28/11/2026 (UTC-5)' },
  ]))

test('staff read whose it is', () =>
  expect(shown({}, 'Andina Salud')[1]).toEqual({ label: 'Distributor', value: 'Andina Salud' }))

test('what the distributor’s own books and plans say is in it', () =>
  expect(shown({ purchaseOrderNumber: 'PO-4711', wishedDelivery: '2027-02-15' })).toEqual([
    ...shown({}).slice(0, 1),
    { label: 'Purchase order number', value: 'PO-4711' },
    ...shown({}).slice(1, -1),
    { label: 'Wished delivery date', value: '15/02/2027' },
    ...shown({}).slice(-1),
  ]))

test('what is free says so', () =>
  expect(shown({ bonusLines: [{ name: 'Applicator', quantity: 5 }] })).toContainEqual({
    label: 'Applicator',
    detail: '5 units',
    value: 'Free',
  }))

test('ten lines, and how many more there are', () => {
  const lines = (many: number) => Array.from({ length: many }, (_, index) => line(`Product ${index + 1}`))
  const labels = (many: number) => shown({ lines: lines(many) }).map(({ label }) => label)
  expect(labels(10)).toContain('Product 10')
  expect(labels(10).join()).not.toContain('more')
  expect(labels(13)).not.toContain('Product 11')
  expect(labels(13)).toContain('and 3 more')
})

describe('the grand total', () => {
  test('is that of the only option, or of the one that was confirmed', () => {
    expect(figure({ ...quoted, quotes: [quote('STANDS', option('sea', cents(130_000)))] }, 'Grand total')).toBe(
      '$1 300.00',
    )
    const quotes = [quote('APPROVED', option('sea', cents(130_000)), option('air', cents(160_000)))]
    const confirmed = { quoteVersion: 1, optionId: 'air' }
    expect(figure({ ...quoted, quotes, confirmed }, 'Grand total')).toBe('$1 600.00')
  })

  test('begins with the lowest while there is one to pick', () => {
    const quotes = [quote('STANDS', option('air', cents(160_000)), option('sea', cents(130_000)))]
    expect(figure({ ...quoted, quotes }, 'Grand total')).toBe('from $1 300.00')
  })

  test('is not there without a quote that holds', () => {
    expect(figure({}, 'Grand total')).toBeUndefined()
    expect(figure({ quotes: [quote('WITHDRAWN', option('sea', cents(1)))] }, 'Grand total')).toBeUndefined()
  })
})

test('the freight is that of the only option, or of the one that was confirmed, with how it goes', () => {
  const freight = (more: object) => shown({ ...quoted, ...more }).filter(({ label }) => label === 'Freight')
  const [sea, air] = [
    option('sea', cents(130_000)),
    option('air', cents(160_000), { name: 'Air', transportMode: 'Airport', transitDays: 4 }),
  ]
  expect(freight({ quotes: [quote('STANDS', sea)] })).toEqual([
    { label: 'Freight', detail: 'Sea · Harbor · 30 days', value: '$50.00' },
  ])
  expect(freight({ quotes: [quote('STANDS', sea, air)] })).toEqual([])
  const confirmed = { quoteVersion: 1, optionId: 'air' }
  expect(freight({ quotes: [quote('APPROVED', sea, air)], confirmed })).toMatchObject([
    { detail: 'Air · Airport · 4 days' },
  ])
  const unnamed = option('only', cents(130_000), { name: 'Freight', transportMode: null, transitDays: null })
  expect(freight({ quotes: [quote('STANDS', unnamed)] })).toEqual([{ label: 'Freight', value: '$50.00' }])
})

describe('the deadline', () => {
  const none = { quoteDueAt: null, validUntil: null }
  const prepayment = { dueOn: '2026-12-01' }
  const invoice = { dueOn: '2027-01-15' }

  test('of a quote that is out, also where the database gives a Date', () =>
    expect(figure({ ...quoted, validUntil: new Date('2026-12-20T10:00:00Z') }, 'Quote can be confirmed until')).toBe(
      '20/12/2026 (UTC-5)',
    ))

  test('of a payment runs until its proof is there, and again when that was rejected', () => {
    const payBy = (documentStatus: DocumentStatus | null) =>
      figure({ ...none, status: 'WAITING_FOR_PREPAYMENT', documentStatus, prepayment }, 'To be paid by')
    expect(payBy(null)).toBe('01/12/2026')
    expect(payBy('REJECTED')).toBe('01/12/2026')
    expect(payBy('SUBMITTED')).toBeUndefined()
    expect(payBy('APPROVED')).toBeUndefined()
  })

  test('of an invoice', () =>
    expect(figure({ ...none, status: 'BILLED', prepayment, invoice }, 'To be paid by')).toBe('15/01/2027'))

  test('is none of an order that has ended', () =>
    expect(shown({ ...none, status: 'CANCELLED', prepayment, invoice }).at(-1)?.label).toBe('Order total (excl. VAT)'))
})
