import { orderStream } from '#modules/ordering/events.ts'
import type { Moment } from '#platform/event.ts'
import { type Envelope, projection, type ReadModels, rows } from '#platform/projection.ts'

/** One event of an order, as the log has it. `data` is what was stored, personal data sealed. */
export type OrderHistoryRow = {
  /** The event's position, with leading zeros. */
  readonly id: string
  readonly orderId: string
  readonly distributorId: string
  readonly position: number
  readonly version: number
  readonly at: Moment
  readonly actor: string
  readonly role: string
  readonly type: string
  readonly command: string
  readonly reason: string | null
  readonly data: Readonly<Record<string, unknown>>
}

const entry = (
  _: OrderHistoryRow | undefined,
  data: { orderId: string; distributorId: string },
  it: Envelope,
  id: string,
): OrderHistoryRow => ({
  id,
  orderId: data.orderId,
  distributorId: data.distributorId,
  position: it.position,
  version: it.version,
  at: it.at,
  actor: it.actor,
  role: it.role,
  type: it.type,
  command: it.command,
  reason: it.reason,
  data,
})

/** One row per event of an order: who did what, when. */
export const orderHistory = projection<OrderHistoryRow>()({
  name: 'order_history',
  version: 1,
  of: [orderStream],
  table: `
    id text primary key, order_id text not null, distributor_id text not null, position bigint not null, version int not null,
    at timestamptz not null, actor text not null, role text not null, type text not null, command text not null,
    reason text, data jsonb not null`,
  indexes: ['(order_id, position desc)'],
  key: (_, { position }) => String(position).padStart(12, '0'),
  when: {
    OrderPlaced: entry,
    QuoteDueReminded: entry,
    QuoteFellOverdue: entry,
    QuoteIssued: entry,
    QuoteWithdrawn: entry,
    ConfirmationReminded: entry,
    QuoteApproved: entry,
    QuoteRejected: entry,
    QuoteExpired: entry,
    OrderCancelled: entry,
    OrderItemsChanged: entry,
    OrderAddressChanged: entry,
    OrderContactChanged: entry,
    OrderShippingChanged: entry,
    OrderCertificatesChanged: entry,
    SpecialRequestChanged: entry,
    PrepaymentRequested: entry,
    ImportLicenseRequested: entry,
    PreinspectionRequested: entry,
    DocumentSubmitted: entry,
    DocumentApproved: entry,
    DocumentRejected: entry,
    ProductionStarted: entry,
    ShippingDocumentsSent: entry,
    ShippingDocumentsApproved: entry,
    ShippingDocumentsRejected: entry,
    OrderShipped: entry,
    OrderDelivered: entry,
    OrderBilled: entry,
    OrderHeld: entry,
    OrderReleased: entry,
    MessageWritten: entry,
    NoteWritten: entry,
  },
  /** What staff note among themselves is no news for the distributor. */
  topics: ({ orderId }, { type }) => (type === 'NoteWritten' ? ['office:orders'] : [`order:${orderId}`]),
  onPoison: 'park',
})

/** An order's history, newest first; the caller has checked whose order it is. */
export const historyOf = (db: ReadModels, orderId: string): Promise<OrderHistoryRow[]> =>
  rows(db, orderHistory).selectAll().where('orderId', '=', orderId).orderBy('position', 'desc').execute()
