import { expect, test } from 'vitest'

import { order } from '#modules/ordering/order.ts'
import { stages } from '#modules/ordering/stages.ts'
import { changeWritten } from '#platform/facts.ts'
import { modules } from '#portal'
import samples from '#tests/pinned/event-samples.json' with { type: 'json' }

import { changedBy, earlierQuestions, type RevisionEvent } from './changed-values.ts'
import { factTexts } from './fact-texts.ts'
import { revisions, statuses } from './revisions.ts'

const names = new Map([
  ['folic', 'Folic acid 400 µg'],
  ['sofia', 'Sofia Lind'],
  ['office', 'Head office'],
  ['depot', 'Depot, Cota'],
])
const written = (event: RevisionEvent, ...earlier: Omit<RevisionEvent, 'kind'>[]) =>
  changedBy(
    event,
    earlier.map((it) => ({ kind: event.kind, ...it })),
    factTexts(names, 'own'),
  ).map(changeWritten)

const line = (quantity: number, effectiveUnitPrice = 891) => ({ productId: 'folic', quantity, effectiveUnitPrice })

test.each<[string, RevisionEvent, Omit<RevisionEvent, 'kind'>[], string[]]>([
  [
    'a price, and its discount only where that changed',
    { kind: 'registration', type: 'RegistrationPriced', data: { price: 117, discount: 0, countryId: 'pe' } },
    [{ type: 'RegistrationPriced', data: { price: 123, discount: 0, countryId: 'pe' } }],
    ['Price: $1.23 → $1.17'],
  ],
  [
    'a discount that is added',
    { kind: 'registration', type: 'RegistrationPriced', data: { price: 117, discount: 5 } },
    [{ type: 'RegistrationPriced', data: { price: 117, discount: 0 } }],
    ['Discount: 0% → 5%'],
  ],
  ['the first price', { kind: 'registration', type: 'RegistrationPriced', data: { price: 117, discount: 0 } }, [], []],
  [
    'a company that moves',
    { kind: 'distributor', type: 'CompanyChanged', data: { city: 'Lima', countryId: 'pe', phone: 'sealed' } },
    [
      {
        type: 'DistributorRegistered',
        data: { city: 'Bogotá', countryId: 'co', phone: 'sealed', email: 'a@b.example' },
      },
    ],
    ['City: Bogotá → Lima', 'Country: Colombia → Peru'],
  ],
  [
    'a role',
    { kind: 'user', type: 'UserRoleChanged', data: { role: 'FINANCE' } },
    [{ type: 'UserInvited', data: { role: 'PROCUREMENT', job: 'Buyer' } }],
    ['Role: Procurement → Finance'],
  ],
  [
    'an account that is closed',
    { kind: 'user', type: 'UserDeactivated', data: {} },
    [{ type: 'InvitationAccepted', data: {} }],
    ['Status: Active → Deactivated'],
  ],
  [
    'a promo code that goes on for longer, and has no end then',
    { kind: 'promo-code', type: 'PromoCodeChanged', data: { validUntil: '2026-12-31', maximumUses: null } },
    [{ type: 'PromoCodeCreated', data: { validUntil: '2026-05-31', maximumUses: 50, discount: 10 } }],
    ['Valid until: 31/05/2026 → 31/12/2026', 'Maximum uses: 50 → —'],
  ],
  [
    'another primary address',
    { kind: 'distributor', type: 'PrimaryAddressSet', data: { insteadOf: 'office', addressId: 'depot' } },
    [],
    ['Primary address: Head office → Depot, Cota'],
  ],
  [
    'quantities of an order that had its quote: it waits for another one',
    { kind: 'order', type: 'OrderItemsChanged', data: { lines: [line(80), line(30)], total: 98010 } },
    [
      { type: 'OrderPlaced', data: { lines: [line(100)], total: 89100 } },
      { type: 'QuoteIssued', data: { lines: [line(100)], total: 89100 } },
    ],
    [
      'Folic acid 400 µg · Quantity: 100 → 110',
      'Total: $891.00 → $980.10',
      'Status: Quote received → Waiting for quote',
    ],
  ],
  [
    'a quote that is revised',
    {
      kind: 'order',
      type: 'QuoteIssued',
      data: { lines: [line(100, 850)], options: [{ name: 'Sea freight', shippingPrice: 40000 }], total: 85000 },
    },
    [
      {
        type: 'QuoteIssued',
        data: { lines: [line(100)], options: [{ name: 'Sea freight', shippingPrice: 46500 }], total: 89100 },
      },
    ],
    [
      'Folic acid 400 µg · Unit price: $8.91 → $8.50',
      'Total: $891.00 → $850.00',
      'Sea freight · Shipping price: $465.00 → $400.00',
    ],
  ],
  [
    'the address that an order is shipped to',
    { kind: 'order', type: 'OrderAddressChanged', data: { addressType: 'SHIPPING', address: { city: 'Cota' } } },
    [{ type: 'OrderPlaced', data: { shippingAddress: { city: 'Bogotá' }, billingAddress: { city: 'Cali' } } }],
    ['Shipping address · City: Bogotá → Cota'],
  ],
  [
    'a sub-category that its category was introduced with',
    { kind: 'category', type: 'SubCategoryRenamed', data: { subCategory: { id: 's1', name: 'Coils' } } },
    [
      {
        type: 'CategoryIntroduced',
        data: {
          subCategories: [
            { id: 's0', name: 'Pills' },
            { id: 's1', name: 'IUDs' },
          ],
        },
      },
    ],
    ['Name: IUDs → Coils'],
  ],
])('%s is written from what to what', (_, event, earlier, said) => {
  expect(written(event, ...earlier)).toEqual(said)
})

test('a long text is quoted from shortly before the place where it differs', () => {
  const text = (end: string) => `${'Sterile and ready for use. '.repeat(20)}${end}`
  const [said] = written(
    { kind: 'product', type: 'ProductRevised', data: { description: text('Keep it dry.') } },
    { type: 'ProductIntroduced', data: { description: text('Keep it cool.') } },
  )
  expect(said).toMatch(/^Description: ….{30,60}Keep it cool\. → ….{30,60}Keep it dry\.$/)
})

test('an address is compared with what was said of this address, and an order’s with the whole order too', () => {
  const queried = (kind: string, type: string, data: object) =>
    earlierQuestions({ envelope: { kind, key: 'k', version: 7, type }, data } as never).map(({ types, naming }) => [
      types.length > 1 ? 'any status' : types[0],
      naming,
    ])
  expect(queried('distributor', 'AddressChanged', { addressId: 'depot' })).toEqual([
    ['AddressAdded', 'depot'],
    ['AddressChanged', 'depot'],
  ])
  expect(queried('order', 'OrderAddressChanged', { addressType: 'BILLING' })).toEqual([
    ['OrderPlaced', null],
    ['OrderAddressChanged', 'BILLING'],
    ['any status', null],
  ])
  expect(queried('notification', 'NotificationSent', {})).toEqual([])
})

/** Both sides are in the event's text; the part of the cart and the picture are not values that a reader compares. */
const OF_NO_VALUE = /^(settings|cart) |^user UserPictureChanged$|^company-file WhoPractices/

test('every event that gives something another value is compared with what was said before', () => {
  const declared = modules.flatMap(({ deciders }) =>
    deciders.flatMap(({ stream: { kind, events } }) =>
      (events as { type: string }[]).map(({ type }) => ({ kind, type, name: `${kind} ${type}` })),
    ),
  )
  const known = new Set(declared.map(({ name }) => name))
  const named = [
    ...Object.entries(revisions).flatMap(([kind, of]) =>
      Object.entries(of).flatMap(([type, it]) =>
        [type, ...('before' in it ? it.before : [])].map((each) => `${kind} ${each}`),
      ),
    ),
    ...Object.entries(statuses).flatMap(([kind, of]) => Object.keys(of).map((type) => `${kind} ${type}`)),
  ]
  expect(named.filter((name) => !known.has(name))).toEqual([])
  const left = declared.filter(
    ({ kind, type, name }) =>
      /(Changed|Revised|Renamed|Described|Reclassified|Priced|Assigned|Chosen)$/.test(type) &&
      !OF_NO_VALUE.test(name) &&
      !(type in (revisions[kind] ?? {})),
  )
  expect(left.map(({ name }) => name)).toEqual([])
})

test('the status that an event leads to is the one that the order itself has then', () => {
  const envelope = { at: '2026-11-26T10:00:00.000Z', version: 2 } as never
  const evolve = order.evolve as Record<
    string,
    (state: object, data: unknown, envelope: never) => { stage: keyof typeof stages }
  >
  const sampleOf = (type: string) => samples.findLast((it) => it.kind === 'order' && it.type === type)!.data
  const start = evolve['OrderPlaced']!(order.initial('o1'), sampleOf('OrderPlaced'), envelope)
  const moving = Object.keys(evolve).flatMap((type) => {
    if (/^Document(Submitted|Approved|Rejected)$/.test(type)) return [] // one status, and the document's own
    const { stage } = evolve[type]!({ ...start, stage: 'NEW' }, sampleOf(type), envelope)
    return stage === 'NEW' ? [] : [[type, stages[stage]?.status]]
  })
  expect(Object.fromEntries(moving)).toEqual(statuses['order'])
})
