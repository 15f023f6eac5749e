import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Moment } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'

import { compareRounds } from './comparing-rounds.ts'
import type { Round } from './round-answers.ts'

const compared = (before: Parameters<typeof compareRounds>[0], after: typeof before) =>
  compareRounds(before, after, 'UTC')

const address = {
  name: 'Warehouse',
  addressee: 'Lucía Ortega',
  address: 'Calle 93 # 11-26',
  address2: null,
  zipCode: '110221',
  city: 'Bogotá',
  country: 'Colombia',
  phone: '+57 1 555 01 10',
}
const line = (productId: string, changes: Partial<Round['lines'][number]> = {}): Round['lines'][number] => ({
  lineId: `order.${productId}`,
  productId,
  reference: productId.toUpperCase(),
  name: `Product ${productId}`,
  quantity: 20,
  packaging: 'Box of 30',
  packagingUnits: 30,
  unitPrice: cents(1_250),
  discount: percent(10),
  effectivePrice: cents(1_125),
  total: cents(22_500),
  adjustment: null,
  ...changes,
})
const option = (name: string, changes: Partial<Round['options'][number]> = {}): Round['options'][number] => ({
  optionId: '1.1',
  name,
  transportMode: 'Harbor',
  transitDays: 35,
  freight: cents(8_000),
  shippingDiscount: cents(0),
  shippingPrice: cents(8_000),
  grandTotal: cents(30_500),
  ...changes,
})
const round = (changes: Partial<Round> = {}): Round => ({
  number: 1,
  kind: 'PLACED',
  quoteVersion: null,
  at: '2026-11-02T09:00:00.000Z' as Moment,
  who: 'Ines Salazar',
  side: 'distributor',
  lines: [line('p1')],
  bonusLines: [],
  promoCode: null,
  subtotal: cents(22_500),
  promoCodeDiscount: cents(0),
  promoCodeCashBack: cents(0),
  careCoinsUsed: careCoins(0),
  careCoinsValue: cents(0),
  total: cents(22_500),
  options: [],
  validUntil: null,
  note: null,
  confirmedOptionId: null,
  shippingAddress: address,
  billingAddress: address,
  contact: null,
  shipping: { method: 'FCA', transportMode: 'Airport', destination: null },
  certificates: [],
  specialRequest: null,
  purchaseOrderNumber: null,
  wishedDelivery: null,
  ...changes,
})

describe('two rounds', () => {
  test('that say the same do not differ by who made them and when', () => {
    const { differences, lines } = compared(round(), round({ number: 2, kind: 'CHANGE', who: 'Mateo' }))
    expect(differences).toBe(0)
    expect(lines.map(({ fate }) => fate)).toEqual(['same'])
  })

  test('sent on one day are valid until the same day', () => {
    const until = (moment: string) => round({ validUntil: moment as Moment })
    const { terms } = compared(until('2026-12-02T09:00:00.163Z'), until('2026-12-02T14:12:07.145Z'))
    expect(terms.validUntil.changed).toBe(false)
    const later = compared(until('2026-12-02T09:00:00.163Z'), until('2026-12-03T09:00:00.163Z'))
    expect(later.terms.validUntil.changed).toBe(true)
  })

  test('differ in lines that came, went or changed; an edit may give a line another id', () => {
    const before = round({ lines: [line('p1'), line('p2')] })
    const after = round({ lines: [line('p3'), line('p1', { lineId: 'another', quantity: 25, total: cents(28_125) })] })
    const { lines } = compared(before, after)
    expect(lines.map(({ productId, fate }) => [productId, fate])).toEqual([
      ['p3', 'added'],
      ['p1', 'changed'],
      ['p2', 'removed'],
    ])
    expect(lines[1]).toMatchObject({
      quantity: { before: 20, after: 25, changed: true },
      unitPrice: { changed: false },
      total: { before: 22_500, after: 28_125, changed: true },
    })
  })

  test('differ where a pack has other units since', () => {
    const { lines } = compared(round(), round({ lines: [line('p1', { packagingUnits: 60 })] }))
    expect(lines[0]).toMatchObject({ fate: 'changed', packagingUnits: { before: 30, after: 60, changed: true } })
  })

  test('say why sales changed a price', () => {
    const adjustment = { lineId: 'order.p1', from: cents(1_125), to: cents(1_000), reason: 'Yearly volume' }
    const after = round({ lines: [line('p1', { effectivePrice: cents(1_000), total: cents(20_000), adjustment })] })
    expect(compared(round(), after).lines[0]).toMatchObject({ fate: 'changed', reason: 'Yearly volume' })
  })

  test('keep a free line apart from a paid one of the same product', () => {
    const bonus = { productId: 'p1', reference: 'P1', name: 'Product p1', quantity: 3 }
    const { lines } = compared(round(), round({ bonusLines: [bonus] }))
    expect(lines.map(({ free, fate }) => [free, fate])).toEqual([
      [false, 'same'],
      [true, 'added'],
    ])
  })

  test('say with which freight option the quote was confirmed, of whichever round it is', () => {
    const options = [option('Sea freight'), option('Air freight', { optionId: '1.2' })]
    const quote = round({ kind: 'QUOTE', quoteVersion: 1, options, confirmedOptionId: '1.2' })
    const confirmed = (before: Round, after: Round) =>
      compared(before, after)
        .options.filter((it) => it.confirmed)
        .map(({ name }) => name)
    expect(confirmed(round(), quote)).toEqual(['Air freight'])
    expect(confirmed(quote, round())).toEqual(['Air freight'])
    expect(confirmed(round(), { ...quote, confirmedOptionId: null })).toEqual([])
  })

  test('match freight options by their names', () => {
    const before = round({ options: [option('Sea'), option('Road')] })
    const after = round({
      options: [
        option('sea ', { optionId: '2.1', shippingPrice: cents(7_000), grandTotal: cents(29_500) }),
        option('Air'),
      ],
    })
    expect(compared(before, after).options.map(({ name, fate }) => [name, fate])).toEqual([
      ['sea ', 'changed'],
      ['Air', 'added'],
      ['Road', 'removed'],
    ])
  })

  test('differ in addresses, shipping, certificates, requests, validity, note and totals', () => {
    const after = round({
      shippingAddress: { ...address, city: 'Medellín' },
      shipping: { method: 'CIP', transportMode: 'Harbor', destination: 'Cartagena' },
      certificates: ['Certificate of analysis'],
      specialRequest: { documents: true, packing: false, preShipmentInspection: false, other: null },
      validUntil: '2026-12-02T23:59:59.999Z' as Moment,
      note: 'By sea',
      total: cents(20_000),
    })
    const { terms, totals, differences } = compared(round(), after)
    expect(Object.entries(terms).filter(([, { changed }]) => changed)).toHaveLength(6)
    expect(terms.billingAddress.changed).toBe(false)
    expect(totals.total).toEqual({ before: 22_500, after: 20_000, changed: true })
    expect(differences).toBe(7)
  })
})

const anyRound = fc
  .record({
    lines: fc
      .uniqueArray(fc.constantFrom('p1', 'p2', 'p3', 'p4'))
      .chain((ids) =>
        fc.tuple(...ids.map((id) => fc.integer({ min: 1, max: 3 }).map((quantity) => line(id, { quantity })))),
      ),
    options: fc.uniqueArray(fc.constantFrom('Sea', 'Air', 'Road')).map((names) => names.map((name) => option(name))),
    note: fc.constantFrom(null, 'One', 'Two'),
    certificates: fc.subarray(['Certificate of analysis', 'Certificate of origin']),
  })
  .map(round)

test('whatever two rounds hold, looking at them the other way round turns every difference round', () =>
  fc.assert(
    fc.property(anyRound, anyRound, (a, b) => {
      const there = compared(a, b)
      const back = compared(b, a)
      expect(there.differences).toBe(back.differences)
      expect(compared(a, a).differences).toBe(0)
      const turned = { added: 'removed', removed: 'added', changed: 'changed', same: 'same' } as const
      for (const one of there.lines) {
        const other = back.lines.find(({ productId }) => productId === one.productId)!
        expect(other.fate).toBe(turned[one.fate])
        expect(other.quantity).toEqual({ ...one.quantity, before: one.quantity.after, after: one.quantity.before })
      }
      expect(new Set(there.lines.map(({ productId }) => productId))).toEqual(
        new Set([...a.lines, ...b.lines].map(({ productId }) => productId)),
      )
    }),
  ))
