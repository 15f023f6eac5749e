import type { LevelProgress } from '#modules/loyalty/contract.ts'
import { count, money } from '#web/ui/format.ts'
import { OrderProgress } from '#web/ui/OrderProgress.tsx'
import { loyaltyWords as words } from '#web/words/loyalty.ts'
import classes from './Criteria.module.css'
import { share } from './share.ts'

const criteria = [
  { name: 'orders', shown: count },
  { name: 'units', shown: count },
  { name: 'turnover', shown: money },
] as const

/** What was reached in the last 12 months, each criterion against what the next level asks for. */
export const Criteria = ({ progress: { figures, next } }: { progress: LevelProgress }) => (
  <dl className={classes['criteria']}>
    {criteria.map(({ name, shown }) => {
      const reached = figures[name]
      const asked = next?.criteria[name] ?? 0
      // BLUE asks for orders only.
      if (next && asked === 0) return null
      const figure = next ? words.progress.of(shown(reached), shown(asked)) : shown(reached)
      return (
        <div key={name}>
          <dt>{words.criteria[name]}</dt>
          <dd>
            <bdi dir="ltr">{figure}</bdi>
            {next && <OrderProgress value={share(reached, asked)} label={`${words.criteria[name]}: ${figure}`} />}
          </dd>
        </div>
      )
    })}
  </dl>
)
