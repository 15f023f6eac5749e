import { type RawBuilder, sql } from 'kysely'
import type { Sharing } from '#modules/service/service-states.ts'
import { peopleNamed, type ReadContext } from '#modules/service/thread-queries.ts'
import type { readDeskKey } from '#modules/terms/assigned-work.ts'
import type { Me } from '#platform/access/permissions.ts'
import type { ReadModels } from '#platform/projection.ts'
import { companiesRepresentedBy, type DistributorRow, distributorOf } from '#projections/distributors.ts'
import { anyOrder } from '#projections/orders.ts'
import { deskOf, type TicketDeskRow } from '#projections/ticket_desks.ts'
import { LOOKS_FOR_MS } from './ticket-desk.ts'

/** Who of the staff reads a private ticket: the company's representative, or all of sales where it has none, its assignee, and administrators. */
export const staffMayRead = (
  { role, userId }: Pick<Me, 'role' | 'userId'>,
  { sharing }: { readonly sharing: Sharing },
  company: DistributorRow | undefined,
  assignee: string | null,
): boolean =>
  sharing === 'COMPANY' ||
  role === 'ADMIN' ||
  assignee === userId ||
  (role === 'SALES' && (company?.salesRepresentativeId ?? userId) === userId)

/** The same of private tickets, as a condition on rows of requests. */
export const mayReadPrivate = (db: ReadModels, { role, userId }: Pick<Me, 'role' | 'userId'>): RawBuilder<boolean> => {
  if (role === 'ADMIN') return sql`true`
  const theirs = sql<boolean>`distributor_id in ${companiesRepresentedBy(db, userId)}`
  return role === 'SALES' ? sql`(assignee = ${userId} or ${theirs})` : sql`assignee = ${userId}`
}

export const readersOf = async (reading: ReadContext & { readonly now: Date }, key: string) => {
  const others = lookersIn(await deskOf(reading.db, key), reading)
  const nameOf = await peopleNamed(
    reading,
    others.map(([userId]) => userId),
  )
  return others.map(([userId, { writing }]) => ({ id: userId, name: nameOf(userId), writing }))
}

const lookersIn = (desk: TicketDeskRow | undefined, { me, now }: Pick<ReadContext, 'me'> & { readonly now: Date }) =>
  Object.entries(desk?.lookers ?? {}).filter(
    ([userId, { at }]) => userId !== me.userId && now.getTime() - Date.parse(at) < LOOKS_FOR_MS,
  )

export const deskShown = async (reading: ReadContext & { readonly now: Date }, id: string, distributorId: string) => {
  const { db, personal, me } = reading
  const [desk, company] = await Promise.all([deskOf(db, id), distributorOf(db, distributorId)])
  const { assignee = null, notes = [] } = desk ?? {}
  const lookers = lookersIn(desk, reading)
  const said = desk?.classification ?? null
  const [nameOf, opened, classified] = await Promise.all([
    peopleNamed(reading, [
      ...notes.map(({ author }) => author),
      ...(assignee ? [assignee] : []),
      ...lookers.map(([userId]) => userId),
      ...(said ? [said.author] : []),
    ]),
    personal.openAll(notes),
    said && personal.openAll(said),
  ])
  return {
    company: { id: distributorId, name: company?.organizationName ?? '—' },
    assignee: assignee === null ? null : { id: assignee, name: nameOf(assignee) },
    notes: opened.map(({ author, ...note }) => ({ ...note, author: nameOf(author), own: author === me.userId })),
    classification: classified && { ...classified, author: nameOf(classified.author) },
    lookers: lookers.map(([userId, { writing }]) => ({ id: userId, name: nameOf(userId), writing })),
  }
}

/** Whose order or file it is; undefined: there is none. */
export const companyOfWork = async (
  db: ReadModels,
  { kind, id }: NonNullable<ReturnType<typeof readDeskKey>>,
): Promise<string | undefined> =>
  kind === 'FILE' ? (await distributorOf(db, id))?.id : (await anyOrder(db, id))?.distributorId
