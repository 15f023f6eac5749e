import { addMonths } from 'date-fns/addMonths'
import { type OrderEvent, PurchaseOrderNumberChanged, WishedDeliveryChanged } from '#modules/ordering/events.ts'
import { notNow, type Order, type OrderDecision } from '#modules/ordering/order.ts'
import { wrongDay } from '#modules/ordering/terms/order-days.ts'
import { WISHED_DELIVERY_MONTHS } from '#modules/ordering/terms/order-terms.ts'
import { purchaseOrderKey } from '#modules/ordering/terms/purchase-order-number.ts'
import { type Refusal, refused } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { utcDay } from '#platform/moment.ts'

/** What the distributor's own books and plans say of an order. */
export type References = Pick<Order, 'purchaseOrderNumber' | 'wishedDelivery'>

export type ReferenceFacts = {
  /** In the company's time zone. */
  readonly today: Day
  /** Another order of the company with this number; null: none, or using it again was confirmed. */
  readonly numberUsedBy: { readonly id: string; readonly num: string } | null
}

const usedAlready = (number: string, numberUsedBy: ReferenceFacts['numberUsedBy']): Refusal | null =>
  numberUsedBy &&
  refused(`${number} is already on order ${numberUsedBy.num}: use it again?`, { members: { numberUsedBy } })

const wrongWish = (wish: Day | null, today: Day): Refusal | null =>
  wrongDay('wishedDelivery', wish, {
    from: [today, 'This day is in the past'],
    until: [
      utcDay(addMonths(new Date(today), WISHED_DELIVERY_MONTHS)),
      `Choose a day within the next ${WISHED_DELIVERY_MONTHS} months`,
    ],
  })

const isSameNumber = (one: string, other: string | null): boolean =>
  other !== null && purchaseOrderKey(one) === purchaseOrderKey(other)

/** A member left out stays. A wish that stays is not judged by today. */
type WantedReferences = Partial<References>

const changesOf = (order: Order, wanted: WantedReferences) => {
  const { purchaseOrderNumber = order.purchaseOrderNumber, wishedDelivery = order.wishedDelivery } = wanted
  return {
    number: purchaseOrderNumber === order.purchaseOrderNumber ? null : { purchaseOrderNumber },
    wish: wishedDelivery === order.wishedDelivery ? null : { wishedDelivery },
  }
}

/** Also of an order that is being placed. */
export const referenceEvents = (
  order: Order,
  wanted: WantedReferences,
  { today, numberUsedBy }: ReferenceFacts,
): readonly OrderEvent[] | Refusal => {
  const { number, wish } = changesOf(order, wanted)
  const given = number?.purchaseOrderNumber ?? null
  const no =
    wrongWish(wish?.wishedDelivery ?? null, today) ??
    (given === null || isSameNumber(given, order.purchaseOrderNumber) ? null : usedAlready(given, numberUsedBy))
  return (
    no ?? [
      ...(number ? [PurchaseOrderNumberChanged.make(number)] : []),
      ...(wish ? [WishedDeliveryChanged.make(wish)] : []),
    ]
  )
}

/** Neither is part of what was quoted: a quote that is out stays valid. */
export const changeReferences =
  (wanted: WantedReferences, facts: ReferenceFacts): OrderDecision =>
  (order) => {
    const { number, wish } = changesOf(order, wanted)
    return (
      (number && notNow('ChangePurchaseOrderNumber', order)) ??
      (wish && notNow('ChangeWishedDelivery', order)) ??
      referenceEvents(order, wanted, facts)
    )
  }

/** The fields of the form, as each event says them. */
export const referenceForm = {
  OrderPlaced: () => ({ purchaseOrderNumber: null, wishedDelivery: null }),
  PurchaseOrderNumberChanged: (data: References) => data,
  WishedDeliveryChanged: (data: References) => data,
}
