import { orderStream } from '#modules/ordering/events.ts'
import { promiseSums } from '#modules/service/work/promise-contract.ts'
import type { Moment } from '#platform/event.ts'
import { type Envelope, projection, type ReadModels, rows } from '#platform/projection.ts'
import { present } from '#platform/typed.ts'

/** A quote that was promised: when, by when, and when it came. `withdrawn`: changed or cancelled before. */
type QuotePromise = {
  readonly position: number
  readonly since: Moment
  readonly dueAt: Moment
  readonly answeredAt: Moment | null
  readonly withdrawn: boolean
}

/** Every promise of a quote that was ever given for an order. */
export type QuotePromisesRow = {
  readonly id: string
  readonly distributorId: string
  readonly num: string
  readonly promises: readonly QuotePromise[]
}

const reminders: readonly string[] = ['QuoteDueReminded', 'QuoteFellOverdue']

/** It ends by what comes next: the quote, another promise, or the end of the order. */
const ended = (promises: readonly QuotePromise[], { type, at }: Envelope): readonly QuotePromise[] =>
  promises.map((promise, index) => {
    if (index < promises.length - 1 || promise.answeredAt !== null || promise.withdrawn) return promise
    return type === 'QuoteIssued' ? { ...promise, answeredAt: at } : { ...promise, withdrawn: true }
  })

export const quotePromises = projection<QuotePromisesRow>()({
  name: 'quote_promises',
  version: 1,
  of: [orderStream],
  table: 'id text primary key, distributor_id text not null, num text not null, promises jsonb not null',
  indexes: [],
  sums: promiseSums(`select r.id, c.position as place, c.since, c."dueAt" as due_at, c."answeredAt" as answered_at, c.withdrawn
    from changed r, jsonb_to_recordset(r.promises) c
      ("position" text, since text, "dueAt" text, "answeredAt" text, withdrawn boolean)`),
  key: 'stream',
  when: (before, data, envelope) => {
    const { quoteDueAt: dueAt, num } = data as { readonly quoteDueAt?: Moment | null; readonly num?: string }
    const row = before ?? {
      id: envelope.key,
      distributorId: envelope.distributorId ?? '',
      num: num ?? '',
      promises: [],
    }
    const { position, type, at: since } = envelope
    const promises = dueAt && !reminders.includes(type) && type !== 'QuoteIssued'
    if (!promises && type !== 'QuoteIssued' && type !== 'OrderCancelled') return row
    const next = promises ? [{ position, since, dueAt, answeredAt: null, withdrawn: false }] : []
    return { ...row, promises: [...ended(row.promises, envelope), ...next] }
  },
  topics: () => ['office:quotes'],
  onPoison: 'park',
})

/** Of some orders, or of all. */
export const promisedQuotes = (db: ReadModels, ids?: readonly string[]): Promise<QuotePromisesRow[]> =>
  rows(db, quotePromises)
    .selectAll()
    .$if(ids !== undefined, (all) => all.where('id', 'in', ['', ...present(ids)]))
    .execute()
