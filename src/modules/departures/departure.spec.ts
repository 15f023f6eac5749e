import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { isRefusal } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { evolved, givenFor } from '#tests/given.ts'
import { departure, leaves, refuseDeparture, release, seeRefusal, takeBack } from './departure.ts'
import { DepartureOrdered, DepartureRefused, DepartureReleased, DepartureTakenBack } from './events.ts'
import { idsOf } from './leaving.ts'

const leavesAt = '2026-11-26T10:00:10.000Z' as Moment
const ordered = DepartureOrdered.make({
  command: 'POST /office/orders/:id/quote',
  label: '2026-000123',
  input: { id: 'an order' },
  role: 'SALES',
  sessionId: 'a session',
  leavesAt,
})
const given = (...happened: Parameters<typeof givenFor<typeof departure>>[2][]) =>
  givenFor('a departure', departure, ordered, ...happened)

describe('what was ordered to leave', () => {
  test('leaves at its moment', () => {
    expect(departure.deadlines?.DepartureOrdered?.(ordered.data as never, new Date())).toEqual([
      { kind: leaves, at: new Date(leavesAt) },
    ])
    given().when(release).records(DepartureReleased.make({}))
  })

  test('is taken back before, once', () => {
    given().when(takeBack).records(DepartureTakenBack.make({}))
    given(DepartureTakenBack.make({})).when(takeBack).records()
    given(DepartureTakenBack.make({})).when(release).records()
  })

  test('is refused only after it was released', () => {
    given().when(refuseDeparture('Changed')).records()
    given(DepartureReleased.make({}))
      .when(refuseDeparture('Changed'))
      .records(DepartureRefused.make({ error: 'Changed' }))
  })

  test('whatever is tried in whatever order, it leaves or is taken back, never both', () => {
    const steps = { takeBack, release, refuse: refuseDeparture('Changed'), seeRefusal }
    const tried = fc.array(fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), { maxLength: 12 })
    fc.assert(
      fc.property(tried, (names) => {
        let state = evolved(departure, departure.initial('it'), [ordered])
        const types: string[] = []
        for (const name of names) {
          const decided = steps[name](state)
          if (isRefusal(decided)) continue
          types.push(...decided.map(({ type }) => type))
          state = evolved(departure, state, decided)
        }
        expect(types.includes('DepartureTakenBack') && types.includes('DepartureReleased')).toBe(false)
        expect(new Set(types).size).toBe(types.length)
      }),
    )
  })
})

test('the ids that it draws are the same each time, and differ from one another', () => {
  const draw = () => {
    const next = idsOf('a departure')
    return [next(), next()]
  }
  expect(draw()).toEqual(draw())
  expect(new Set(draw()).size).toBe(2)
})
