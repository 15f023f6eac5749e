import type { LevelProgress } from '#modules/loyalty/contract.ts'
import { loyaltyTexts as texts } from '#texts/loyalty.ts'
import { count, money } from '#web/ui/figures/format.ts'
import { OrderProgress } from '#web/ui/page/OrderProgress.tsx'
import classes from './Criteria.module.css'
import { share } from './share.ts'

const criteria = [
  { name: 'orders', shown: count },
  { name: 'units', shown: count },
  { name: 'turnover', shown: money },
] as const

/** What was reached in the last 12 months, each criterion against what the next level requires, or keeping the highest one. */
export const Criteria = ({ progress: { figures, next, keeps } }: { progress: LevelProgress }) => (
  <dl className={classes['criteria']}>
    {criteria.map(({ name, shown }) => {
      const reached = figures[name]
      const required = (next?.criteria ?? keeps)?.[name] ?? 0
      if (required === 0) return null // BLUE requires orders only
      const figure = texts.progress[reached < required ? 'of' : 'enough'](shown(reached), shown(required))
      return (
        <div key={name}>
          <dt>{texts.criteria[name]}</dt>
          <dd>
            <bdi dir="ltr">{figure}</bdi>
            <OrderProgress value={share(reached, required)} label={`${texts.criteria[name]}: ${figure}`} />
          </dd>
        </div>
      )
    })}
  </dl>
)
