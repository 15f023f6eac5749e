import type { Cents } from '#platform/money.ts'
import { Money } from '#web/ui/Figures.tsx'
import { unbroken } from '#web/ui/format.ts'
import { flowWords as words } from '#web/words/order-flow.ts'
import { timeWords } from '#web/words/time.ts'
import classes from './SummaryItem.module.css'

/** A line of a summary: what, how many, for how much. `free`: a bonus line. */
export const SummaryItem = ({
  name,
  quantity,
  total,
  free = false,
}: {
  name: string
  quantity: number
  total: Cents
  free?: boolean
}) => (
  <li>
    <span>
      <bdi>{name}</bdi>, {unbroken(timeWords.units(quantity))}
      {free && (
        <>
          {' '}
          <em className={classes['free']}>{words.free}</em>
        </>
      )}
    </span>
    <Money cents={total} />
  </li>
)
