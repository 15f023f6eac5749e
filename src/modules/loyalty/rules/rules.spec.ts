import * as Schema from 'effect/Schema'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import brand from '#brand' with { type: 'json' }
import { Brand } from '#modules/settings/brand.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { evolved, given } from '#tests/given.ts'
import { programmeRules, scheduleRules, withdrawRules } from './rules.ts'
import {
  firstRules,
  type ProgrammeRules,
  ProgrammeRulesScheduled,
  ProgrammeRulesWithdrawn,
  rulesOn,
} from './rules-events.ts'

const first = firstRules(Schema.decodeUnknownSync(Brand)(brand))
const survey = (coins: number): ProgrammeRules => ({
  ...first,
  activities: { ...first.activities, COMPLETED_SURVEY: coins },
})
const day = (text: string) => text as Day
const today = day('2026-11-26')
const tomorrow = day('2026-11-27')
const facts = { first, today }

describe('a change of the rules', () => {
  test('begins tomorrow at the earliest: what happened until today was counted', () => {
    given(programmeRules)
      .when(scheduleRules({ from: tomorrow, rules: survey(150) }, facts))
      .records(ProgrammeRulesScheduled.make({ from: tomorrow, rules: survey(150) }))
    given(programmeRules)
      .when(scheduleRules({ from: today, rules: survey(150) }, facts))
      .refuses('Choose a day that is still to come', { status: 422 })
  })

  test('is taken back before its day, and not after', () => {
    const scheduled = ProgrammeRulesScheduled.make({ from: tomorrow, rules: survey(150) })
    given(programmeRules, scheduled)
      .when(withdrawRules(tomorrow, today))
      .records(ProgrammeRulesWithdrawn.make({ from: tomorrow }))
    given(programmeRules, scheduled)
      .when(withdrawRules(tomorrow, tomorrow))
      .refuses('These rules are in force. Schedule others instead.')
    given(programmeRules)
      .when(withdrawRules(tomorrow, today))
      .refuses('No change is scheduled for this day', { status: 404 })
  })

  test('that changes nothing on its day is refused', () => {
    given(programmeRules)
      .when(scheduleRules({ from: tomorrow, rules: first }, facts))
      .refuses('These are the rules of that day already')
  })

  test('never lets a status ask for less than the one below it', () => {
    const levels = { ...first.levels, SILVER: { ...first.levels.SILVER, turnover: cents(1) } }
    given(programmeRules)
      .when(scheduleRules({ from: tomorrow, rules: { ...first, levels } }, facts))
      .refuses('A status requires at least as much as the one below it', {
        errors: { 'rules.levels.SILVER.turnover': 'A status requires at least as much as the one below it' },
      })
  })
})

describe('the rules of a day', () => {
  const dayOf = (offset: number) => day(new Date(Date.UTC(2026, 0, 1 + offset)).toISOString().slice(0, 10))
  const step = fc.record({
    today: fc.nat(200),
    ahead: fc.integer({ min: 1, max: 60 }),
    coins: fc.nat(5_000),
    withdraws: fc.boolean(),
  })

  test('are those of the last change whose day has come', () => {
    const changes = [
      { from: day('2027-01-01'), rules: survey(300) },
      { from: day('2026-06-01'), rules: survey(200) },
    ]
    const on = (text: string) => rulesOn(first, changes, day(text)).activities.COMPLETED_SURVEY
    expect(on('2026-05-31')).toBe(first.activities.COMPLETED_SURVEY)
    expect([on('2026-06-01'), on('2026-12-31'), on('2027-01-01')]).toEqual([200, 200, 300])
  })

  test('whatever is scheduled and taken back later, those of the days until then stay what they were', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let state = programmeRules.initial('programme')
        for (const { today: offset, ahead, coins, withdraws } of steps.toSorted((a, b) => a.today - b.today)) {
          const now = dayOf(offset)
          const from = dayOf(offset + ahead)
          const until = Array.from({ length: offset + 1 }, (_, past) => rulesOn(first, state.changes, dayOf(past)))
          const decided = withdraws
            ? withdrawRules(from, now)(state)
            : scheduleRules({ from, rules: survey(coins) }, { first, today: now })(state)
          if (isRefusal(decided)) continue
          state = evolved(programmeRules, state, decided)
          expect(Array.from({ length: offset + 1 }, (_, past) => rulesOn(first, state.changes, dayOf(past)))).toEqual(
            until,
          )
        }
      }),
    )
  })
})
