import { ordersTexts as texts } from '#texts/orders.ts'
import { Button } from '#web/ui/actions/Button.tsx'
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
      {orMore ? texts.freshOrMore(arrived.length) : texts.fresh(arrived.length)} ·{' '}
      <Button look="text" size="small" onClick={show}>
        {texts.show}
      </Button>
    </p>
  )
