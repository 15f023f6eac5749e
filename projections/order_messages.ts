import { orderStream } from '#modules/ordering/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { countOf, projection, type ReadModels, rows } from '#platform/projection.ts'

/** What people wrote about an order. NOTE: staff among themselves; the distributor never reads it. */
export type OrderMessageRow = {
  readonly id: string
  readonly orderId: string
  readonly distributorId: string
  readonly kind: 'MESSAGE' | 'NOTE'
  readonly by: 'DISTRIBUTOR' | 'PROVIDER'
  readonly author: string
  readonly text: Sealed
  readonly at: Moment
}

export const orderMessages = projection<OrderMessageRow>()({
  name: 'order_messages',
  version: 1,
  of: [orderStream],
  table: `
    id text primary key, order_id text not null, distributor_id text not null, kind text not null, by text not null,
    author text not null, text text not null, at timestamptz not null`,
  indexes: ['(order_id, at, id)'],
  key: (data) => ('messageId' in data ? data.messageId : 'noteId' in data ? data.noteId : []),
  onlyAdds: true,
  ignores: 'others',
  when: {
    MessageWritten: (_, { messageId: id, num: _num, ...message }, { actor: author, at }) => ({
      ...message,
      id,
      kind: 'MESSAGE',
      author,
      at,
    }),
    NoteWritten: (_, { noteId: id, num: _num, ...note }, { actor: author, at }) => ({
      ...note,
      id,
      kind: 'NOTE',
      by: 'PROVIDER',
      author,
      at,
    }),
  },
  topics: (_, { key, type }) => {
    if (type === 'MessageWritten') return [`order:${key}`]
    return type === 'NoteWritten' ? ['office:orders'] : []
  },
  onPoison: 'park',
})

/** What both sides read of an order, the oldest first; the caller has checked whose order it is. */
export const messagesOf = (db: ReadModels, orderId: string): Promise<OrderMessageRow[]> =>
  ofOrder(db, orderId).where('kind', '=', 'MESSAGE').execute()

/** Messages and the staff's own notes: for staff only. */
export const messagesAndNotesOf = (db: ReadModels, orderId: string): Promise<OrderMessageRow[]> =>
  ofOrder(db, orderId).execute()

const ofOrder = (db: ReadModels, orderId: string) =>
  rows(db, orderMessages).selectAll().where('orderId', '=', orderId).orderBy('at').orderBy('id')

export const writtenBy = (db: ReadModels, author: string): Promise<number> =>
  countOf(rows(db, orderMessages).where('author', '=', author))
