import type { ForecastRule } from '#modules/forecasting/contract.ts'
import { DateText } from '#web/ui/figures/Figures.tsx'
import { Stack } from '#web/ui/layout/Stack.tsx'
import { Text } from '#web/ui/page/Text.tsx'

type Rule = Pick<ForecastRule, 'delay' | 'maximumOrderDate'>

/** Until when to order so that it arrives in time, by how the goods travel. */
export const OrderBy = ({
  rules,
  before,
  says,
}: {
  rules: readonly Rule[]
  before?: string
  says: (rule: Rule) => string
}) => (
  <Stack as="ul" gap={1}>
    {rules.map((rule) => (
      <li key={rule.delay}>
        {before && <Text as="span">{before} </Text>}
        <DateText at={rule.maximumOrderDate} /> <Text as="span">{says(rule)}</Text>
      </li>
    ))}
  </Stack>
)
