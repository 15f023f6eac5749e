import type { Cents } from '#platform/money.ts'
import { flowTexts as texts } from '#texts/order-flow.ts'
import { timeTexts } from '#texts/time.ts'
import { Money } from '#web/ui/figures/Figures.tsx'
import { unbroken } from '#web/ui/figures/format.ts'
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
      <bdi>{name}</bdi>, {unbroken(timeTexts.units(quantity))}
      {free && (
        <>
          {' '}
          <em className={classes['free']}>{texts.free}</em>
        </>
      )}
    </span>
    <Money cents={total} />
  </li>
)
