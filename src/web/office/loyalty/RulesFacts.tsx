import brand from '#brand'
import type { ProgrammeRules } from '#modules/loyalty/office-contract.ts'
import { counted } from '#platform/formats.ts'
import { loyaltyTexts } from '#texts/loyalty.ts'
import { loyaltyRulesTexts as texts } from '#texts/loyalty-rules.ts'
import { careCoins, money } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { type Activity, levelNames } from './rules-form.ts'

/** All rules at a glance. */
export const RulesFacts = ({ rules: { levels, activities, bonusRule, limits } }: { rules: ProgrammeRules }) => {
  const asks = (level: (typeof levelNames)[number]) => {
    const { orders, units, turnover } = levels[level]
    return texts.criteria(counted(orders, 'order'), counted(units, 'unit'), money(turnover))
  }
  return (
    <Facts
      facts={{
        ...Object.fromEntries(levelNames.map((level) => [brand.loyalty.levels[level].displayName, asks(level)])),
        ...Object.fromEntries(
          (Object.keys(activities) as Activity[]).map((activity) => [
            loyaltyTexts.activities[activity],
            careCoins(activities[activity]),
          ]),
        ),
        [texts.bonus]: bonusRule ? texts.bonusRule(bonusRule.a, bonusRule.b, bonusRule.c) : texts.noBonus,
        [texts.limit]: careCoins(limits.grant),
      }}
    />
  )
}
