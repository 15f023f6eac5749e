import { Button } from '#web/ui/Button.tsx'
import { ordersWords as words } from '#web/words/orders.ts'
import classes from './FreshOrders.module.css'

/** Below the rows, so that it moves none of them: how many orders arrived, and the way to see them. */
export const FreshOrders = ({
  arrived,
  orMore,
  show,
}: {
  arrived: readonly unknown[]
  orMore: boolean
  show: () => void
}) =>
  arrived.length > 0 && (
    <p className={classes['fresh']} role="status">
      {orMore ? words.freshOrMore(arrived.length) : words.fresh(arrived.length)} ·{' '}
      <Button look="text" size="small" onClick={show}>
        {words.show}
      </Button>
    </p>
  )
