import { sql } from 'kysely'
import { ticketStream } from '#modules/service/events.ts'
import { unclosedTicketStatuses } from '#modules/service/service-states.ts'
import { type Ticket, ticket } from '#modules/service/tickets/ticket.ts'
import { longestPromised, promiseSums } from '#modules/service/work/promise-contract.ts'
import { evolved } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows, sumsIn } from '#platform/projection.ts'

export type TicketRow = Ticket & {
  readonly id: string
  readonly changedAt: Moment
  readonly files: readonly string[]
}

/** Tickets as both sides read them, one row each: all that its decisions know. What staff keep to themselves is not here. */
export const tickets = projection<TicketRow>()({
  name: 'tickets',
  version: 6,
  of: [ticketStream],
  table: `
    id text primary key, distributor_id text not null, reference text not null, author text not null, opened_at text not null,
    department text not null, subject text not null, sharing text not null, about json, status text not null,
    messages json not null, promises json not null, answer_due_at text, overdue boolean not null, closes_at text,
    changed_at text not null, files jsonb not null, rating json, merged_into json, took_in json not null`,
  indexes: [
    '(distributor_id, opened_at desc, id)',
    '(status, answer_due_at, id)',
    '(author, sharing, status)',
    'using gin (files jsonb_path_ops)',
  ],
  sums: [
    ...promiseSums(`
      select r.id, (p.place - 1)::text as place, p.value ->> 'since' as since, p.value ->> 'dueAt' as due_at,
        p.value ->> 'answeredAt' as answered_at, (p.value ->> 'withdrawn')::boolean as withdrawn
      from changed r, json_array_elements(r.promises) with ordinality p (value, place)`),
    {
      name: 'ratings',
      by: 'month text',
      of: 'yes bigint, no bigint',
      from: `select left(opened_at, 7), h.helped::int, (not h.helped)::int from changed
        cross join lateral (values ((rating ->> 'helped')::boolean)) h (helped) where h.helped is not null`,
    },
  ],
  key: 'stream',
  when: (row, data, envelope) => {
    const state = evolved(ticket, row ?? ticket.initial(envelope.key), [{ envelope, data }])
    const files = state.messages.flatMap((message) => message.files.map(({ path }) => path))
    return { ...state, id: envelope.key, changedAt: envelope.at, files }
  },
  topics: (_, { distributorId }) => [`tickets:${distributorId}`, 'office:requests'],
  onPoison: 'park',
})

/** Specification 3 §2.12 knows no end of the list; this one shows the newest. */
const MOST_LISTED = 500
const MOST_PROMISED = 100

/** What this person reads of their company, the newest first: not the private ones of colleagues. */
export const ticketsOf = (db: ReadModels, distributorId: string, userId: string): Promise<TicketRow[]> =>
  rows(db, tickets)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .where((where) => where.or([where('sharing', '=', 'COMPANY'), where('author', '=', userId)]))
    .orderBy('openedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_LISTED)
    .execute()

export const openTicketsBy = (
  db: ReadModels,
  userId: string,
  sharing: Ticket['sharing'],
): Promise<Pick<TicketRow, 'id' | 'reference'>[]> =>
  rows(db, tickets)
    .select(['id', 'reference'])
    .where('author', '=', userId)
    .where('sharing', '=', sharing)
    .where('status', 'in', unclosedTicketStatuses)
    .orderBy('openedAt')
    .orderBy('id')
    .execute()

/** One of any company: the caller says who may read it. */
export const anyTicket = (db: ReadModels, id: string): Promise<TicketRow | undefined> =>
  rows(db, tickets).selectAll().where('id', '=', id).executeTakeFirst()

export const ticketsById = (db: ReadModels, ids: readonly string[]): Promise<TicketRow[]> =>
  rows(db, tickets)
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .orderBy('openedAt', 'desc')
    .execute()

export const ticketsWithFile = (db: ReadModels, path: string): Promise<TicketRow[]> =>
  rows(db, tickets)
    .selectAll()
    .where(sql<boolean>`files @> ${JSON.stringify([path])}::jsonb`)
    .execute()

/** Ids of those that promised an answer for a month, so many of each outcome at most. */
export const ticketsPromisedIn = async (
  db: ReadModels,
  of: Parameters<typeof longestPromised>[2],
): Promise<string[]> => [...new Set((await longestPromised(db, tickets, of, MOST_PROMISED)).map(({ id }) => id))]

export const ratingsIn = async (db: ReadModels, month: string): Promise<{ yes: number; no: number }> => {
  const { rows: found } = await sql<{ yes: number; no: number }>`
    select yes, no from ${sumsIn(db, tickets, 'ratings')} where month = ${month}`.execute(db.kysely)
  return found[0] ?? { yes: 0, no: 0 }
}
