import type { ProgrammeRules } from '#modules/loyalty/office-contract.ts'
import type { scheduleRules } from '#modules/loyalty/rules/rules-contract.ts'
import type { Day } from '#platform/event.ts'
import type { Sent } from '#platform/http/endpoint.ts'
import { present } from '#platform/typed.ts'
import { loyaltyRulesTexts as texts } from '#texts/loyalty-rules.ts'
import { readDollars, typedDollars } from '#web/office/quotes/freight.ts'
import { readDay } from '#web/ui/fields/days/read-day.ts'
import { wholeNumber } from './whole-number.ts'

export type Level = keyof ProgrammeRules['levels']
export type Activity = keyof ProgrammeRules['activities']
export type Criterion = keyof ProgrammeRules['levels'][Level]

/** As it is typed, by 'BLUE.orders', 'COMPLETED_SURVEY', 'bonus.a' and 'grant'. */
export type TypedRules = Readonly<Record<string, string>>

export const levelNames = ['BLUE', 'BRONZE', 'SILVER', 'GOLD'] as const satisfies readonly Level[]
export const criteria = ['orders', 'units', 'turnover'] as const satisfies readonly Criterion[]
const codes = ['a', 'b', 'c'] as const

export const typedRules = ({ levels, activities, bonusRule, limits }: ProgrammeRules): TypedRules => ({
  ...Object.fromEntries(
    levelNames.flatMap((level) =>
      criteria.map((field) => [
        `${level}.${field}`,
        field === 'turnover' ? typedDollars(levels[level][field]) : String(levels[level][field]),
      ]),
    ),
  ),
  ...Object.fromEntries(Object.entries(activities).map(([activity, coins]) => [activity, String(coins)])),
  ...Object.fromEntries(codes.map((code) => [`bonus.${code}`, bonusRule?.[code] ?? ''])),
  grant: String(limits.grant),
})

const natural = (typed: string | undefined): number | null => {
  const number = wholeNumber(typed ?? '')
  return number !== null && number >= 0 ? number : null
}

const criterion = (typed: TypedRules, level: Level, field: Criterion): number | null => {
  const text = typed[`${level}.${field}`] ?? ''
  return field === 'turnover' ? readDollars(text) : natural(text)
}

/** What is wrong with what is typed, by its name. */
export const wrongRules = (typed: TypedRules, activities: readonly Activity[]): Record<string, string> => {
  const wrong: Record<string, string> = {}
  for (const [index, level] of levelNames.entries())
    for (const field of criteria) {
      const value = criterion(typed, level, field)
      const below = index === 0 ? 0 : criterion(typed, present(levelNames[index - 1]), field)
      if (value === null) wrong[`${level}.${field}`] = field === 'turnover' ? texts.amount : texts.whole
      else if (below !== null && value < below) wrong[`${level}.${field}`] = texts.atLeastBelow
    }
  for (const name of [...activities, 'grant']) if (natural(typed[name]) === null) wrong[name] = texts.whole
  if (natural(typed['grant']) === 0) wrong['grant'] = texts.whole
  const given = codes.filter((code) => typed[`bonus.${code}`]?.trim())
  if (given.length > 0 && given.length < codes.length)
    for (const code of codes) if (!given.includes(code)) wrong[`bonus.${code}`] = texts.allOrNone
  return wrong
}

/** The rules that are typed, without errors. */
export const rulesFrom = (typed: TypedRules, activities: readonly Activity[]): ProgrammeRules => {
  const level = (name: Level) =>
    Object.fromEntries(criteria.map((field) => [field, criterion(typed, name, field) ?? 0]))
  const code = (name: string) => typed[`bonus.${name}`]?.trim() ?? ''
  return {
    levels: Object.fromEntries(levelNames.map((name) => [name, level(name)])),
    activities: Object.fromEntries(activities.map((name) => [name, natural(typed[name]) ?? 0])),
    bonusRule: code('a') ? { a: code('a'), b: code('b'), c: code('c') } : null,
    limits: { grant: natural(typed['grant']) ?? 0 },
  } as ProgrammeRules
}

export const changeFrom = (
  { from, reason }: { readonly from: string; readonly reason: string },
  rules: ProgrammeRules,
): Sent<typeof scheduleRules> => ({
  from: readDay(from) as Day,
  rules,
  ...(reason.trim() !== '' && { reason: reason.trim() }),
})
