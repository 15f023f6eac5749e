import { type OrderInMail, orderInMail, type ShownOrder } from '#modules/notifications/mails/order-in-mail.ts'
import type { UploadedDocumentType } from '#modules/ordering/order-states.ts'
import { type Cents, cents } from '#platform/money.ts'
import { lookUp } from '#platform/records.ts'
import type { NotificationFacts, NotificationType } from './events.ts'
import type { OrderNews } from './status-wording.ts'

/** What a mail about an order says in addition to its notification. `note`: the provider's own, which is kept in clear. */
export type OrderExtras = {
  readonly note?: string
  readonly trackingUrl?: string
  readonly deliveredOn?: string
  readonly amountDue?: Cents
  readonly careCoinsBack?: number
  readonly promoCodeBack?: string
  /** Mails that were queued before it was shown have none. */
  readonly order?: OrderInMail
}

type Notice = { readonly type: NotificationType; readonly facts: NotificationFacts }
type WithNote = { readonly note: string | null }
type Order = ShownOrder & {
  readonly quotes: readonly WithNote[]
  readonly requests: readonly (WithNote & { readonly type: string })[]
  readonly drafts: readonly WithNote[]
  readonly shipment: { readonly trackingUrl: string | null } | null
  readonly deliveredOn: string | null
  readonly careCoinsUsed: number
  readonly promo: { readonly code: string } | null
  readonly prepayment: { readonly amount: Cents; readonly dueOn: string | null } | null
}

const requestedDocuments: Readonly<Partial<Record<OrderNews, UploadedDocumentType>>> = {
  WAITING_FOR_PREPAYMENT: 'PROOF_OF_PREPAYMENT',
  IMPORT_LICENSE_DOCUMENT_REQUIRED: 'LICENSE_DOCUMENT',
  WAITING_FOR_PREINSPECTION: 'PREINSPECTION',
}

const noteOf = ({ type, facts: { status = '', version } }: Notice, { quotes, requests, drafts }: Order) => {
  if (type === 'NEW_QUOTE') return quotes.find((quote) => quote.version === version)?.note
  if (type !== 'ORDER_STATUS') return undefined
  if (status === 'PENDING_APPROVAL') return drafts.at(-1)?.note
  return requests.findLast((request) => request.type === lookUp(requestedDocuments, status))?.note
}

/** As the invoice says it: the grand total that was confirmed, less the pre-payment. */
const dueOf = ({ quotes, confirmed, prepayment }: Order): Cents | undefined => {
  const quote = quotes.find(({ version }) => version === confirmed?.quoteVersion)
  const option = quote?.options.find(({ optionId }) => optionId === confirmed?.optionId)
  return option && cents(option.grandTotal - (prepayment?.amount ?? 0))
}

/** Taken from the order when the mail is written: none of it is in the notification. */
export const orderExtras = (notice: Notice, order: Order): OrderExtras => {
  const { type, facts } = notice
  const hasEnded = type === 'ORDER_STATUS' && facts.status === 'CANCELLED'
  const known = {
    note: noteOf(notice, order),
    trackingUrl: type === 'ORDER_SHIPPED' ? order.shipment?.trackingUrl : null,
    deliveredOn: type === 'ORDER_STATUS' && facts.status === 'DELIVERED' ? order.deliveredOn : null,
    careCoinsBack: hasEnded && order.careCoinsUsed > 0 ? order.careCoinsUsed : null,
    promoCodeBack: hasEnded ? order.promo?.code : null,
    amountDue: type === 'NEW_INVOICE' ? dueOf(order) : null,
    // A broken rule is about the log, wherever it was seen.
    order: type === 'INVARIANT_BROKEN' ? null : orderInMail(order),
  }
  return Object.fromEntries(Object.entries(known).filter(([, it]) => it !== null && it !== undefined))
}
