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
import { reportNames } from './service-words.ts'
import { peopleNamed, type Reading } from './showing-routes.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What waits for us by time left, then the others, the newest first. */
const byTimeLeft = (a: calls.OfficeRequest, b: calls.OfficeRequest): number =>
  compareTexts(a.dueAt ?? '9', b.dueAt ?? '9') || compareTexts(b.changedAt, a.changedAt)

const ofTicket = (row: TicketRow, subject: string): QueueRow => ({
  id: row.id,
  distributorId: row.distributorId,
  kind: 'TICKET',
  reference: row.reference,
  topic: row.department,
  subject,
  status: row.status,
  finished: row.status === 'SOLVED' || row.status === 'CLOSED',
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
  topic: capital(reportNames[row.type]),
  subject: countryOf(row.countryId).name,
  status: row.status,
  finished: row.status === 'DONE' || row.status === 'REFUSED',
  isPrivate: false,
  isOrderIssue: row.type === 'reportOrderIssue',
  openedAt: row.filedAt,
  changedAt: row.changedAt,
  dueAt: reportDueAt(row),
})

type Asking = Reading & { readonly now: Date; readonly input: Input<typeof calls.listOfficeRequests> }

/** What whoever asks may read of all that companies ask. */
export const officeRequests = async ({ db, me, now, personal, input }: Asking): Promise<calls.OfficeRequest[]> => {
  const { month, promise } = input
  const [tickets, reports, others] = month
    ? [(await ticketsPromisedIn(db, month)).filter(({ promises }) => isOfMonth(promises, month, promise, now)), [], []]
    : await Promise.all([everyTicket(db), everyReport(db), otherRequests(db)])
  const all = [...tickets, ...reports, ...others]
  const [companies, assignees, subjects] = await Promise.all([
    distributorsById(
      db,
      all.map(({ distributorId }) => distributorId),
    ),
    assigneesOf(
      db,
      all.map(({ id }) => id),
    ),
    personal.openAll(tickets.map(({ subject }) => subject)),
  ])
  const nameOf = await peopleNamed({ db, personal }, [...new Set(assignees.values())])
  const readable = tickets.flatMap((row, at) =>
    staffMayRead(me, row, companies.get(row.distributorId), assignees.get(row.id) ?? null)
      ? [ofTicket(row, subjects[at] ?? '')]
      : [],
  )
  return [...readable, ...reports.map(ofReport), ...others]
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
  serve(calls.listOfficeRequests, officeRequests),

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
