import { expect, test } from 'vitest'

import type { ProgrammeRules } from '#modules/loyalty/office-contract.ts'
import { cents } from '#platform/money.ts'
import { loyaltyRulesTexts as texts } from '#texts/loyalty-rules.ts'
import { type Activity, rulesFrom, typedRules, wrongRules } from './rules-form.ts'

const level = (factor: number) => ({ orders: factor, units: factor * 1_000, turnover: cents(factor * 250_000) })
const rules: ProgrammeRules = {
  levels: { BLUE: level(1), BRONZE: level(2), SILVER: level(4), GOLD: level(6) },
  activities: {
    COMPLETED_FORECAST: 200,
    COMPLETED_SURVEY: 100,
    TRAINING_CONDUCTED: 500,
    BUSINESS_OPPORTUNITY_REPORTED: 300,
    ANNUAL_BUSINESS_REVIEW: 800,
    SELL_OUT_DATA: 250,
  },
  bonusRule: { a: 'MBD-1040', b: 'MBD-1041', c: 'MBD-1042' },
  limits: { grant: 1_000 },
}
const activities = Object.keys(rules.activities) as Activity[]
const typed = typedRules(rules)
const wrong = (part: Record<string, string>) => wrongRules({ ...typed, ...part }, activities)

test('what is shown and sent again is the same', () => {
  expect(wrong({})).toEqual({})
  expect(rulesFrom(typed, activities)).toEqual(rules)
  expect(rulesFrom(typedRules({ ...rules, bonusRule: null }), activities).bonusRule).toBeNull()
})

test('each field says what is wrong with it', () => {
  expect(wrong({ 'BLUE.orders': 'one' })).toEqual({ 'BLUE.orders': texts.whole })
  expect(wrong({ 'GOLD.turnover': '1,5' })).toEqual({ 'GOLD.turnover': texts.amount })
  expect(wrong({ 'SILVER.units': '1' })).toEqual({ 'SILVER.units': texts.atLeastBelow })
  expect(wrong({ COMPLETED_SURVEY: '-1', grant: '0' })).toEqual({ COMPLETED_SURVEY: texts.whole, grant: texts.whole })
  expect(wrong({ 'bonus.b': ' ' })).toEqual({ 'bonus.b': texts.allOrNone })
})
