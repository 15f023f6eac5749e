import { describe, expect, test } from 'vitest'
import {
  OrderAddressChanged,
  OrderCertificatesChanged,
  OrderItemsChanged,
  OrderShippingChanged,
  PurchaseOrderNumberChanged,
  QuoteIssued,
} from '#modules/ordering/events.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { NewEvent } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import {
  addresses,
  approved,
  distributorId,
  momentAfter,
  num,
  orderId,
  placed,
  placedAt,
  quoted,
  validUntil,
  withdrawn,
} from '#tests/sample-orders.ts'
import { quoteDocument } from './quote-document.ts'
import { isOfRounds, roundsOf } from './rounds.ts'

const ofOrder = { orderId, num, distributorId }
const quoteDueAt = momentAfter(placedAt, 100)

/** Each an hour after the one before. */
const roundsAfter = (...events: readonly NewEvent[]) =>
  roundsOf(
    events
      .map(({ type, data }, index) => ({
        type,
        data,
        at: momentAfter(placedAt, index),
        who: type === 'QuoteIssued' ? 'Sofia Prado' : 'Ines Salazar',
        side: type === 'QuoteIssued' ? ('provider' as const) : ('distributor' as const),
      }))
      .filter(({ type }) => isOfRounds(type)),
  )

const moved = OrderAddressChanged.make({
  ...ofOrder,
  addressType: 'SHIPPING',
  address: { ...addresses.shipping, city: 'Medellín' },
  quoteDueAt,
})
const [line] = placed.data.lines
const more = OrderItemsChanged.make({
  ...ofOrder,
  lines: [{ ...line!, quantity: 30, total: cents(33_750) }],
  bonusLines: [],
  promo: null,
  promoCodeDiscount: cents(0),
  careCoinsUsed: careCoins(0),
  subtotal: cents(33_750),
  total: cents(33_750),
  quoteDueAt,
})

describe('the rounds of an order', () => {
  test('begin with the order as it was placed', () => {
    expect(roundsAfter(placed)).toMatchObject([
      {
        number: 1,
        kind: 'PLACED',
        quoteVersion: null,
        who: 'Ines Salazar',
        total: 22_500,
        options: [],
        lines: [{ quantity: 20, effectivePrice: 1_125 }],
      },
    ])
  })

  test('are the quotes and the changes between them, each with its number', () => {
    const rounds = roundsAfter(placed, quoted(1), withdrawn, more, quoted(2))
    expect(rounds.map(({ number, kind, quoteVersion }) => [number, kind, quoteVersion])).toEqual([
      [1, 'PLACED', null],
      [2, 'QUOTE', 1],
      [3, 'CHANGE', null],
      [4, 'QUOTE', 2],
    ])
    expect(rounds[1]).toMatchObject({ who: 'Sofia Prado', side: 'provider', options: [{ freight: 8_000 }], validUntil })
    expect(rounds[2]).toMatchObject({ total: 33_750, options: [], validUntil: null, note: null })
  })

  test('keep what the promo code gives back on delivery, and the quote’s document says it', () => {
    const promo = {
      code: 'BACK-120',
      type: 'CASH_BACK' as const,
      discount: percent(0),
      productIds: null,
      cashBackAmount: cents(12_000),
      shippingDiscount: percent(0),
    }
    const [, quote] = roundsAfter({ ...placed, data: { ...placed.data, promo } }, quoted(1))
    expect(quote).toMatchObject({ promoCode: 'BACK-120', promoCodeDiscount: 0, promoCodeCashBack: 12_000 })
    expect(quoteDocument(quote!, {} as never)).toMatchObject({
      promo: null,
      cashBack: { code: 'BACK-120', value: 12_000, careCoins: 1_200 },
    })
  })

  test('make a PDF that names every transport that is offered, and not the one requested in vain', () => {
    const transportWith = (...modes: readonly ('Harbor' | 'Road' | null)[]) => {
      const { data } = quoted()
      const options = modes.map((transportMode) => ({ ...data.options[0]!, transportMode }))
      const [, quote] = roundsAfter(placed, QuoteIssued.make({ ...data, options }))
      return quoteDocument(quote!, {} as never).shipping.transportMode
    }
    expect(transportWith(null)).toBe('Airport')
    expect(transportWith('Harbor')).toBe('Harbor')
    expect(transportWith('Harbor', 'Road', 'Harbor')).toBe('Harbor or Road')
  })

  test('take changes that follow each other for one, with the moment of the last', () => {
    const shipping = OrderShippingChanged.make({
      ...ofOrder,
      shipping: { method: 'FCA', transportMode: 'Harbor', destination: null },
      quoteDueAt,
    })
    const certificates = OrderCertificatesChanged.make({
      ...ofOrder,
      certificates: ['Certificate of analysis'],
      quoteDueAt,
    })
    const rounds = roundsAfter(placed, moved, shipping, certificates)
    expect(rounds).toHaveLength(2)
    expect(rounds[1]).toMatchObject({
      number: 2,
      kind: 'CHANGE',
      at: momentAfter(placedAt, 3),
      shippingAddress: { city: 'Medellín' },
      billingAddress: { city: 'Bogotá' },
      shipping: { transportMode: 'Harbor' },
      certificates: ['Certificate of analysis'],
    })
  })

  test('show adjusted prices in the quote alone; CareCoins that it gave back stay away', () => {
    const paid = { ...placed, data: { ...placed.data, careCoinsUsed: careCoins(2_000), total: cents(2_500) } }
    const adjustment = { lineId: line!.lineId, from: cents(1_125), to: cents(500), reason: 'Yearly volume' }
    const adjusted = QuoteIssued.make({
      ...quoted(1).data,
      lines: [
        { ...line!, unitPrice: cents(500), discount: 0 as never, effectiveUnitPrice: cents(500), total: cents(10_000) },
      ],
      adjustments: [adjustment],
      subtotal: cents(10_000),
      careCoinsUsed: careCoins(1_000),
      total: cents(0),
    })
    const [, quote, changed] = roundsAfter(paid, adjusted, withdrawn, moved)
    expect(quote).toMatchObject({ total: 0, careCoinsUsed: 1_000, lines: [{ effectivePrice: 500, adjustment }] })
    expect(changed).toMatchObject({
      total: 12_500,
      careCoinsUsed: 1_000,
      lines: [{ effectivePrice: 1_125, adjustment: null }],
    })
  })

  test('say which freight a quote was confirmed with', () => {
    const [, first, second] = roundsAfter(placed, quoted(1), quoted(2), {
      ...approved,
      data: { ...approved.data, quoteVersion: 2, optionId: 'sea' },
    })
    expect([first!.confirmedOptionId, second!.confirmedOptionId]).toEqual([null, 'sea'])
  })
})

test('the purchase order number is no round: it goes with what the distributor put last, and a quote keeps its own', () => {
  const numbered = (purchaseOrderNumber: string) => PurchaseOrderNumberChanged.make({ purchaseOrderNumber })
  const numbersOf = (...events: readonly NewEvent[]) =>
    roundsAfter(...events).map(({ kind, purchaseOrderNumber }) => [kind, purchaseOrderNumber])
  expect(numbersOf(placed, numbered('PO-1'))).toEqual([['PLACED', 'PO-1']])
  expect(numbersOf(placed, numbered('PO-1'), quoted(), numbered('PO-2'), withdrawn, moved)).toEqual([
    ['PLACED', 'PO-1'],
    ['QUOTE', 'PO-1'],
    ['CHANGE', 'PO-2'],
  ])
})
