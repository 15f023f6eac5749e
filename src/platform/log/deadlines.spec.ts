import { addDays } from 'date-fns/addDays'
import { array, assert, constantFrom, integer, property, record } from 'fast-check'
import { expect, test } from 'vitest'

import { deadlinesOf } from './deadlines.ts'

const NOW = new Date('2026-11-28T00:00:00Z')
const streamWith = (set: readonly { kind: string; at: Date }[]) =>
  ({
    ...{ key: 'one', version: 3 },
    decider: { stream: { kind: 'account' }, deadlines: { Reviewed: () => set } },
  }) as never
const idsOf = (set: readonly { kind: string; at: Date }[]) =>
  deadlinesOf(streamWith(set), [{ type: 'Reviewed', data: {} }] as never, NOW).map(({ id }) => id)

const deadline = record({
  kind: constantFrom('review', 'warning'),
  at: integer({ min: 1, max: 500 }).map((days) => addDays(NOW, days)),
})

test('each deadline that an event sets has an id of its own, the same in every repeat', () => {
  assert(
    property(array(deadline, { maxLength: 8 }), (given) => {
      const set = [...new Map(given.map((it) => [`${it.kind} ${it.at.toISOString()}`, it])).values()]
      expect(new Set(idsOf(set)).size).toBe(set.length)
      expect(idsOf(set)).toEqual(idsOf(set))
    }),
  )
})
