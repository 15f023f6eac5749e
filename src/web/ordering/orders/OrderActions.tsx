import { Suspense, useState } from 'react'
import type { OrderRow } from '#modules/ordering/contract.ts'
import { orderActions } from '#modules/ordering/order-status.ts'
import { useMay } from '#web/identity/me.ts'
import { whenAsked } from '#web/loading-code.ts'
import { orderEditPage } from '#web/ordering/edit/order-to-edit.ts'
import { reorderPage } from '#web/ordering/place-again.ts'
import { Button, ButtonLink } from '#web/ui/Button.tsx'
import classes from './OrderActions.module.css'

/** Comes with the click: a list of orders has no need of quotes and how they differ. */
const ConfirmOrder = whenAsked(() =>
  import('#web/ordering/order/ConfirmOrder.tsx').then((it) => ({ default: it.ConfirmOrder })),
)

/** What may be done with an order of a list, by its status and by whoever looks. */
export const OrderActions = ({ order: { id, num, statusData } }: { order: OrderRow }) => {
  const may = useMay()
  const [confirming, setConfirming] = useState(false)
  const offered = (action: keyof typeof orderActions) => statusData.actions.some((it) => it.action === action)
  return (
    <span className={classes['actions']}>
      {offered('CONFIRM') && may('orders.place') && (
        <Button size="small" look="soft" onClick={() => setConfirming(true)}>
          {orderActions.CONFIRM}
          <span className="visually-hidden"> {num}</span>
        </Button>
      )}
      {offered('MODIFY') && may('orders.place') && (
        <ButtonLink size="small" to={orderEditPage(id)}>
          {orderActions.MODIFY}
          <span className="visually-hidden"> {num}</span>
        </ButtonLink>
      )}
      {offered('PLACE_AGAIN') && may('orders.place') && (
        <ButtonLink size="small" to={reorderPage(id)}>
          {orderActions.PLACE_AGAIN}
          <span className="visually-hidden"> {num}</span>
        </ButtonLink>
      )}
      <Suspense fallback={null}>{confirming && <ConfirmOrder id={id} onClose={() => setConfirming(false)} />}</Suspense>
    </span>
  )
}
