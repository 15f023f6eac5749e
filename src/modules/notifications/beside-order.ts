import { settledFreight } from '#modules/ordering/agreed-shipping.ts'
import { amountDue } from '#modules/ordering/amount-due.ts'
import type { OrderRecord } from '#modules/ordering/order-record.ts'
import type { Cents } from '#platform/money.ts'
import type { NotificationFacts, NotificationType } from './events.ts'

/** What a mail of an order tells besides the words of its notification. `note`: the provider's own, which is kept in clear. */
export type BesideOrder = {
  readonly note?: string
  readonly trackingUrl?: string
  readonly deliveredOn?: string
  readonly amountDue?: Cents
}

type Told = { readonly type: NotificationType; readonly facts: NotificationFacts }
type Order = Pick<
  OrderRecord,
  'quotes' | 'confirmed' | 'requests' | 'drafts' | 'shipment' | 'deliveredOn' | 'prepayment'
>

const asked: Readonly<Record<string, Order['requests'][number]['type']>> = {
  WAITING_FOR_PREPAYMENT: 'PROOF_OF_PREPAYMENT',
  IMPORT_LICENSE_DOCUMENT_REQUIRED: 'LICENSE_DOCUMENT',
  WAITING_FOR_PREINSPECTION: 'PREINSPECTION',
}

const noteOf = ({ type, facts: { status = '', version } }: Told, { quotes, requests, drafts }: Order) => {
  if (type === 'NEW_QUOTE') return quotes.find((quote) => quote.version === version)?.note
  if (type !== 'ORDER_STATUS') return undefined
  if (status === 'PENDING_APPROVAL') return drafts.at(-1)?.note
  return requests.findLast((request) => request.type === asked[status])?.note
}

const dueOf = (order: Order): Cents | undefined => {
  const freight = settledFreight(order)
  return freight ? amountDue(freight.grandTotal, order.prepayment) : undefined
}

/** Taken from the order as it stands when the mail is written: none of it is in the notification. */
export const besideOrder = (told: Told, order: Order): BesideOrder => {
  const { type, facts } = told
  const known = {
    note: noteOf(told, order),
    trackingUrl: type === 'ORDER_SHIPPED' ? order.shipment?.trackingUrl : null,
    deliveredOn: type === 'ORDER_STATUS' && facts.status === 'DELIVERED' ? order.deliveredOn : null,
    amountDue: type === 'NEW_INVOICE' ? dueOf(order) : null,
  }
  return Object.fromEntries(Object.entries(known).filter(([, it]) => it !== null && it !== undefined))
}
