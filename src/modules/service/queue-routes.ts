import { countryOf } from '#modules/catalogue/events.ts'
import { compareTexts } from '#platform/alphabet.ts'
import { notFound } from '#platform/decision.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { serve } from '#platform/http/serve.ts'
import { distributorsById } from '#projections/distributors.ts'
import { everyReport, type ReportRow } from '#projections/reports.ts'
import { assigneesOf } from '#projections/ticket_desks.ts'
import { everyPromise, everyTicket, type TicketRow, ticketsPromisedIn } from '#projections/tickets.ts'
import { companyOfWork } from './assigned-routes.ts'
import { readDeskKey } from './assigned-work.ts'
import { deskShown, reportDueAt, staffMayRead } from './desk-routes.ts'
import * as calls from './office-contract.ts'
import { companyOfOther, otherRequests, type QueueRow } from './other-routes.ts'
import { isOfMonth, promisesByMonth } from './promises.ts'
import { isFinished, isSettled, requestTitle } from './service-terms.ts'
import { peopleNamed, type ReadContext } from './showing-routes.ts'
import { countWaitingRequests } from './work-contract.ts'

/** What waits for us by time left, then the others, the newest first. */
const byTimeLeft = (a: calls.OfficeRequest, b: calls.OfficeRequest): number =>
  compareTexts(a.dueAt ?? '9', b.dueAt ?? '9') || compareTexts(b.changedAt, a.changedAt)

const ofTicket = (row: TicketRow): QueueRow => ({
  id: row.id,
  distributorId: row.distributorId,
  kind: 'TICKET',
  reference: row.reference,
  topic: row.department,
  subject: requestTitle({ kind: 'TICKET', subject: row.subject }),
  status: row.status,
  finished: isFinished(row.status),
  waits: row.answerDueAt !== null,
  isPrivate: row.sharing === 'PRIVATE',
  isOrderIssue: false,
  openedAt: row.openedAt,
  changedAt: row.changedAt,
  dueAt: row.answerDueAt,
})

const ofReport = (row: ReportRow): QueueRow => ({
  id: row.id,
  distributorId: row.distributorId,
  kind: 'REPORT',
  reference: row.reference,
  topic: null,
  subject: requestTitle({ kind: 'REPORT', type: row.type, country: countryOf(row.countryId).name }),
  status: row.status,
  finished: isSettled(row.status),
  waits: reportDueAt(row) !== null,
  isPrivate: false,
  isOrderIssue: row.type === 'reportOrderIssue',
  openedAt: row.filedAt,
  changedAt: row.changedAt,
  dueAt: reportDueAt(row),
})

/** The tickets behind a figure. */
type QueueQuery = Input<typeof calls.listOfficeRequests> & { readonly now: Date }

/** What the reader may read of all that companies request. Subjects of tickets are still sealed. */
const readable = async ({ db, me }: Pick<ReadContext, 'db' | 'me'>, promised?: QueueQuery) => {
  const { month, promise, now } = promised ?? {}
  const [tickets, reports, others] =
    month && now
      ? [
          (await ticketsPromisedIn(db, month)).filter(({ promises }) => isOfMonth(promises, month, promise, now)),
          [],
          [],
        ]
      : await Promise.all([everyTicket(db), everyReport(db), otherRequests(db)])
  const all = [...tickets, ...reports, ...others]
  const [companies, assignees] = await Promise.all([
    distributorsById(
      db,
      all.map(({ distributorId }) => distributorId),
    ),
    assigneesOf(
      db,
      all.map(({ id }) => id),
    ),
  ])
  const own = tickets.filter((row) =>
    staffMayRead(me, row, companies.get(row.distributorId), assignees.get(row.id) ?? null),
  )
  return { rows: [...own.map(ofTicket), ...reports.map(ofReport), ...others], companies, assignees }
}

/** The queue, as this reader may read it. */
export const officeRequests = async (
  { db, me, personal }: Pick<ReadContext, 'db' | 'me' | 'personal'>,
  promised?: QueueQuery,
): Promise<calls.OfficeRequest[]> => {
  const { rows, companies, assignees } = await readable({ db, me }, promised)
  const [opened, nameOf] = await Promise.all([
    personal.openAll(rows),
    peopleNamed({ db, personal }, [...new Set(assignees.values())]),
  ])
  return opened
    .map(({ distributorId, ...row }): calls.OfficeRequest => {
      const assignee = assignees.get(row.id) ?? null
      return {
        ...row,
        company: { id: distributorId, name: companies.get(distributorId)?.organizationName ?? '—' },
        assignee: assignee === null ? null : { id: assignee, name: nameOf(assignee) },
      }
    })
    .toSorted(byTimeLeft)
}

export const queueRoutes = [
  serve(calls.listOfficeRequests, (context) => officeRequests(context, { ...context.input, now: context.now })),

  serve(countWaitingRequests, async (context) => {
    const { rows } = await readable(context)
    return { waiting: rows.filter(({ waits }) => waits).length }
  }),

  serve(calls.showOfficeDesk, async (context) => {
    const { id } = context.input
    const work = readDeskKey(id)
    const company = work ? await companyOfWork(context.db, work) : await companyOfOther(context.db, id)
    if (company === undefined) return notFound('Request not found')
    const { classification: _, ...desk } = await deskShown(context, id, company)
    return { id, ...desk }
  }),

  serve(calls.listPromises, async ({ db, now }) => promisesByMonth(await everyPromise(db), now)),
]
