import { countryOf } from '#modules/catalogue/events.ts'
import type * as reports from '#modules/service/reports/contract.ts'
import type * as tickets from '#modules/service/tickets/contract.ts'
import type { NewMessage } from '#modules/service/tickets/ticket.ts'
import type { Me } from '#platform/access/permissions.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { invalid, RefusedError } from '#platform/decision.ts'
import { attaching } from '#platform/files/attaching.ts'
import { nameShown } from '#platform/files/shown-name.ts'
import type { Context } from '#platform/http/serve.ts'
import type { Services } from '#platform/services.ts'
import type { ReportRow } from '#projections/reports.ts'
import type { TicketRow } from '#projections/tickets.ts'
import { namesOf } from '#projections/users.ts'
import type * as threads from './thread-contract.ts'

type Writer = Pick<Context<never>, 'me' | 'personal' | 'files' | 'newId'>

/** A message, sealed, with its files, which become the company's in the append. */
export const written = async (
  { me, personal, files, newId }: Writer,
  distributorId: string,
  purpose: 'tickets' | 'reports',
  text: string,
  paths: readonly string[] = [],
): Promise<{ readonly message: NewMessage; readonly attach: ReturnType<ReturnType<typeof attaching>['attach']> }> => {
  const { take, attach } = attaching(files, me, { distributorId })
  const attached: NewMessage['files'][number][] = []
  for (const path of new Set(paths)) {
    const stored = await take(path)
    // Who may open the files of tickets is decided by their folder.
    if (purpose === 'tickets' && !stored.path.startsWith('tickets/'))
      throw new RefusedError(invalid({ files: 'Please upload this file again here' }))
    attached.push({ path: stored.path, name: stored.sealedName })
  }
  return {
    message: { messageId: newId(), text: await personal.seal(me.userId, text), files: attached },
    attach: attach(),
  }
}

export type ReadContext = Pick<Services, 'db' | 'personal' | 'configuration'> & { readonly me: Me }

/** What people are called, opened, by id; unknown people are '—'. */
export const peopleNamed = async ({ db, personal }: Pick<Services, 'db' | 'personal'>, userIds: readonly string[]) => {
  const people = await personal.openAll([...(await namesOf(db, userIds)).values()])
  const names = new Map<string, string>(people.map((person) => [person.id, calledBy(person)]))
  return (userId: string): string => names.get(userId) ?? '—'
}

/** Who wrote it: a distributor reads the provider's name where staff did. */
const authors = async ({ db, personal, configuration, me }: ReadContext, rows: readonly (TicketRow | ReportRow)[]) => {
  const ours = me.distributorId === null
  const messages = rows.flatMap((row) => row.messages)
  const staff = new Set(messages.filter(({ by }) => by === 'PROVIDER').map(({ author }) => author))
  const ids = [...rows.map(({ author }) => author), ...messages.map(({ author }) => author)]
  const readers = rows.flatMap((row) => ('readBy' in row && row.readBy ? [row.readBy] : []))
  const nameOf = await peopleNamed({ db, personal }, [
    ...new Set(ours ? [...ids, ...readers] : ids.filter((id) => !staff.has(id))),
  ])
  return {
    of: ({ author, by }: { readonly author: string; readonly by: 'DISTRIBUTOR' | 'PROVIDER' }): string =>
      by === 'PROVIDER' && !ours ? configuration.brand.name : nameOf(author),
    reader: (id: string): string => (ours ? nameOf(id) : configuration.brand.name),
  }
}

type Authors = Awaited<ReturnType<typeof authors>>
type OpenedMessage = Omit<TicketRow['messages'][number], 'text' | 'files'> & {
  readonly text: string | null
  readonly files: threads.ThreadMessage['files']
}

const thread = (messages: readonly OpenedMessage[], { of }: Authors, me: Me): threads.ThreadMessage[] =>
  messages.map(({ author, files, ...message }) => ({
    ...message,
    files: files.map(({ path, name }) => ({ path, name: nameShown(name, path) })),
    author: of({ author, by: message.by }),
    own: author === me.userId,
  }))

/** What it was opened with; a ticket that took in an older one has that one's messages before. */
const openingText = ({ messages, openedAt }: { messages: readonly OpenedMessage[]; openedAt: string }): string =>
  messages.find(({ at }) => at === openedAt)?.text ?? ''

/** Tickets with their threads, opened. */
export const ticketsShown = async (
  reading: ReadContext,
  rows: readonly TicketRow[],
): Promise<tickets.TicketDetail[]> => {
  const [named, opened] = await Promise.all([authors(reading, rows), reading.personal.openAll(rows)])
  return opened.map((row) => ({
    id: row.id,
    reference: row.reference,
    created_at: row.openedAt,
    subject: row.subject,
    status: row.status,
    description: { date: row.openedAt, department: row.department, comment: openingText(row) },
    author: named.of({ author: row.author, by: 'DISTRIBUTOR' }),
    own: row.author === reading.me.userId,
    sharing: row.sharing,
    about: row.about as tickets.Ticket['about'],
    answerDueAt: row.answerDueAt,
    overdue: row.overdue,
    closesAt: row.closesAt,
    rating: row.rating,
    mergedInto: row.mergedInto,
    tookIn: row.tookIn,
    messages: thread(row.messages as OpenedMessage[], named, reading.me),
  }))
}

/** Reports with their threads, opened. */
export const reportsShown = async (reading: ReadContext, rows: readonly ReportRow[]): Promise<reports.Report[]> => {
  const [named, opened] = await Promise.all([authors(reading, rows), reading.personal.openAll(rows)])
  return opened.map((row) => ({
    id: row.id,
    reference: row.reference,
    type: row.type,
    created_at: row.filedAt,
    status: row.status,
    country: { id: row.countryId, name: countryOf(row.countryId).name },
    comment: row.messages[0]?.text ?? '',
    details: row.details,
    order: row.reportedOrder,
    closesOn: row.closesOn,
    peopleAffected: row.peopleAffected,
    author: named.of({ author: row.author, by: 'DISTRIBUTOR' }),
    readAt: row.readAt,
    readBy: row.readBy && named.reader(row.readBy),
    acceptedAt: row.acceptedAt,
    careCoins: row.careCoins,
    messages: thread(row.messages as OpenedMessage[], named, reading.me),
  }))
}
