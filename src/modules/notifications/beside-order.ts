import { type Cents, cents } from '#platform/money.ts'
import type { NotificationFacts, NotificationType } from './events.ts'

/** What a mail of an order tells besides the words of its notification. `note`: the provider's own, which is kept in clear. */
export type BesideOrder = {
  readonly note?: string
  readonly trackingUrl?: string
  readonly deliveredOn?: string
  readonly amountDue?: Cents
}

type Told = { readonly type: NotificationType; readonly facts: NotificationFacts }
type Noted = { readonly note: string | null }
/** As much of an order as is told. */
type Order = {
  readonly quotes: readonly (Noted & {
    readonly version: number
    readonly options: readonly { readonly optionId: string; readonly grandTotal: Cents }[]
  })[]
  readonly confirmed: { readonly quoteVersion: number; readonly optionId: string } | null
  readonly requests: readonly (Noted & { readonly type: string })[]
  readonly drafts: readonly Noted[]
  readonly shipment: { readonly trackingUrl: string | null } | null
  readonly deliveredOn: string | null
  readonly prepayment: { readonly amount: Cents } | null
}

const asked: Readonly<Record<string, string>> = {
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

/** As the invoice says it: the grand total that was confirmed, less the pre-payment. */
const dueOf = ({ quotes, confirmed, prepayment }: Order): Cents | undefined => {
  const quote = quotes.find(({ version }) => version === confirmed?.quoteVersion)
  const option = quote?.options.find(({ optionId }) => optionId === confirmed?.optionId)
  return option && cents(option.grandTotal - (prepayment?.amount ?? 0))
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
