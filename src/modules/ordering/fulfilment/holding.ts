import { OrderHeld, OrderReleased } from '#modules/ordering/fulfilment-events.ts'
import { named, notNow, type Order, type OrderDecision } from '#modules/ordering/order.ts'
import { orderLife } from '#modules/ordering/order-life.ts'

/** Whatever moves the order on towards its delivery waits until it is released. */
export const holdOrder =
  (reason: string): OrderDecision =>
  (order) =>
    notNow('HoldOrder', order) ?? [OrderHeld.make({ ...named(order), labelIssueId: null, reason })]

export const releaseOrder =
  (note: string | null): OrderDecision =>
  (order) =>
    notNow('ReleaseOrder', order) ?? [OrderReleased.make({ ...named(order), labelIssueId: null, note })]

const isHeldFor = ({ holds }: Order, issueId: string): boolean =>
  holds.some(({ labelIssueId }) => labelIssueId === issueId)

/** A label issue holds an order once, in addition to other causes; an order that has left or ended meanwhile stays as it is. */
export const holdForLabel =
  (labelIssueId: string, reason: string): OrderDecision =>
  (order) =>
    orderLife.HoldOrder.leads[order.stage] && !isHeldFor(order, labelIssueId)
      ? [OrderHeld.make({ ...named(order), labelIssueId, reason })]
      : []

/** Ends the hold of that label issue and no other. */
export const releaseFromLabel =
  (labelIssueId: string): OrderDecision =>
  (order) =>
    isHeldFor(order, labelIssueId) ? [OrderReleased.make({ ...named(order), labelIssueId, note: null })] : []
