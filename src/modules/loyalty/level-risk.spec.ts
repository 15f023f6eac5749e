import { expect, test } from 'vitest'

import brand from '#brand' with { type: 'json' }
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { type Cents, cents } from '#platform/money.ts'
import { givenFor } from '#tests/given.ts'
import { levelWarning, loyaltyAccount } from './account.ts'
import { LevelGained, type LoyaltyEvent, levels } from './events.ts'
import type { LevelTerms } from './level.ts'
import { reviewsFrom, reviewsWarnedOf, riskOf, warningDays, warningsUntil, warnOfLoss } from './level-risk.ts'

const distributorId = '01900000-0000-7000-8000-0000000000d1'
const ladder: readonly LevelTerms[] = levels.map((reference) => {
  const { orders, units, turnover } = brand.loyalty.levels[reference]
  return { reference, orders, units, turnover: turnover as Cents }
})
const gold = { orders: 7, units: 61_000, turnover: cents(30_000_000) }
const short = { ...gold, units: 48_094 }
const december = new Date('2026-12-01T00:00:00.000Z')
const january = new Date('2027-01-01T00:00:00.000Z')

test('four days before a review with 48 094 of 50 000 units, what is lost, when, and what is missing is known', () =>
  expect(riskOf('GOLD', [{ at: december, figures: short, ladder }])).toEqual({
    from: 'GOLD',
    to: 'SILVER',
    reviewAt: '2026-12-01T00:00:00.000Z',
    missing: { orders: 0, units: 1_906, turnover: 0 },
  }))

test('the first review that takes the level away counts; with enough at each, nothing is at risk', () => {
  const reviews = [
    { at: december, figures: gold, ladder },
    { at: january, figures: short, ladder },
  ]
  expect(riskOf('GOLD', reviews)?.reviewAt).toBe('2027-01-01T00:00:00.000Z')
  expect(riskOf('SILVER', reviews)).toBeNull()
  expect(riskOf(null, reviews)).toBeNull()
})

test('every review of four years is warned of 60, 30 and 7 days before, each once', () => {
  const all = reviewsFrom(new Date('2026-01-01T00:00:00.000Z'))
  expect(all.map((at) => at.toISOString().slice(0, 10))).toEqual(['2026-01-01', '2026-02-01', '2026-03-01'])
  const reviews = Array.from({ length: 48 }, (_, month) => new Date(Date.UTC(2026, month, 1)))
  const warned = reviews.slice(1).flatMap((next, index) => warningsUntil(moment(next), reviews[index] as Date))
  const said = warned.flatMap((at) =>
    reviewsWarnedOf(at).map(({ review, days }) => `${review.toISOString().slice(0, 10)} ${days}`),
  )
  expect(new Set(said).size).toBe(said.length)
  for (const review of reviews.slice(3, 45))
    for (const days of warningDays) expect(said).toContain(`${review.toISOString().slice(0, 10)} ${days}`)
})

test('a company is warned once of a review, and only of the first that takes its level', () => {
  const now = new Date('2026-11-02T00:00:00.000Z')
  const gained = LevelGained.make({
    ...{ distributorId, figures: gold, reviewedAt: moment(now), from: null, to: 'GOLD' as const },
    nextReviewAt: moment(december) as Moment,
  })
  const reviews = [{ at: december, figures: short, ladder }]
  const first = warnOfLoss([{ review: december, days: 7 }], reviews)
  const before = givenFor(distributorId, loyaltyAccount, gained).state
  const [warning] = first(before)
  expect(warning).toMatchObject({ type: 'LevelAtRisk', data: { from: 'GOLD', to: 'SILVER', days: 7 } })
  expect(first(givenFor(distributorId, loyaltyAccount, gained, warning as LoyaltyEvent).state)).toEqual([])
  expect(warnOfLoss([{ review: january, days: 30 }], reviews)(before)).toEqual([])
  expect(
    (loyaltyAccount.deadlines?.LevelGained?.(gained.data, now) ?? []).filter(({ kind }) => kind === levelWarning),
  ).toEqual(['2026-11-24'].map((day) => ({ kind: levelWarning, at: new Date(`${day}T00:00:00.000Z`) })))
})
