import { describe, expect, test } from 'vitest'
import { cart } from '#modules/ordering/cart/cart.ts'
import { CartLineAdded, CartSectionOrdered, sectionIdOf } from '#modules/ordering/cart/cart-events.ts'
import type { ChosenAddresses, WantedOrder } from '#modules/ordering/cart/wanted.ts'
import { PurchaseOrderNumberChanged, WishedDeliveryChanged } from '#modules/ordering/events.ts'
import { order } from '#modules/ordering/order.ts'
import { notOffered } from '#modules/ordering/terms/offer.ts'
import { isRefusal, notFound } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { evolved } from '#tests/given.ts'
import {
  account,
  buyer,
  distributorId,
  emptyCart,
  facts,
  line,
  num,
  offer,
  orderId,
  placed,
  placedAt,
  product,
  wanted,
} from '#tests/sample-orders.ts'
import { type PlacingFacts, placeOrder } from './placing.ts'

const place = (input: Partial<WantedOrder> = {}, known: Partial<PlacingFacts> = {}, balance = 0, inCart = emptyCart) =>
  placeOrder(
    wanted(input),
    facts(known),
    placedAt,
  )({ order: order.initial(orderId), account: account(balance), cart: inCart }, { number: num })

const refuses = (decided: ReturnType<typeof place>, status: number, errors: Record<string, string>) =>
  expect(decided).toMatchObject({ refused: true, status, errors })

const recorded = (decided: ReturnType<typeof place>) => {
  if (isRefusal(decided)) throw new Error(decided.error)
  return decided
}

test('an order requests a quote within 72 hours, at the prices of the moment', () =>
  expect(recorded(place()).order).toEqual([placed]))

test('an order is placed with the references of the distributor, in one append', () => {
  const references = { purchaseOrderNumber: 'PO-123', wishedDelivery: '2027-03-01' as Day }
  expect(recorded(place(references)).order).toEqual([
    placed,
    PurchaseOrderNumberChanged.make({ purchaseOrderNumber: 'PO-123' }),
    WishedDeliveryChanged.make({ wishedDelivery: references.wishedDelivery }),
  ])
  expect(place(references, { numberUsedBy: { id: 'another', num: '2026-000012' } })).toMatchObject({
    status: 409,
    error: 'PO-123 is already on order 2026-000012: use it again?',
  })
  refuses(place({ wishedDelivery: '2026-11-01' as Day }), 422, { wishedDelivery: 'This day is in the past' })
})

describe('an account', () => {
  test('that is not activated cannot order', () =>
    expect(place({}, { distributor: { id: distributorId, state: 'PENDING' } })).toMatchObject({
      status: 403,
      error: 'Your account is not activated yet',
    }))

  test('that is not active is refused as such before its addresses are checked', () => {
    const addresses = notFound('Address not found')
    expect(place({}, { addresses, distributor: { id: distributorId, state: 'PENDING' } })).toMatchObject({
      status: 403,
    })
    expect(place({}, { addresses })).toMatchObject({ status: 404, error: 'Address not found' })
  })

  test('that is suspended cannot either', () =>
    expect(place({}, { distributor: { id: distributorId, state: 'SUSPENDED' } })).toMatchObject({
      status: 403,
      error: 'Your account is suspended',
    }))
})

describe('lines', () => {
  const pe = { registrationId: 'registration-pe', packagingId: 'pack-30', quantity: 10 }

  test('are for one country', () =>
    refuses(place({ lines: [line, pe] }), 422, { registrations: 'An order can only go to one country' }))

  test('keep what a pack of their packaging has when they are placed', () => {
    const recorded = place(
      { lines: [line, { ...line, registrationId: 'registration-2', packagingId: null }] },
      {
        offers: [
          offer(),
          offer('co', {
            ...product,
            id: 'product-2',
            packagings: [],
            registrations: [{ ...product.registrations[0]!, id: 'registration-2' }],
          }),
        ],
      },
    )
    expect(recorded).toMatchObject({
      order: [{ data: { lines: [{ packagingName: 'Box of 30', packagingUnits: 30 }, { packagingUnits: null }] } }],
    })
  })

  test('are of one sub-category', () => {
    const other = {
      ...product,
      id: 'product-2',
      subCategoryId: 'sub-2',
      registrations: [{ ...product.registrations[0]!, id: 'registration-2' }],
    }
    const lines = [line, { ...line, registrationId: 'registration-2' }]
    const offers = [offer(), offer('co', other)]
    refuses(place({ lines }, { offers }), 422, { registrations: 'An order can only have products of one sub-category' })
  })

  test('that may not be sold to this distributor are named by their place', () =>
    refuses(place({ lines: [line, { ...line, registrationId: 'registration-of-others' }] }), 422, {
      'registrations.1.registrationId': 'Not available in your region',
    }))

  test('whose registration changed meanwhile say what changed', () =>
    refuses(
      place(
        { lines: [{ ...line, registrationId: 'registration-ec' }] },
        { notOffered: notOffered([product], ['co', 'ec']) },
      ),
      422,
      { 'registrations.0.registrationId': 'Not available in Ecuador (registration status: Suspended)' },
    ))

  test.each([
    [{ quantity: 0 }, 'quantity', 'Please select quantity'],
    [{ quantity: 12 }, 'quantity', 'Please order in steps of 5: 10, 15, 20 …'],
    [{ packagingId: null }, 'packagingId', 'Please select packaging'],
    [{ quantity: 0, packagingId: null }, 'quantity', 'Please select quantity and packaging'],
    [{ packagingId: 'pack-of-others' }, 'packagingId', 'This product does not come in that packaging'],
  ])('with %o are refused', (change, field, reason) =>
    refuses(place({ lines: [{ ...line, ...change }] }), 422, { [`registrations.0.${field}`]: reason }),
  )

  test('name a product once', () =>
    refuses(place({ lines: [line, line] }), 422, {
      'registrations.1.registrationId': 'This product is in the order twice',
    }))
})

describe('shipping and addresses', () => {
  test('are required with the catalogue’s texts', () => {
    refuses(place({ shipping: { method: 'DAP', transportMode: null, destination: null } }), 422, {
      'shipping.transportMode': 'Please select an option within Airport, Road and Harbor',
    })
    refuses(place({}, { addresses: { ...(facts().addresses as ChosenAddresses), billing: null } }), 422, {
      billingAddressId: 'Please select shipping and billing adresses',
    })
  })

  test.each(['EXW', 'FOB', 'CIP'] as const)('%s needs a destination', (method) =>
    refuses(place({ shipping: { method, transportMode: 'Road', destination: null } }), 422, {
      'shipping.destination': `Please enter a destination for ${method}`,
    }),
  )

  test.each(['FCA', 'CPT', 'CIF', 'DAP'] as const)('%s needs none', (method) =>
    expect(recorded(place({ shipping: { method, transportMode: 'Road', destination: null } })).order).toHaveLength(1),
  )
})

test('one certificate of one’s own is possible, two are not', () => {
  expect(isRefusal(place({ certificates: ['Certificate of analysis', 'Halal certificate'] }))).toBe(false)
  refuses(place({ certificates: ['Halal certificate', 'Kosher certificate'] }), 422, {
    certificates: 'Request at most one other certificate',
  })
})

describe('CareCoins', () => {
  test('leave the account in the same append', () => {
    const { order: events, account: spent } = recorded(place({ careCoins: 100 }, {}, 250))
    expect(events).toMatchObject([{ data: { subtotal: 22_500, careCoinsUsed: 100, total: 21_500 } }])
    expect(spent).toMatchObject([
      { type: 'CareCoinsSpent', data: { distributorId, orderId, orderNum: num, amount: 100 } },
    ])
  })

  test('beyond the balance, or beyond the total, are refused', () => {
    refuses(place({ careCoins: 100 }, {}, 99), 422, { careCoinsUsed: 'You can use 99 CareCoins at most on this order' })
    refuses(place({ careCoins: 2_251 }, {}, 9_000), 422, {
      careCoinsUsed: 'You can use 2 250 CareCoins at most on this order',
    })
  })
})

describe('the total that the screen showed', () => {
  test('is the total that is placed', () => expect(isRefusal(place({ expectedTotal: cents(22_500) }))).toBe(false))

  test('when prices have changed, brings the new figures by line instead of an order', () =>
    expect(place({ expectedTotal: cents(25_000) })).toMatchObject({
      status: 409,
      members: {
        expectedTotal: 25_000,
        total: 22_500,
        lines: [
          {
            registrationId: 'registration-co',
            quantity: 20,
            unitPrice: 1_250,
            discount: 10,
            effectivePrice: 1_125,
            total: 22_500,
          },
        ],
      },
    }))
})

describe('the bonus', () => {
  const bonusRule = { a: 'MBD-1001', b: 'MBD-9', c: 'MBD-7' }
  const free = { ...product, id: 'product-7', reference: 'PC-7', name: 'Applicator', mbdReferenceCode: 'MBD-7' }

  test('comes with the paid lines, free', () =>
    expect(recorded(place({}, { bonusRule, bonusOffers: [offer('pe', free), offer('co', free)] })).order).toMatchObject(
      [
        {
          data: {
            total: 22_500,
            bonusLines: [{ productId: 'product-7', registrationId: 'registration-co', quantity: 20 }],
          },
        },
      ],
    ))

  test('does not come where its product may not be sold', () =>
    expect(recorded(place({}, { bonusRule, bonusOffers: [offer('pe', free)] })).order).toMatchObject([
      { data: { bonusLines: [] } },
    ]))
})

test('what was ordered leaves the cart, what was not stays', () => {
  const added = (productId: string, countryId: string) =>
    CartLineAdded.make({ distributorId, countryId, productId, quantity: 20, packagingId: 'pack-30' })
  const filled = evolved(cart, cart.initial(buyer), [added('product-1', 'co'), added('product-1', 'pe')])
  const { cart: events } = recorded(place({}, {}, 0, filled))
  expect(events).toEqual([
    CartSectionOrdered.make({
      distributorId,
      countryId: 'co',
      subCategoryId: 'sub-1',
      productIds: ['product-1'],
      orderId,
    }),
  ])
  expect(evolved(cart, filled, events).lines).toMatchObject([{ countryId: 'pe' }])
})

describe('a section of the cart', () => {
  const section = { countryId: 'co', subCategoryId: product.subCategoryId }
  const inCart = (ordered: Record<string, string>) => ({ ...emptyCart, ordered })
  const placedBefore = inCart({ [sectionIdOf(section)]: 'order-before' })

  test('that became an order since it was looked at is not ordered again, whatever else changed', () => {
    for (const known of [{}, { addresses: notFound('Address not found') }])
      expect(place({ previousOrderId: null }, known, 0, placedBefore)).toMatchObject({
        refused: true,
        status: 409,
        error: 'This order has already been placed.',
        members: { orderId: 'order-before' },
      })
  })

  test.each([
    ['nothing was ordered of it', 'null', null, inCart({})],
    ['its last order is the one that was known', 'order-before', 'order-before', placedBefore],
    ['another section was ordered', 'null', null, inCart({ 'pe_sub-9': 'order-other' })],
    ['no cart was looked at', 'left out', undefined, placedBefore],
  ])('is ordered where %s (%s)', (_, _name, previousOrderId, cartThen) =>
    expect(recorded(place({ previousOrderId }, {}, 0, cartThen)).order).toHaveLength(1),
  )
})
