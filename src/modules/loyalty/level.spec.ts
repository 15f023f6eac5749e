import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import brand from '#brand' with { type: 'json' }
import type { Moment } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { type Cents, cents } from '#platform/money.ts'
import { evolved, givenFor } from '#tests/given.ts'

import { levelReview, loyaltyAccount } from './account.ts'
import { type Level, LevelGained, LevelKept, LevelLost, levels, type TradeFigures } from './events.ts'
import {
  countedDays,
  type LevelTerms,
  levelAbove,
  levelFor,
  nextReview,
  reviewLevel,
  reviewLevelMonthly,
} from './level.ts'

const distributorId = '01900000-0000-7000-8000-0000000000d1'
const ladder: readonly LevelTerms[] = levels.map((reference) => {
  const { orders, units, turnover } = brand.loyalty.levels[reference]
  return { reference, orders, units, turnover: turnover as Cents }
})
const figures = (orders: number, units: number, dollars: number): TradeFigures => ({
  orders,
  units,
  turnover: cents(dollars * 100),
})
const now = new Date('2026-11-21T10:00:00.000Z')
const nextReviewAt = '2026-12-01T00:00:00.000Z' as Moment
const silver = figures(4, 20_000, 100_000)
const bronze = figures(2, 5_000, 25_000)
const gained = (to: Level, from: Level | null, by: TradeFigures) =>
  LevelGained.make({ distributorId, figures: by, reviewedAt: moment(now), from, to, nextReviewAt })
const account = (...happened: Parameters<typeof givenFor<typeof loyaltyAccount>>[2][]) =>
  givenFor(distributorId, loyaltyAccount, ...happened)

describe('the level of the last 12 months', () => {
  test.each([
    [figures(0, 0, 0), null],
    [figures(1, 1, 1), 'BLUE'],
    [figures(1, 90_000, 900_000), 'BLUE'],
    [figures(2, 4_999, 25_000), 'BLUE'],
    [figures(2, 5_000, 24_999), 'BLUE'],
    [bronze, 'BRONZE'],
    [silver, 'SILVER'],
    [figures(6, 50_000, 249_999), 'SILVER'],
    [figures(6, 50_000, 250_000), 'GOLD'],
  ] as const)('%j is %s: all three criteria must be met', (reached, level) => {
    expect(levelFor(reached, ladder)).toBe(level)
  })

  const reached = fc
    .record({ orders: fc.nat(10), units: fc.nat(80_000), turnover: fc.nat(40_000_000) })
    .map((it) => ({ ...it, turnover: cents(it.turnover) }))
  const rank = (level: Level | null) => (level ? levels.indexOf(level) : -1)

  test('more in any criterion never lowers it', () => {
    fc.assert(
      fc.property(reached, reached, (some, more) => {
        const both = {
          orders: some.orders + more.orders,
          units: some.units + more.units,
          turnover: cents(some.turnover + more.turnover),
        }
        expect(rank(levelFor(both, ladder))).toBeGreaterThanOrEqual(rank(levelFor(some, ladder)))
      }),
    )
  })

  test('one step up from it requires more than was reached', () => {
    fc.assert(
      fc.property(reached, (figures) => {
        const above = ladder.find(({ reference }) => reference === levelAbove(levelFor(figures, ladder)))
        if (above)
          expect(
            figures.orders < above.orders || figures.units < above.units || figures.turnover < above.turnover,
          ).toBe(true)
      }),
    )
  })

  test('counts deliveries after the same day a year before, up to today', () => {
    expect(countedDays(now)).toEqual({ after: '2025-11-21', until: '2026-11-21' })
    expect(countedDays(new Date('2028-02-29T23:00:00Z'))).toEqual({ after: '2027-02-29', until: '2028-02-29' })
  })

  test('is reviewed on the first of the next month, at the turn of the year too', () => {
    expect(nextReview(now)).toBe('2026-12-01T00:00:00.000Z')
    expect(nextReview(new Date('2026-12-01T00:00:00.000Z'))).toBe('2027-01-01T00:00:00.000Z')
  })
})

describe('after a delivery', () => {
  const review = (by: TradeFigures | null) => reviewLevel({ figures: by, ladder, now })

  test('a level is gained, over several steps too', () => {
    account()
      .when(review(silver))
      .records(gained('SILVER', null, silver))
    account(gained('BRONZE', null, bronze))
      .when(review(silver))
      .records(gained('SILVER', 'BRONZE', silver))
  })

  test('or nothing happens', () => {
    account(gained('SILVER', null, silver))
      .when(review(silver))
      .records()
    account()
      .when(review(figures(0, 0, 0)))
      .records()
  })

  test('a level that is not reached any more is lost, down to what is reached', () => {
    account(gained('SILVER', null, silver))
      .when(review(bronze))
      .records(
        LevelLost.make({
          distributorId,
          figures: bronze,
          reviewedAt: moment(now),
          from: 'SILVER',
          to: 'BRONZE',
          nextReviewAt,
        }),
      )
  })

  test('who leaves the programme has no level, and nothing is reviewed any more', () => {
    const left = account(gained('SILVER', null, silver)).when(review(null)).decided
    expect(left).toMatchObject([
      { type: 'LevelLost', data: { from: 'SILVER', to: null, figures: null, nextReviewAt: null } },
    ])
  })
})

describe('every month', () => {
  const due = new Date(nextReviewAt)
  const monthly = (by: TradeFigures | null, at = due) => reviewLevelMonthly({ figures: by, ladder, now: at })
  const kept = (by: TradeFigures) =>
    LevelKept.make({
      distributorId,
      level: 'SILVER',
      figures: by,
      reviewedAt: moment(due),
      nextReviewAt: '2027-01-01T00:00:00.000Z' as Moment,
    })

  test('a level that is still reached is kept, which promises the next review', () => {
    account(gained('SILVER', null, silver))
      .when(monthly(silver))
      .records(kept(silver))
    const promised = loyaltyAccount.deadlines?.LevelKept?.(kept(silver).data as never, due) ?? []
    expect(promised.filter(({ kind }) => kind === levelReview)).toEqual([
      { kind: levelReview, at: new Date('2027-01-01T00:00:00.000Z') },
    ])
  })

  test('a second review of the same month finds nothing to do', () => {
    account(gained('SILVER', null, silver), kept(silver))
      .when(monthly(silver))
      .records()
    account(gained('SILVER', null, silver))
      .when(monthly(silver, now))
      .records()
    account().when(monthly(silver)).records()
  })

  test('whatever the reviews find, the account has the level of the last one', () => {
    const found = fc.constantFrom(figures(0, 0, 0), figures(1, 1, 1), bronze, silver, figures(6, 50_000, 250_000))
    fc.assert(
      fc.property(fc.array(fc.tuple(found, fc.boolean()), { maxLength: 24 }), (reviews) => {
        let state = loyaltyAccount.initial(distributorId)
        let at = now
        for (const [by, isMonthly] of reviews) {
          at = new Date(nextReview(at))
          const decide = isMonthly ? reviewLevelMonthly : reviewLevel
          const before = state
          state = evolved(loyaltyAccount, state, decide({ figures: by, ladder, now: at })(state))
          if (!isMonthly || before.level !== null) expect(state.level).toBe(levelFor(by, ladder))
          expect(state.nextReviewAt === null).toBe(state.level === null)
        }
      }),
    )
  })
})
