import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'

import { endpoint } from '#platform/http/endpoint.ts'
import { browserContract, isContract } from './contracts.ts'

test('endpoints keep their names and lose their schemas; plain constants stay, schemas and functions go', () => {
  const shown = browserContract({
    placeOrder: endpoint('POST /order', {
      may: 'orders.place',
      does: 'Places an order',
      body: { note: Schema.String },
      answer: Schema.Unknown,
      awaits: ['orders'],
    }),
    PAGE_SIZE: 7,
    terms: ['EXW', 'FCA'],
    Row: Schema.Struct({ id: Schema.String }),
    rule: () => true,
  })
  expect(shown.split('\n')).toEqual([
    'export const placeOrder = {"method":"POST","path":"/order","may":"orders.place","awaits":["orders"],"body":["note"]}',
    'export const PAGE_SIZE = 7',
    'export const terms = ["EXW","FCA"]',
  ])
})

test.each([
  ['ordering/contract.ts', true],
  ['ordering/desk/desk-contract.ts', true],
  ['ordering/cart/quick-add-contract.ts', true],
  ['ordering/contract.slice.spec.ts', false],
  ['ordering/subcontract.ts', false],
  ['ordering/order-answers.ts', false],
])('%s is a contract: %s', (file, is) => {
  expect(isContract(`/portal/src/modules/${file}`)).toBe(is)
})
