import { type RawBuilder, sql } from 'kysely'
import { ticketDeskStream } from '#modules/service/events.ts'
import { type TicketDesk, ticketDesk } from '#modules/service/work/ticket-desk.ts'
import { evolved } from '#platform/decision.ts'
import { projection, type ReadModels, rows, tableIn } from '#platform/projection.ts'
import { present } from '#platform/typed.ts'

export type TicketDeskRow = TicketDesk & { readonly id: string }

/** What staff keep to themselves about a request, an order, a quote or a file. For staff only. */
export const ticketDesks = projection<TicketDeskRow>()({
  name: 'ticket_desks',
  version: 4,
  of: [ticketDeskStream],
  table: 'id text primary key, assignee text, notes json not null, lookers json not null, classification json',
  indexes: ['(id text_pattern_ops) where assignee is not null', '(assignee, id) where assignee is not null'],
  key: 'stream',
  when: (row, data, envelope) => ({
    ...evolved(ticketDesk, row ?? ticketDesk.initial(envelope.key), [{ envelope, data }]),
    id: envelope.key,
  }),
  topics: () => ['office:requests'],
  onPoison: 'park',
})

export const deskOf = (db: ReadModels, id: string): Promise<TicketDeskRow | undefined> =>
  rows(db, ticketDesks).selectAll().where('id', '=', id).executeTakeFirst()

export const desksOf = (db: ReadModels, ids: readonly string[]): Promise<TicketDeskRow[]> =>
  ids.length === 0 ? Promise.resolve([]) : rows(db, ticketDesks).selectAll().where('id', 'in', ids).execute()

export const assignedTo = async (db: ReadModels, userId: string): Promise<string[]> =>
  (await rows(db, ticketDesks).select('id').where('assignee', '=', userId).orderBy('id').execute()).map(({ id }) => id)

/** A condition on rows of another table: no one but this person has what lies under a key that is made of their columns. */
export const noColleagueHas = (db: ReadModels, userId: string, key: RawBuilder<unknown>): RawBuilder<boolean> =>
  sql`not exists (select from ${tableIn(db, ticketDesks)} desk where desk.id = ${key} and desk.assignee <> ${userId})`

/** A query of the rest of the keys that begin so and are assigned, to a person or to anyone. */
export const idsAssignedUnder = (db: ReadModels, prefix: string, userId?: string) =>
  rows(db, ticketDesks)
    .select(sql<string>`substr(id, ${prefix.length + 1})`.as('id'))
    .where('id', 'like', `${prefix}%`)
    .where('assignee', 'is not', null)
    .$if(userId !== undefined, (all) => all.where('assignee', '=', present(userId)))

/** What lies under keys that begin so and is assigned; `id`: the rest of the key. */
export const assignedUnder = async (
  db: ReadModels,
  prefix: string,
): Promise<{ readonly id: string; readonly assignee: string }[]> => {
  const found = await rows(db, ticketDesks)
    .select(['id', 'assignee'])
    .where('id', 'like', `${prefix}%`)
    .where('assignee', 'is not', null)
    .orderBy('id')
    .execute()
  return found.map(({ id, assignee }) => ({ id: id.slice(prefix.length), assignee: present(assignee) }))
}
