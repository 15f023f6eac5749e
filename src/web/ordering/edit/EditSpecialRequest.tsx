import type { OrderDetail } from '#modules/ordering/contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { specialRequests } from '#modules/ordering/terms/special-request.ts'
import { orderEditTexts as texts } from '#texts/order-edit.ts'
import { specialRequestTexts } from '#texts/special-request.ts'
import { useCommand } from '#web/api/endpoint.ts'
import { keptRequest, SpecialRequestFields, wishesOf } from '#web/cart/SpecialRequestFields.tsx'
import { SpecialRequests } from '#web/ordering/SpecialRequests.tsx'
import { useGuarded } from './change-guard.ts'
import classes from './EditOrderPage.module.css'
import { usePartForm } from './part-form.ts'
import { Unfolding } from './Unfolding.tsx'

/** What is requested beyond the goods. */
export const EditSpecialRequest = ({ order }: { order: OrderDetail }) => {
  const guarded = useGuarded()
  const command = useCommand(changeOrder)
  const { typed: wishes, isChanged, change, begin } = usePartForm(wishesOf(order.specialRequest))
  const requests = specialRequests(order.specialRequest)

  const save = (close: () => void) =>
    guarded(() => command.send({ orderId: order.id, fields: { specialRequest: keptRequest(wishes) } }), {
      onDone: close,
    })
  return (
    <Unfolding
      title={texts.request}
      shown={
        requests.length > 0 ? (
          <SpecialRequests wishes={requests} />
        ) : (
          <p className={classes['none']}>{texts.noRequest}</p>
        )
      }
      busy={command.busy}
      reasons={Object.values(command.errors)}
      isChanged={isChanged}
      onOpen={() => {
        begin()
        command.clear()
      }}
      onSave={save}
    >
      <fieldset className={classes['fields']}>
        <legend>{specialRequestTexts.title}</legend>
        <SpecialRequestFields wishes={wishes} onChange={change} onText={(other) => change({ ...wishes, other })} />
      </fieldset>
    </Unfolding>
  )
}
