import { expect, test } from 'vitest'
import type { ReadModel, ReadModelTable } from '#modules/projections/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { type FirstSeen, lasting, seenAt } from './lasting.ts'

const orders = (state: ReadModelTable['state'] | null) =>
  unchecked<ReadModel>({
    name: 'orders',
    tables: [
      { version: 1, role: 'live', state: 'live' },
      ...(state === null ? [] : [{ version: 2, role: 'building', state }]),
    ],
  })

/** Whether its rebuild has a card, at each of the looks. */
const looks = (...states: [at: number, state: ReadModelTable['state'] | null][]) => {
  let seen: FirstSeen | null = null
  return states.map(([at, state]) => {
    const model = orders(state)
    seen = seenAt(at, [model], seen)
    return lasting(model, seen, at).length > 0
  })
}

const T = 1_700_000_000_000

test('a rebuild that is soon over has no card, one that goes on gets it', () => {
  expect(looks([T, null], [T + 500, 'building'], [T + 2_000, 'building'], [T + 2_400, null])).not.toContain(true)
  expect(looks([T, null], [T + 500, 'building'], [T + 2_500, 'building'])).toEqual([false, false, true])
  expect(looks([T, null], [T + 500, 'building'], [T + 900, null], [T + 2_600, 'building'])).not.toContain(true)
})

test('one that was there before anybody looked has it at once', () => expect(looks([T, 'building'])).toEqual([true]))

test('one that is paused or has halted has it at once, and keeps it when it goes on', () => {
  expect(looks([T, null], [T + 500, 'halted'])).toEqual([false, true])
  expect(looks([T, null], [T + 500, 'paused'], [T + 700, 'building'])).toEqual([false, true, true])
})
