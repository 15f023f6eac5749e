import brand from '#brand'
import type { ProgrammeRules } from '#modules/loyalty/office-contract.ts'
import { keysOf } from '#platform/records.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { loyaltyRulesTexts as texts } from '#texts/loyalty-rules.ts'
import { careCoins, money } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { levelNames } from './rules-form.ts'

/** Each rule by its name, as it is read. */
const rulesAsRead = ({ levels, activities, bonusRule, limits }: ProgrammeRules): Record<string, string> => {
  const requirementsOf = (level: (typeof levelNames)[number]) => {
    const { orders, units, turnover } = levels[level]
    return texts.criteria(orders, units, money(turnover))
  }
  return {
    ...Object.fromEntries(levelNames.map((level) => [brand.loyalty.levels[level].displayName, requirementsOf(level)])),
    ...Object.fromEntries(
      keysOf(activities).map((activity) => [loyaltyTexts.activities[activity], careCoins(activities[activity])]),
    ),
    [texts.bonus]: bonusRule ? texts.bonusRule(bonusRule.a, bonusRule.b, bonusRule.c) : texts.noBonus,
    [texts.limit]: careCoins(limits.grant),
  }
}

/** All rules at a glance. */
export const RulesFacts = ({ rules }: { rules: ProgrammeRules }) => <Facts facts={rulesAsRead(rules)} />

/** The rules that are not what they were, each with what it was. */
export const ChangedRules = ({ before, rules }: { before: ProgrammeRules; rules: ProgrammeRules }) => {
  const was = rulesAsRead(before)
  return (
    <ul role="list">
      {Object.entries(rulesAsRead(rules))
        .filter(([name, now]) => was[name] !== now)
        .map(([name, now]) => (
          <li key={name}>{texts.change(name, was[name] ?? '—', now)}</li>
        ))}
    </ul>
  )
}
