import { Button } from '#web/ui/Button.tsx'
import { ordersWords as words } from '#web/words/orders.ts'
import classes from './FreshOrders.module.css'
import type { Still } from './still-orders.ts'

/** Below the rows, so that it moves none of them: how many orders arrived, and the way to see them. */
export const FreshOrders = ({
  still: { waiting, orMore },
  onShow,
}: {
  still: Pick<Still<unknown>, 'waiting' | 'orMore'>
  onShow: () => void
}) =>
  waiting > 0 && (
    <p className={classes['fresh']} role="status">
      {orMore ? words.freshOrMore(waiting) : words.fresh(waiting)} ·{' '}
      <Button look="text" size="small" onClick={onShow}>
        {words.show}
      </Button>
    </p>
  )
