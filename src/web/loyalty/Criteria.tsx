import type { LevelProgress } from '#modules/loyalty/contract.ts'
import { loyaltyTexts as texts } from '#texts/loyalty.ts'
import { count, money } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { Grid } from '#web/ui/layout/Grid.tsx'
import { OrderProgress } from '#web/ui/page/OrderProgress.tsx'
import { share } from './share.ts'

const criteria = [
  { name: 'orders', shown: count },
  { name: 'units', shown: count },
  { name: 'turnover', shown: money },
] as const

/** What was reached in the last 12 months, each criterion against what the next level requires, or keeping the highest one. */
export const Criteria = ({ progress: { figures, next, keeps } }: { progress: LevelProgress }) => (
  <Facts
    facts={Object.fromEntries(
      criteria.map(({ name, shown }) => {
        const reached = figures[name]
        const required = (next?.criteria ?? keeps)?.[name] ?? 0
        const figure = texts.progress[reached < required ? 'of' : 'enough'](shown(reached), shown(required))
        return [
          texts.criteria[name],
          // BLUE requires orders only.
          required === 0 ? null : (
            <Grid key={name} least={140} gap={2}>
              <bdi dir="ltr">{figure}</bdi>
              <OrderProgress value={share(reached, required)} label={`${texts.criteria[name]}: ${figure}`} />
            </Grid>
          ),
        ]
      }),
    )}
  />
)
