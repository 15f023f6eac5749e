import * as Schema from 'effect/Schema'
import type { levels } from '#modules/loyalty/events.ts'
import type { Brand } from '#platform/configuration/configuration.ts'
import { Day, event, stream } from '#platform/event.ts'
import { Cents, cents } from '#platform/money.ts'

/** A whole number that is sensible for every rule: no level requires more, no activity gives more. */
const MOST = 1_000_000_000
const Whole = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: MOST }))
const Coins = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000 }))
const Code = Schema.Trimmed.check(Schema.isBetweenLength(1, 40))

/** Within 12 months, all three at once; `turnover` in cents. */
const LevelCriteria = Schema.Struct({
  orders: Whole,
  units: Whole,
  turnover: Cents.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000_000 })),
})

/** What staff can set of the programme: from a day on, never for what was before. */
export const ProgrammeRules = Schema.Struct({
  levels: Schema.Struct({ BLUE: LevelCriteria, BRONZE: LevelCriteria, SILVER: LevelCriteria, GOLD: LevelCriteria }),
  activities: Schema.Struct({
    COMPLETED_FORECAST: Coins,
    COMPLETED_SURVEY: Coins,
    TRAINING_CONDUCTED: Coins,
    BUSINESS_OPPORTUNITY_REPORTED: Coins,
    ANNUAL_BUSINESS_REVIEW: Coins,
    SELL_OUT_DATA: Coins,
  }),
  /** Reference codes: each section gets quantity(a) + 10 × quantity(b) units of c free; null: there is no bonus. */
  bonusRule: Schema.NullOr(Schema.Struct({ a: Code, b: Code, c: Code })),
  limits: Schema.Struct({ grant: Coins.check(Schema.isGreaterThanOrEqualTo(1)) }),
})
export type ProgrammeRules = typeof ProgrammeRules.Type

/** From the beginning of `from` on, in the office's time zone. Another change of the same day takes its place. */
export const ProgrammeRulesScheduled = event('ProgrammeRulesScheduled', { from: Day, rules: ProgrammeRules })
/** Before its day: it never comes into force. */
export const ProgrammeRulesWithdrawn = event('ProgrammeRulesWithdrawn', { from: Day })

export const programmeRulesStream = stream('loyalty-rules', [ProgrammeRulesScheduled, ProgrammeRulesWithdrawn])
export const PROGRAMME = 'programme'

export type RulesChange = { readonly from: Day; readonly rules: ProgrammeRules }

/** Where no rule was changed yet: those of the brand's file, and grants up to a million. */
export const firstRules = ({ loyalty, bonusRule }: Pick<Brand, 'loyalty' | 'bonusRule'>): ProgrammeRules => {
  const criteria = (level: (typeof levels)[number]) => {
    const { orders, units, turnover } = loyalty.levels[level]
    return { orders, units, turnover: cents(turnover) }
  }
  return {
    levels: { BLUE: criteria('BLUE'), BRONZE: criteria('BRONZE'), SILVER: criteria('SILVER'), GOLD: criteria('GOLD') },
    activities: loyalty.activities,
    bonusRule,
    limits: { grant: 1_000_000 },
  }
}

/** The rules of a day: those of the last change whose day has come by then. `changes` in any order, one for a day. */
export const rulesOn = (first: ProgrammeRules, changes: readonly RulesChange[], day: Day): ProgrammeRules =>
  changes
    .filter(({ from }) => from <= day)
    .toSorted((a, b) => (a.from < b.from ? -1 : 1))
    .at(-1)?.rules ?? first
