import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { asLabel, changesBetween, type Fact, factsWithin, linesThatDiffer, turnsOf } from './facts.ts'

const facts = (said: Readonly<Record<string, string>>): Fact[] =>
  Object.entries(said).map(([id, text]) => ({ id, label: id.toUpperCase(), text }))

describe('what changed between two moments', () => {
  test('is what is said otherwise, what is new, and what is gone', () => {
    expect(
      changesBetween(
        facts({ status: 'New', total: '$1.00', held: 'Yes' }),
        facts({ status: 'Sent', total: '$1.00', tracking: 'DHL' }),
      ),
    ).toEqual([
      { id: 'status', label: 'STATUS', before: 'New', after: 'Sent' },
      { id: 'tracking', label: 'TRACKING', before: null, after: 'DHL' },
      { id: 'held', label: 'HELD', before: 'Yes', after: null },
    ])
  })

  const someFacts = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2')).map(facts)

  test('is nothing between a moment and itself', () => {
    fc.assert(fc.property(someFacts, (it) => changesBetween(it, it).length === 0))
  })

  test('leads from one to the other, and read backwards from the other to the one', () => {
    const applied = (from: readonly Fact[], to: readonly Fact[]) => {
      const said = new Map(from.map(({ id, text }) => [id, text]))
      for (const { id, before, after } of changesBetween(from, to)) {
        expect(said.get(id) ?? null).toBe(before)
        if (after === null) said.delete(id)
        else said.set(id, after)
      }
      return Object.fromEntries(said)
    }
    const said = (it: readonly Fact[]) => Object.fromEntries(it.map(({ id, text }) => [id, text]))
    fc.assert(
      fc.property(someFacts, someFacts, (one, other) => {
        expect(applied(one, other)).toEqual(said(other))
        expect(applied(other, one)).toEqual(said(one))
      }),
    )
  })
})

test('a name in code becomes a readable label', () => {
  expect(['minimumOrderQuantity', 'QuoteIssued', 'loyalty-account', 'WAITING_FOR_QUOTE'].map(asLabel)).toEqual([
    'Minimum order quantity',
    'Quote issued',
    'Loyalty account',
    'Waiting for quote',
  ])
})

test('whatever is said inside a thing is a fact, and an item of a list is one, by its own name', () => {
  const lines = [{ id: 'x', name: 'Iron', sold: true, of: { price: 5 } }, { sold: false }]
  const thing = { name: 'Order', of: { price: 5, none: null }, tags: ['a', 'b'], empty: [], lines }
  const says = (value: unknown) => `<${value}>`
  expect(factsWithin(thing, { says, calls: asLabel })).toEqual([
    { id: '/name', label: 'Name', text: '<Order>' },
    { id: '/of/price', label: 'Of · Price', text: '<5>' },
    { id: '/tags', label: 'Tags', text: '<a>, <b>' },
    { id: '/lines/x', label: 'Lines · Iron', text: 'Name: <Iron>\nSold: <true>\nOf · Price: <5>' },
    { id: '/lines/1', label: 'Lines · 2', text: 'Sold: <false>' },
  ])
})

test('what says nothing to a reader is left out, and an item that says nothing else with it', () => {
  const thing = { id: 'x', lines: [{ ref: 'y' }, { ref: 'z', sold: true }], refs: ['y', 'Iron'] }
  const says = (value: unknown) => (String(value).length === 1 ? null : String(value))
  expect(factsWithin(thing, { says, calls: asLabel })).toEqual([
    { id: '/lines/1', label: 'Lines · 2', text: 'Sold: true' },
    { id: '/refs', label: 'Refs', text: 'Iron' },
  ])
})

test('of a change of several lines those are shown that differ', () => {
  const change = { id: 'a', label: 'A', before: 'Name: x\nPrice: 1', after: 'Name: x\nPrice: 2' }
  expect(linesThatDiffer(change)).toEqual({ ...change, before: 'Price: 1', after: 'Price: 2' })
  const longer = { ...change, after: 'Name: x\nPrice: 1\nNote: y' }
  expect(linesThatDiffer(longer)).toEqual(longer)
  const fresh = { ...change, before: null }
  expect(linesThatDiffer(fresh)).toEqual(fresh)
})

test('a fact is followed through the moments at which it changed', () => {
  const moments = [facts({ total: '1' }), facts({ total: '1', held: 'Yes' }), facts({ total: '2' }), facts({})]
  expect(turnsOf('total', moments)).toEqual([
    { place: 0, before: null, after: '1' },
    { place: 2, before: '1', after: '2' },
    { place: 3, before: '2', after: null },
  ])
  expect(turnsOf('nothing', moments)).toEqual([])
})
