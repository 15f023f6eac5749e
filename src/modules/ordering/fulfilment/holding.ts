import { OrderHeld, OrderReleased } from '#modules/ordering/fulfilment-events.ts'
import { named, notNow, type OrderDecision } from '#modules/ordering/order.ts'

/** Whatever moves the order on towards its delivery waits until it is released. */
export const holdOrder =
  (reason: string): OrderDecision =>
  (order) =>
    notNow('HoldOrder', order) ?? [OrderHeld.make({ ...named(order), reason })]

export const releaseOrder =
  (note: string | null): OrderDecision =>
  (order) =>
    notNow('ReleaseOrder', order) ?? [OrderReleased.make({ ...named(order), note })]
