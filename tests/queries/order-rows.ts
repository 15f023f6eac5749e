import { orders } from '#projections/orders.ts'

import { rowsOf, type TableRows } from './subject.ts'

/** In 2026. */
export const at = (day: string, hour = '09') => `2026-${day}T${hour}:00:00.000Z`

type Order = { readonly [field: string]: unknown; readonly products: readonly string[] }

const names: Readonly<Record<string, string>> = { p1: 'Zest', p2: 'Sonde', p3: 'Gaze', p4: 'Éclair' }

/** Sent to and invoiced at. */
const to = (addressId: string, method = 'CIP') => ({
  shippingAddress: { addressId },
  billingAddress: { addressId: `bill-${addressId}` },
  shipping: { method },
  certificates: [method],
})

const order = (distributorId: string, number: number, day: string, { products, ...it }: Order) => ({
  ...{ id: `o${number}`, num: `PC-100${number}`, numKey: `pc100${number}`, distributorId, placedAt: at(day) },
  ...{ countryId: 'co', countryName: 'Colombia', held: false, overdue: false, documentStatus: null, bonusLines: [] },
  ...{
    productIds: products,
    lines: products.map((productId) => ({ productId, name: names[productId] ?? productId, quantity: 5 })),
  },
  ...{ quoteDueAt: null, validUntil: null, total: number * 100, ...it },
})

const sent = (day: string, state = 'SUBMITTED') => ({ submittedAt: at(day), state })

/** Orders that are looked through for what they can be filtered by. */
export const LOOKED_THROUGH = 5_000

/** One order more than that: of the two oldest one is left out. */
const many = [...Array(LOOKED_THROUGH + 1).keys()].toReversed().map((index) => ({
  ...{ id: `many${9_999 - index}`, distributorId: 'many', status: 'BILLED', bonusLines: [] },
  ...{ countryId: 'to', countryName: 'Tonga', placedAt: `2025-01-0${index < 2 ? 1 : 2}T09:00:00.000Z` },
  lines: [{ productId: `p${Math.min(index, 2)}`, name: `Product ${Math.min(index, 2)}` }],
}))

export const tables: readonly TableRows[] = [
  rowsOf(orders, [
    ...many,
    order('alpha', 2, '01-10', {
      ...{ products: ['p1', 'p2'], status: 'QUOTE_RECEIVED', validUntil: at('02-20'), purchaseOrderKey: 'po1' },
      ...to('lima'),
    }),
    order('alpha', 4, '01-10', {
      ...{ products: ['p1'], purchaseOrderKey: 'po1' },
      status: 'WAITING_FOR_QUOTE',
      quoteDueAt: at('01-13'),
      overdue: true,
    }),
    order('alpha', 9, '01-09', {
      ...{ products: ['p2'], status: 'DELIVERED', countryId: 'ie', countryName: 'Éire', deliveredOn: '2026-06-30' },
      ...{ purchaseOrderKey: 'po1', ...to('lima', 'FOB'), approval: { since: at('01-12') } },
    }),
    order('tonga', 3, '01-12', {
      ...{
        approval: { since: at('01-13') },
        purchaseOrderKey: 'po1',
        products: ['p1'],
        status: 'WAITING_FOR_QUOTE',
        quoteDueAt: at('01-13'),
        countryId: 'to',
        countryName: 'Tonga',
      },
    }),
    order('alpha', 1, '01-11', {
      ...{
        products: ['p3'],
        status: 'QUOTE_RECEIVED',
        held: true,
        validUntil: at('02-10'),
        approval: { since: at('01-11') },
      },
      bonusLines: [{ productId: 'p1' }],
    }),
    order('tonga', 6, '01-13', {
      ...{
        products: ['p4'],
        status: 'WAITING_FOR_QUOTE',
        quoteDueAt: at('01-13', '08'),
        countryId: 'to',
        countryName: 'Tonga',
      },
    }),
    order('tonga', 5, '01-08', {
      ...{ products: ['p1'], status: 'IN_PRODUCTION', documentStatus: 'SUBMITTED', ...to('lima', 'DAP') },
      submittedDocuments: [sent('01-20'), sent('01-12'), sent('01-01', 'REJECTED')],
    }),
    order('alpha', 7, '01-07', {
      ...{
        products: ['p1'],
        status: 'IN_PRODUCTION',
        documentStatus: 'SUBMITTED',
        countryId: 'fj',
        countryName: 'Fiji',
        submittedDocuments: [sent('01-11')],
      },
    }),
    order('alpha', 8, '01-06', {
      ...{ products: ['p1'], status: 'DELIVERED', deliveredOn: '2025-06-30' },
      submittedDocuments: [sent('01-02')],
    }),
    order('alpha', 0, '01-05', { products: ['p4'], status: 'DELIVERED', deliveredOn: '2026-07-01' }),
    order('tonga', 10, '01-04', { products: ['p4'], status: 'DELIVERED', deliveredOn: '2026-06-01' }),
  ]),
]
