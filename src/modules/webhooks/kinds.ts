import * as Schema from 'effect/Schema'
import * as agreements from '#modules/agreements/events.ts'
import * as companies from '#modules/distributors/events.ts'
import * as files from '#modules/distributors/file-events.ts'
import * as labels from '#modules/labels/events.ts'
import * as orders from '#modules/ordering/events.ts'
import * as fulfilment from '#modules/ordering/fulfilment-events.ts'
import * as service from '#modules/service/events.ts'
import { derivedId } from '#platform/derived-id.ts'
import type { EventType, StreamType } from '#platform/event.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'
import { keysOf } from '#platform/records.ts'
import type { WebhookMessage } from '#platform/webhooks/webhooks.ts'
import { kindsFor, type WebhookKind } from './kind-names.ts'

/** Of the bodies. A change of what there is raises it; fields and kinds that come in addition do not. */
const BODY_VERSION = 1

const { Boolean: Bool, Int, NullOr, String: Text } = Schema

export const webhookStreams: readonly StreamType[] = [
  orders.orderStream,
  files.companyFileStream,
  labels.labelIssueStream,
  agreements.agreementStream,
  companies.distributorStream,
  service.ticketStream,
]

type Published = {
  readonly type: string
  readonly fields: Schema.Struct.Fields
  readonly data: (data: any, key: string) => object
  readonly when: (data: any) => boolean
}

/** `fields`: of `data`, in the body. `when`: where an event is of this kind only sometimes. */
const published = <Data, Fields extends Schema.Struct.Fields>(
  { type }: EventType<string, Data>,
  fields: Fields,
  data: (data: Data, key: string) => Schema.Struct<Fields>['Type'],
  when: (data: Data) => boolean = () => true,
): Published => ({ type, fields, data, when })

const approved = (type: 'PROOF_OF_PREPAYMENT' | 'LICENSE_DOCUMENT' | 'PREINSPECTION') =>
  published(
    fulfilment.DocumentApproved,
    { documentId: Text },
    ({ documentId }) => ({ documentId }),
    (data) => data.type === type,
  )

/** What is sent of an event: ids, numbers, amounts in cents and days; nothing that people wrote, and none of their names. */
export const publishedKinds = {
  'order.placed': published(
    orders.OrderPlaced,
    { number: Text, countryId: Text, subtotal: Int, total: Int, careCoinsUsed: Int, quoteDueAt: Text },
    ({ num: number, countryId, subtotal, total, careCoinsUsed, quoteDueAt }) => ({
      ...{ number, countryId, subtotal, total, careCoinsUsed, quoteDueAt },
    }),
  ),
  'order.quote_issued': published(
    orders.QuoteIssued,
    { quoteVersion: Int, subtotal: Int, total: Int, validUntil: Text },
    ({ version: quoteVersion, subtotal, total, validUntil }) => ({ quoteVersion, subtotal, total, validUntil }),
  ),
  'order.quote_withdrawn': published(orders.QuoteWithdrawn, { quoteVersion: Int }, ({ quoteVersion }) => ({
    quoteVersion,
  })),
  'order.quote_rejected': published(orders.QuoteRejected, { quoteVersion: Int }, ({ quoteVersion }) => ({
    quoteVersion,
  })),
  'order.quote_expired': published(orders.QuoteExpired, { quoteVersion: Int }, ({ quoteVersion }) => ({
    quoteVersion,
  })),
  'order.confirmed': published(
    orders.QuoteApproved,
    { quoteVersion: Int, shippingPrice: Int, grandTotal: Int, confirmedOn: Text },
    ({ quoteVersion, shippingPrice, grandTotal, confirmedOn }) => ({
      ...{ quoteVersion, shippingPrice, grandTotal, confirmedOn },
    }),
  ),
  'order.prepayment_requested': published(
    fulfilment.PrepaymentRequested,
    { amount: Int, dueOn: NullOr(Text) },
    ({ amount, dueOn }) => ({ amount, dueOn }),
  ),
  'order.license_requested': published(fulfilment.ImportLicenseRequested, {}, () => ({})),
  'order.preinspection_requested': published(fulfilment.PreinspectionRequested, {}, () => ({})),
  'order.document_submitted': published(
    fulfilment.DocumentSubmitted,
    { documentId: Text, type: Text },
    ({ documentId, type }) => ({ documentId, type }),
  ),
  'order.paid': approved('PROOF_OF_PREPAYMENT'),
  'order.license_approved': approved('LICENSE_DOCUMENT'),
  'order.preinspection_approved': approved('PREINSPECTION'),
  'order.document_rejected': published(
    fulfilment.DocumentRejected,
    { documentId: Text, type: Text },
    ({ documentId, type }) => ({ documentId, type }),
  ),
  'order.in_production': published(fulfilment.ProductionStarted, { readyOn: NullOr(Text) }, ({ readyOn }) => ({
    readyOn,
  })),
  'order.shipping_documents_sent': published(fulfilment.ShippingDocumentsSent, { round: Int }, ({ round }) => ({
    round,
  })),
  'order.shipped': published(
    fulfilment.OrderShipped,
    { shippedOn: Text, expectedOn: NullOr(Text) },
    ({ shippedOn, expectedOn }) => ({ shippedOn, expectedOn }),
  ),
  'order.delivered': published(
    fulfilment.OrderDelivered,
    { deliveredOn: Text, careCoinsEarned: Int },
    ({ deliveredOn, careCoinsEarned, cashBackCareCoins }) => ({
      deliveredOn,
      careCoinsEarned: careCoinsEarned + cashBackCareCoins,
    }),
  ),
  'order.invoiced': published(
    fulfilment.OrderBilled,
    { invoiceNumber: Text, dueOn: NullOr(Text) },
    ({ invoiceNumber, dueOn }) => ({ invoiceNumber, dueOn }),
  ),
  'order.cancelled': published(orders.OrderCancelled, { by: Text }, ({ by }) => ({ by })),
  'order.on_hold': published(fulfilment.OrderHeld, { labelIssueId: NullOr(Text) }, ({ labelIssueId }) => ({
    labelIssueId,
  })),
  'order.released': published(fulfilment.OrderReleased, { labelIssueId: NullOr(Text) }, ({ labelIssueId }) => ({
    labelIssueId,
  })),
  'company_document.approved': published(
    files.CompanyDocumentApproved,
    { documentId: Text, version: Int, validityDate: NullOr(Text) },
    ({ documentId, version, validityDate }) => ({ documentId, version, validityDate }),
  ),
  'company_document.returned': published(
    files.CompanyDocumentReturned,
    { documentId: Text, version: Int, fault: Text },
    ({ documentId, version, fault }) => ({ documentId, version, fault }),
  ),
  'label_issue.reported': published(
    labels.LabelIssueReported,
    { labelIssueId: Text, number: Text, productId: Text, countryId: Text, orderIds: Schema.Array(Text) },
    ({ issueId: labelIssueId, number, productId, countryId, orderIds }) => ({
      ...{ labelIssueId, number, productId, countryId, orderIds },
    }),
  ),
  'label_issue.artwork_proposed': published(
    labels.ArtworkProposed,
    { labelIssueId: Text, round: Int, dueOn: NullOr(Text) },
    ({ issueId: labelIssueId, round, dueOn }) => ({ labelIssueId, round, dueOn }),
  ),
  'label_issue.released': published(
    labels.LabelIssueReleased,
    { labelIssueId: Text, changed: Bool, orderIds: Schema.Array(Text) },
    ({ issueId: labelIssueId, label, orderIds }) => ({ labelIssueId, changed: label !== null, orderIds }),
  ),
  'agreement.signed': published(
    agreements.AgreementSigned,
    { agreementId: Text, type: Text, countryId: Text, version: Int, signedOn: Text },
    ({ agreementId, type, countryId, version, signedOn }) => ({ agreementId, type, countryId, version, signedOn }),
  ),
  'company.registered': published(companies.DistributorRegistered, { countryId: Text }, ({ countryId }) => ({
    countryId,
  })),
  'ticket.opened': published(
    service.TicketOpened,
    { ticketId: Text, reference: Text, department: Text, answerDueAt: Text },
    ({ reference, department, answerDueAt }, ticketId) => ({ ticketId, reference, department, answerDueAt }),
  ),
} satisfies Readonly<Record<WebhookKind, Published>>

const byType = Map.groupBy(keysOf(publishedKinds), (kind) => publishedKinds[kind].type)

type Receiver = { readonly kinds: readonly string[]; readonly distributorId: string | null }

/** null: not for this webhook. A company's gets its own events; the provider's those of all. */
export const messageOf = (
  { kinds, distributorId }: Receiver,
  { envelope, data }: RecordedEvent,
): (WebhookMessage & { readonly position: number }) | null => {
  const { position, key, at, type } = envelope
  if (distributorId !== null && envelope.distributorId !== distributorId) return null
  const kind = byType.get(type)?.find((name) => publishedKinds[name].when(data))
  if (!kind || !kinds.includes(kind) || !kindsFor(distributorId === null ? 'provider' : 'company').includes(kind))
    return null
  const id = derivedId('webhook message', position)
  const orderId = envelope.kind === orders.orderStream.kind ? key : null
  const of = { version: BODY_VERSION, id, position, kind, at, companyId: envelope.distributorId, orderId }
  return { id, position, kind, body: JSON.stringify({ ...of, data: publishedKinds[kind].data(data, key) }) }
}

/** What a test sends: its kind is that of no event. */
export const testMessage = (id: string, companyId: string | null, now: Date): WebhookMessage => {
  const of = {
    version: BODY_VERSION,
    id,
    position: null,
    kind: 'test',
    at: now.toISOString(),
    companyId,
    orderId: null,
  }
  return { id, position: null, kind: 'test', body: JSON.stringify({ ...of, data: {} }) }
}
