import * as Schema from 'effect/Schema'
import { describe, expect, test } from 'vitest'
import { endpoint } from '#platform/http/endpoint.ts'
import { unchecked } from '#platform/typed.ts'
import { readKey, wire } from './endpoint.ts'

const answer = Schema.Unknown

const show = endpoint('GET /order/:id', {
  may: 'orders.read',
  does: 'Shows',
  params: { id: Schema.String },
  query: { page: Schema.optionalKey(Schema.FiniteFromString), text: Schema.optionalKey(Schema.String) },
  answer,
  reads: ['orders', 'order_history'],
})

const change = endpoint('PUT /order/:id', {
  may: 'orders.place',
  does: 'Changes',
  params: { id: Schema.String },
  body: { note: Schema.NullOr(Schema.String), total: Schema.optionalKey(Schema.Int) },
  answer,
})

describe('a call', () => {
  test('fills the path and sends what is set in the query', () =>
    expect(wire(show, { id: 'a/b', page: 2, text: '' })).toEqual({ method: 'GET', path: '/order/a%2Fb?page=2' }))

  test('puts only the body’s own fields into the body, null included', () =>
    expect(wire(change, { id: 'o1', note: null, other: 1 })).toEqual({
      method: 'PUT',
      path: '/order/o1',
      body: { note: null },
    }))

  test('reads names alike when the build has left the schemas out', () => {
    const built = unchecked<typeof change>({ ...change, params: ['id'], body: ['note', 'total'] })
    expect(wire(built, { id: 'o1', note: 'x', total: 5 })).toEqual({
      method: 'PUT',
      path: '/order/o1',
      body: { note: 'x', total: 5 },
    })
  })
})

test('a read is kept under the read models that it is made of', () =>
  expect(readKey(show, { id: 'o1' } as never)).toEqual([['orders', 'order_history'], 'GET /order/:id', { id: 'o1' }]))
