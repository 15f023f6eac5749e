import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'

import { endpoint } from '#platform/http/endpoint.ts'
import { browserContract } from './contracts.ts'

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
