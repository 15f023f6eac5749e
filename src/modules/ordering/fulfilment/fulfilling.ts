import { earn, type LoyaltyAccount } from '#modules/loyalty/account.ts'
import { OrderBilled, OrderDelivered, OrderShipped, ProductionStarted } from '#modules/ordering/fulfilment-events.ts'
import { named, notNow, type Order, type OrderDecision } from '#modules/ordering/order.ts'
import { wrongDay } from '#modules/ordering/terms/order-days.ts'
import type { OrderFile } from '#modules/ordering/terms/order-fields.ts'
import { CARE_COIN_CENTS } from '#modules/ordering/terms/pricing.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { isRefusal } from '#platform/decision.ts'
import type { Day } from '#platform/event.ts'
import { tooFar } from '#platform/time/near-days.ts'
import { type CertificateFile, certificatesAdded, wrongLink } from './additions.ts'
import { type ShippingDocuments, unfitDocuments } from './deciding-documents.ts'

export const startProduction =
  (readyOn: Day | null, today: Day): OrderDecision =>
  (order) =>
    notNow('StartProduction', order) ??
    wrongDay('readyOn', readyOn, { from: [today, 'This day is in the past'] }) ??
    tooFar('readyOn', readyOn, new Date(today)) ?? [ProductionStarted.make({ ...named(order), readyOn })]

export type Shipment = {
  readonly carrier: string
  readonly trackingUrl: string | null
  readonly shippedOn: Day
  readonly expectedOn: Day | null
  readonly documents: ShippingDocuments
}

export const shipOrder =
  (shipment: Shipment, today: Day, certificates: readonly CertificateFile[] = []): OrderDecision =>
  (order) => {
    const { trackingUrl, shippedOn, expectedOn, documents } = shipment
    const confirmedOn = order.confirmed?.confirmedOn ?? today
    const no =
      notNow('ShipOrder', order) ??
      wrongLink(trackingUrl) ??
      wrongDay('shippedOn', shippedOn, {
        from: [confirmedOn, 'An order cannot be shipped before it was confirmed'],
        until: [today, 'This day is in the future'],
      }) ??
      wrongDay('expectedOn', expectedOn, { from: [shippedOn, 'It cannot arrive before it was shipped'] }) ??
      tooFar('expectedOn', expectedOn, new Date(today)) ??
      unfitDocuments(documents)
    if (no) return no
    const added = certificatesAdded(order, certificates)
    return isRefusal(added) ? added : [...added, OrderShipped.make({ ...named(order), ...shipment })]
  }

/** CareCoins of one unit, by product, for the distributor's loyalty group. */
export type Rewards = ReadonlyMap<string, number>

const earnedBy = ({ lines, promo }: Order, rewards: Rewards) => ({
  careCoinsEarned: careCoins(
    lines.reduce((sum, { productId, quantity }) => sum + quantity * (rewards.get(productId) ?? 0), 0),
  ),
  cashBackCareCoins: careCoins(promo?.type === 'CASH_BACK' ? Math.floor(promo.cashBackAmount / CARE_COIN_CENTS) : 0),
})

export const deliverOrder =
  (deliveredOn: Day, rewards: Rewards, today: Day) =>
  ({ order, account }: { readonly order: Order; readonly account: LoyaltyAccount }) => {
    const no =
      notNow('DeliverOrder', order) ??
      wrongDay('deliveredOn', deliveredOn, {
        from: [order.shipment?.shippedOn ?? deliveredOn, 'An order cannot arrive before it was shipped'],
        until: [today, 'This day is in the future'],
      })
    if (no) return no
    const { orderId, num: orderNum } = named(order)
    const earned = earnedBy(order, rewards)
    const { careCoinsEarned, cashBackCareCoins } = earned
    return {
      order: [OrderDelivered.make({ ...named(order), deliveredOn, ...earned })],
      account: earn({ orderId, orderNum, careCoins: careCoinsEarned, cashBack: cashBackCareCoins })(account),
    }
  }

export type InvoiceInput = { readonly dueOn: Day | null; readonly invoice: OrderFile | null }

/** `number` is drawn in the append, without gaps. Orders have a series of the same form, hence the prefix. */
export const billOrder =
  ({ dueOn, invoice }: InvoiceInput, today: Day) =>
  ({ order }: { readonly order: Order }, { number }: { readonly number: string }) => {
    const no =
      notNow('BillOrder', order) ??
      wrongDay('dueOn', dueOn, { from: [today, 'The due date is in the past'] }) ??
      tooFar('dueOn', dueOn, new Date(today))
    return no ?? { order: [OrderBilled.make({ ...named(order), invoiceNumber: `INV-${number}`, dueOn, invoice })] }
  }
