import { order } from '#modules/ordering/order.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { purchaseOrderKey } from '#modules/ordering/terms/purchase-order-number.ts'
import { edited } from '#platform/editing/edited.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { companyZone } from '#projections/distributors.ts'
import { orderWithPurchaseOrder } from '#projections/orders.ts'
import { namesOf } from '#projections/users.ts'
import { changeReferences as call } from './changing-contract.ts'
import { changeReferences, type ReferenceFacts, referenceForm } from './references.ts'

type NumberInput = {
  readonly purchaseOrderNumber?: string | null
  readonly useNumberAgain?: boolean | undefined
}

/** `orderId`: the order that is to have the number. */
export const numberUsedBy = async (
  db: ReadModels,
  distributorId: string,
  orderId: OrderId,
  { purchaseOrderNumber, useNumberAgain }: NumberInput,
): Promise<ReferenceFacts['numberUsedBy']> => {
  if (!purchaseOrderNumber || useNumberAgain) return null
  return (await orderWithPurchaseOrder(db, distributorId, purchaseOrderKey(purchaseOrderNumber), orderId)) ?? null
}

export const referencesRoutes = [
  serve(call, async (context) => {
    const { db, me, log, now, personal, configuration, input } = context
    const { id, opened, ...given } = input
    // Another company's order is not there, whatever was opened of it.
    await log.stateOf(order, id)
    const edit = await edited(context, {
      stream: { kind: order.stream.kind, key: id },
      history: referenceForm,
      given,
      opened,
      namesOf,
    })
    const [usedBy, zone] = await Promise.all([
      numberUsedBy(db, me.distributorId, id, edit.fields),
      companyZone({ db, configuration }, me.distributorId),
    ])
    const decision = changeReferences(edit.fields, { today: dayIn(now, zone), numberUsedBy: usedBy })
    const options = { answer: { success: true as const, ...edit.meanwhile }, ...edit.readAt }
    return personal.openAll((await log.decide(order, id, decision, options)).answer)
  }),
]
