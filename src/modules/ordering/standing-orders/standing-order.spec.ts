import { describe, expect, test } from 'vitest'
import { cart } from '#modules/ordering/cart/cart.ts'
import { CartLineAdded } from '#modules/ordering/cart/cart-events.ts'
import type { CatalogueProduct } from '#modules/ordering/terms/offer.ts'
import type { Day, Moment } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { evolved, givenFor, stamp } from '#tests/given.ts'
import {
  acceptStandingOrder,
  changeStandingOrder,
  createStandingOrder,
  type DraftFacts,
  draftStandingOrder,
  endStandingOrder,
  pauseStandingOrder,
  resumeStandingOrder,
  standingOrder,
} from './standing-order.ts'
import {
  type StandingLine,
  StandingOrderChanged,
  StandingOrderCreated,
  StandingOrderDrafted,
  StandingOrderEnded,
  type StandingOrderEvent,
  StandingOrderPaused,
  StandingOrderResumed,
  StandingOrderReviewed,
  StandingOrderReviewRequested,
  type TermChange,
} from './standing-order-events.ts'
import { agreedLines } from './standing-terms.ts'

const id = 'so-1'
const one = { standingOrderId: id }
const today = { today: '2026-11-29' as Day, zone: 'America/Bogota' }
const box = { id: 'box', name: 'Box of 30', units: 30 }
const product = (changes: Partial<CatalogueProduct> = {}, price = 1_000): CatalogueProduct => ({
  ...{ id: 'folic', reference: 'PC-1', mbdReferenceCode: 'M1', name: 'Folic acid' },
  ...{ subCategoryId: 'vitamins', subCategoryName: 'Vitamins', withdrawn: false },
  ...{ minimumOrderQuantity: 10, orderQuantityStep: 5, packagings: [box] },
  registrations: [
    {
      ...{ id: 'r1', countryId: 'co', status: 'REGISTERED', sellable: true },
      ...{ price: cents(price), discount: percent(10) },
    },
  ],
  ...changes,
})
const line: StandingLine = {
  ...{ productId: 'folic', productName: 'Folic acid', packaging: box, quantity: 20 },
  ...{ registrationId: 'r1', registration: 'REGISTERED' as const, price: cents(900) },
}
const monthly = { everyMonths: 1, day: 5, until: null } as const
const wanted = { ...monthly, lines: [line] }
const at = (day: string) => ({ nextOn: day as Day, nextAt: `${day}T05:00:00.000Z` as Moment })
const of = { ...one, distributorId: 'andina', countryId: 'co' as never }
const created = StandingOrderCreated.make({ ...of, ...wanted, ...at('2026-12-05') })
const standing = (...events: StandingOrderEvent[]) => givenFor(id, standingOrder, ...events)

const facts = (changes: Partial<DraftFacts> = {}): DraftFacts => ({
  ...{ products: [product()], countryIds: ['co'], zone: today.zone, today: '2026-12-05' as Day },
  ...{ now: new Date('2026-12-05T05:00:00.000Z'), userId: stamp.actor, mayOrder: true },
  ...changes,
})
const inCart = CartLineAdded.make({
  ...{ distributorId: 'andina', countryId: 'co', productId: 'folic', quantity: 20, packagingId: 'box' },
})
const drafts = (before: readonly StandingOrderEvent[], changes: Partial<DraftFacts> = {}, carted = [] as never[]) =>
  draftStandingOrder(facts(changes))({
    standing: standing(...before).state,
    cart: evolved(cart, cart.initial(stamp.actor), carted),
  })
const by = { ...one, countryId: 'co' as never, userId: stamp.actor }
const drafted = StandingOrderDrafted.make({
  ...{ ...by, added: ['folic'], placeBy: '2026-12-12' as Day },
  ...at('2027-01-05'),
})
const change = (changes: Partial<TermChange>): TermChange => ({
  ...{ what: 'PRICE', productName: 'Folic acid', from: null, to: null, blocks: false },
  ...changes,
})
const requested = (changes: readonly TermChange[], now = line as object) =>
  StandingOrderReviewRequested.make({ ...by, changes, lines: [{ ...line, ...now }] })
const dearer = requested([change({ from: '$9.00', to: '$18.00' })], { price: cents(1_800) })

describe('setting it up', () => {
  const create = (schedule: object) =>
    standing().when(createStandingOrder({ ...of, countryId: 'co' }, { ...wanted, ...schedule }, today))

  test('it begins on the next such day, at its beginning in the company’s time zone', () => {
    create({}).records(created)
    create({ day: 29 - 1 }).records(StandingOrderCreated.make({ ...of, ...wanted, day: 28, ...at('2026-12-28') }))
  })

  test('its last month must come after that', () => {
    create({ until: '202611' }).refuses('The last month is over before the first order', { status: 422 })
    expect(create({ until: '202612' }).decided).toHaveLength(1)
  })

  test('its lines are what the catalogue has at that moment, or say what is wrong by field', () => {
    const terms = { products: [product()], countryIds: ['co'] }
    const choice = { productId: 'folic', packagingId: 'box', quantity: 20 }
    expect(agreedLines([choice], 'co', terms)).toEqual([line])
    const wrong = [{ ...choice, quantity: 21 }, { ...choice, packagingId: null }, choice, { ...choice, productId: 'x' }]
    expect(agreedLines(wrong, 'co', terms)).toMatchObject({
      status: 422,
      errors: {
        'lines.0.quantity': 'Please order in steps of 5: 10, 15, 20 …',
        'lines.1.packagingId': expect.any(String),
        'lines.2.productId': 'This product is in the standing order twice',
        'lines.3.productId': 'Product not found',
      },
    })
    expect(agreedLines([choice], 'pe', terms)).toMatchObject({
      errors: { 'lines.0.productId': 'Not available in your region' },
    })
  })
})

describe('on its day', () => {
  test('it comes into the cart of who set it up, to be placed within a week', () => {
    expect(drafts([created])).toEqual({ standing: [drafted], cart: [inCart] })
  })

  test('early, twice, or for another person’s cart nothing happens', () => {
    const nothing = { standing: [], cart: [] }
    expect(drafts([created], { now: new Date('2026-12-05T04:59:59.999Z') })).toEqual(nothing)
    expect(drafts([created, drafted])).toEqual(nothing)
    expect(drafts([created], { userId: 'another' })).toEqual(nothing)
    expect(drafts([created, StandingOrderPaused.make(one)])).toEqual(nothing)
    expect(drafts([created, StandingOrderEnded.make(one)])).toEqual(nothing)
  })

  test('what is in the cart stays as it is', () => {
    const other = CartLineAdded.make({ ...inCart.data, quantity: 500 })
    const { standing: events, cart: lines } = drafts([created], {}, [other as never])
    expect(lines).toEqual([])
    expect(events).toMatchObject([{ type: 'StandingOrderDrafted', data: { added: [] } }])
  })

  test('months that were missed are not made up for', () => {
    const late = { today: '2027-03-20' as Day, now: new Date('2027-03-20T12:00:00.000Z') }
    expect(drafts([created], late).standing).toMatchObject([{ data: { placeBy: '2027-03-27', ...at('2027-04-05') } }])
  })

  test('after its last month it has ended', () => {
    const last = StandingOrderCreated.make({ ...created.data, until: '202612' })
    const { standing: events } = drafts([last])
    expect(events).toMatchObject([{ data: { nextOn: null, nextAt: null } }, { type: 'StandingOrderEnded' }])
  })

  const registered = (changes: object) => ({ registrations: [{ ...product().registrations[0]!, ...changes }] }) as never
  test.each<[string, Partial<DraftFacts>, object]>([
    ['another price', { products: [product({}, 2_000)] }, { what: 'PRICE', from: '$9.00', to: '$18.00' }],
    ['no price', { products: [product(registered({ sellable: false, price: null }))] }, { what: 'PRICE', to: null }],
    [
      'a registration that ended',
      { products: [product(registered({ status: 'EXPIRED', sellable: false }))] },
      { what: 'REGISTRATION', from: 'REGISTERED', to: 'EXPIRED', blocks: true },
    ],
    [
      'a registration under renewal',
      { products: [product(registered({ status: 'UNDER_RENEWAL' }))] },
      { what: 'REGISTRATION', to: 'UNDER_RENEWAL', blocks: false },
    ],
    ['a registration of another number', { products: [product(registered({ id: 'r2' }))] }, { what: 'REGISTRATION' }],
    ['a country that is sold in no more', { countryIds: [] }, { what: 'REGISTRATION', to: null, blocks: true }],
    [
      'a packaging with fewer units',
      { products: [product({ packagings: [{ ...box, units: 24 }] })] },
      { what: 'PACKAGING', from: 'Box of 30 (30)', to: 'Box of 30 (24)', blocks: false },
    ],
    [
      'a packaging that is gone',
      { products: [product({ packagings: [{ ...box, id: 'bag' }] })] },
      { what: 'PACKAGING', to: null, blocks: true },
    ],
    [
      'a higher minimum',
      { products: [product({ minimumOrderQuantity: 100 })] },
      { what: 'QUANTITY', from: '20', to: '100', blocks: true },
    ],
    ['a product that was withdrawn', { products: [product({ withdrawn: true })] }, { what: 'PRODUCT', blocks: true }],
    ['a product that is gone', { products: [] }, { what: 'PRODUCT', blocks: true }],
    ['a person who orders no more', { mayOrder: false }, { what: 'PERSON', blocks: false }],
  ])('%s stops it for a review, and the cart stays as it is', (_, changes, expected) => {
    const { standing: events, cart: lines } = drafts([created], changes)
    expect(lines).toEqual([])
    expect(events).toMatchObject([{ type: 'StandingOrderReviewRequested', data: { changes: [expected] } }])
  })

  test('a full cart does so too', () => {
    const full = Array.from({ length: 200 }, (_, index) =>
      CartLineAdded.make({ ...inCart.data, productId: `p${index}` }),
    )
    expect(drafts([created], {}, full as never[]).standing).toMatchObject([{ data: { changes: [{ what: 'CART' }] } }])
  })
})

describe('the review', () => {
  test('goes on with the terms that were shown, and is drafted at once', () => {
    const accepted = StandingOrderReviewed.make({
      ...one,
      lines: [{ ...line, price: cents(1_800) }],
      nextAt: at('2026-12-05').nextAt,
    })
    standing(created, dearer).when(acceptStandingOrder(2)).records(accepted)
    expect(drafts([created, dearer, accepted], { products: [product({}, 2_000)] }).standing).toEqual([drafted])
  })

  test('stops again where it changed once more', () => {
    const accepted = StandingOrderReviewed.make({ ...one, lines: dearer.data.lines, nextAt: at('2026-12-05').nextAt })
    expect(drafts([created, dearer, accepted], { products: [product({}, 3_000)] }).standing).toMatchObject([
      { data: { changes: [{ from: '$18.00', to: '$27.00' }] } },
    ])
  })

  test('is refused where it cannot be ordered like this, and of what was not shown', () => {
    const gone = requested([change({ what: 'PRODUCT', from: 'Folic acid', blocks: true })])
    standing(created, gone)
      .when(acceptStandingOrder(2))
      .refuses('Folic acid cannot be ordered like this. Change the standing order.')
    standing(created, dearer)
      .when(acceptStandingOrder(1))
      .refuses(/changed meanwhile/ as never, { status: 409 })
    standing(created).when(acceptStandingOrder(1)).refuses('This standing order is not waiting for a review')
  })
})

describe('changing it', () => {
  const changes = (schedule: object, before: StandingOrderEvent[] = [created], version = before.length) =>
    standing(...before).when(changeStandingOrder({ ...wanted, ...schedule }, version, today))

  test('its day stays while the rhythm does, and what waited for a review goes on', () => {
    const more = { lines: [{ ...line, quantity: 40 }] }
    changes(more).records(StandingOrderChanged.make({ ...one, ...wanted, ...more, ...at('2026-12-05') }))
    const waiting = [StandingOrderCreated.make({ ...created.data, ...at('2026-11-05') }), dearer]
    changes(more, waiting).records(StandingOrderChanged.make({ ...one, ...wanted, ...more, ...at('2026-11-05') }))
  })

  test('another rhythm begins with its next day', () => {
    const other = { everyMonths: 3, day: 20 } as const
    changes(other).records(StandingOrderChanged.make({ ...one, ...wanted, ...other, ...at('2026-12-20') }))
    changes({ until: '202611' }).refuses('The last month is over before the first order')
  })

  test('is refused where it has moved on, and once it has ended', () => {
    changes({}, [created], 7).refuses(/changed meanwhile/ as never, { status: 409, members: { version: 1 } })
    changes({}, [created, StandingOrderEnded.make(one)]).refuses('This standing order has ended')
  })
})

test('it is paused and resumed from its next day on', () => {
  const paused = StandingOrderPaused.make(one)
  standing(created).when(pauseStandingOrder).records(paused)
  standing(created, paused).when(pauseStandingOrder).records()
  const resumed = (day: string) => standing(created, paused).when(resumeStandingOrder({ ...today, today: day as Day }))
  resumed('2026-11-30').records(StandingOrderResumed.make({ ...one, ...at('2026-12-05') }))
  resumed('2027-02-10').records(StandingOrderResumed.make({ ...one, ...at('2027-03-05') }))
  standing(created).when(resumeStandingOrder(today)).records()
  const over = StandingOrderCreated.make({ ...created.data, until: '202612' })
  standing(over, paused)
    .when(resumeStandingOrder({ ...today, today: '2027-02-10' as Day }))
    .refuses('The last month of this standing order is over. Change it, or end it.')
  expect(
    standing(created, paused, StandingOrderChanged.make({ ...one, ...wanted, ...at('2026-12-05') })).state.state,
  ).toBe('PAUSED')
})

test('it ends once', () => {
  const ended = StandingOrderEnded.make(one)
  standing(created, dearer).when(endStandingOrder).records(ended)
  for (const decision of [endStandingOrder, pauseStandingOrder, acceptStandingOrder(2), resumeStandingOrder(today)])
    standing(created, ended).when(decision).refuses('This standing order has ended', { status: 409 })
})
