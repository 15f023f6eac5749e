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
  data: OrderHistoryRow['data'],
  envelope: Envelope,
  id: string,
): OrderHistoryRow => ({
  id,
  orderId: envelope.key,
  distributorId: envelope.distributorId ?? '',
  position: envelope.position,
  version: envelope.version,
  at: envelope.at,
  actor: envelope.actor,
  role: envelope.role,
  type: envelope.type,
  command: envelope.command,
  reason: envelope.reason,
  data,
})

export const orderHistory = projection<OrderHistoryRow>()({
  name: 'order_history',
  version: 5,
  of: [orderStream],
  table: `
    id text primary key, order_id text not null, distributor_id text not null, position bigint not null, version int not null,
    at timestamptz not null, actor text not null, role text not null, type text not null, command text not null,
    reason text, data jsonb not null`,
  indexes: ['(order_id, position desc)'],
  key: (_, { position }) => String(position).padStart(12, '0'),
  onlyAdds: true,
  when: entry,
  /** What staff note among themselves is no news for the distributor. */
  topics: (_, { key, type }) => (type === 'NoteWritten' ? ['office:orders'] : [`order:${key}`]),
  onPoison: 'park',
})

/** An order's history, newest first; the caller has checked whose order it is. */
export const historyOf = (db: ReadModels, orderId: string): Promise<OrderHistoryRow[]> =>
  rows(db, orderHistory).selectAll().where('orderId', '=', orderId).orderBy('position', 'desc').execute()
