import { useState } from 'react'

import type { OrderRow } from '#modules/ordering/contract.ts'
import { orderActions } from '#modules/ordering/order-status.ts'
import { useMay } from '#web/identity/me.ts'
import { ConfirmOrder } from '#web/ordering/order/ConfirmOrder.tsx'
import { usePlaceAgain } from '#web/ordering/place-again.ts'
import { Button } from '#web/ui/Button.tsx'
import classes from './OrderActions.module.css'

/** What may be done with an order of a list, by its status and by whoever looks. */
export const OrderActions = ({ order: { id, num, statusData } }: { order: OrderRow }) => {
  const may = useMay()
  const again = usePlaceAgain()
  const [confirming, setConfirming] = useState(false)
  return (
    <span className={classes['actions']}>
      {statusData.toConfirm && may('orders.place') && (
        <Button size="small" look="soft" onClick={() => setConfirming(true)}>
          {orderActions.CONFIRM}
          <span className="visually-hidden"> {num}</span>
        </Button>
      )}
      {statusData.redoOrder && may('cart.fill') && (
        <Button size="small" busy={again.busy} onClick={() => again.placeById(id)}>
          {orderActions.PLACE_AGAIN}
          <span className="visually-hidden"> {num}</span>
        </Button>
      )}
      {confirming && <ConfirmOrder id={id} onClose={() => setConfirming(false)} />}
    </span>
  )
}
