import { wireMoment } from '#modules/ordering/order-view.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { serve } from '#platform/http/serve.ts'
import { statusesOf } from '#projections/orders.ts'
import { waitingAmong } from './waiting.ts'
import { listWaiting } from './waiting-contract.ts'

export const waitingRoutes = [
  serve(listWaiting, async ({ db, me }) =>
    waitingAmong(await statusesOf(db, me.distributorId as string)).map(({ until, order, ...waiting }) => ({
      ...waiting,
      until: wireMoment(until),
      order: order && { ...order, id: order.id as OrderId },
    })),
  ),
]
