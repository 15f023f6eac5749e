import * as Schema from 'effect/Schema'
import { expect, test } from 'vitest'

import brand from '#brand' with { type: 'json' }
import { firstRules } from '#modules/loyalty/rules/rules-events.ts'
import { Brand } from '#modules/settings/brand.ts'
import type { Moment } from '#platform/event.ts'
import type { Cents } from '#platform/money.ts'
import type { Level } from './events.ts'
import { progressOf } from './progress.ts'

const ours = Schema.decodeUnknownSync(Brand)(brand)
const at = '2026-11-20T10:00:00.000Z' as Moment
const figures = { orders: 7, units: 49_000, turnover: 26_000_000 as Cents }
const shownFor = (level: Level | null) => {
  const { next, keeps } = progressOf(
    ours,
    firstRules(ours),
    { level, levelSince: level && at, nextReviewAt: level && at },
    figures,
  )
  return { next: next?.reference ?? null, units: next?.criteria.units ?? null, keeps: keeps?.units ?? null }
}

test('what the next level requires, and what keeps the current one', () => {
  const { levels } = ours.loyalty
  expect(shownFor(null)).toEqual({ next: 'BLUE', units: levels.BLUE.units, keeps: null })
  expect(shownFor('SILVER')).toEqual({ next: 'GOLD', units: levels.GOLD.units, keeps: levels.SILVER.units })
  expect(shownFor('GOLD')).toEqual({ next: null, units: null, keeps: levels.GOLD.units })
})
