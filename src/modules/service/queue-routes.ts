import { countryOf } from '#modules/catalogue/events.ts'
import type { Moment } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { distributorsById } from '#projections/distributors.ts'
import { everyReport } from '#projections/reports.ts'
import { assigneesOf } from '#projections/ticket_desks.ts'
import { everyPromise, everyTicket } from '#projections/tickets.ts'
import { activeStaff } from '#projections/users.ts'
import { reportDueAt, staffMayRead } from './desk-routes.ts'
import * as calls from './office-contract.ts'
import { reportNames } from './service-words.ts'
import { peopleNamed } from './showing-routes.ts'
import type { AnswerPromise } from './ticket.ts'

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/** What waits for us by time left, then the others, the newest first. */
const byTimeLeft = (a: calls.OfficeRequest, b: calls.OfficeRequest): number =>
  (a.dueAt ?? '9').localeCompare(b.dueAt ?? '9') || b.changedAt.localeCompare(a.changedAt)

const monthOf = ({ dueAt }: AnswerPromise): string => dueAt.slice(0, 7)

/** Kept: answered by then. Missed: later, or not yet. Solved by its distributor before that, a promise counts for nothing. */
export const promisesByMonth = (promises: readonly AnswerPromise[], now: Date) => {
  const counted = promises.filter(({ withdrawn }) => !withdrawn)
  const months = [...new Set(counted.map(monthOf))].toSorted().toReversed()
  return months.map((month) => {
    const ofMonth = counted.filter((promise) => monthOf(promise) === month)
    const kept = ofMonth.filter(({ answeredAt, dueAt }) => answeredAt !== null && answeredAt <= dueAt).length
    const waiting = ofMonth.filter(({ answeredAt, dueAt }) => answeredAt === null && new Date(dueAt) > now).length
    return { month, kept, missed: ofMonth.length - kept - waiting, waiting }
  })
}

export const queueRoutes = [
  serve(calls.listOfficeRequests, async ({ db, me, personal }) => {
    const [tickets, reports] = await Promise.all([everyTicket(db), everyReport(db)])
    const all = [...tickets, ...reports]
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
    const shared = ({ id, distributorId, changedAt }: (typeof all)[number]) => {
      const assignee = assignees.get(id) ?? null
      return {
        id,
        company: { id: distributorId, name: companies.get(distributorId)?.organizationName ?? '—' },
        changedAt,
        assignee: assignee === null ? null : { id: assignee, name: nameOf(assignee) },
      }
    }
    const ofTickets = tickets.flatMap((row, at): calls.OfficeRequest[] => {
      const company = companies.get(row.distributorId)
      if (!staffMayRead(me, row, company, assignees.get(row.id) ?? null)) return []
      return [
        {
          ...shared(row),
          kind: 'TICKET',
          reference: row.reference,
          topic: row.department,
          subject: subjects[at] ?? '',
          status: row.status,
          finished: row.status === 'SOLVED' || row.status === 'CLOSED',
          isPrivate: row.sharing === 'PRIVATE',
          isOrderIssue: false,
          openedAt: row.openedAt,
          dueAt: row.answerDueAt,
        },
      ]
    })
    const ofReports = reports.map(
      (row): calls.OfficeRequest => ({
        ...shared(row),
        kind: 'REPORT',
        reference: row.reference,
        topic: capital(reportNames[row.type]),
        subject: countryOf(row.countryId).name,
        status: row.status,
        finished: row.status === 'DONE' || row.status === 'REFUSED',
        isPrivate: false,
        isOrderIssue: row.type === 'reportOrderIssue',
        openedAt: row.filedAt,
        dueAt: reportDueAt(row) as Moment | null,
      }),
    )
    return [...ofTickets, ...ofReports].toSorted(byTimeLeft)
  }),

  serve(calls.listPromises, async ({ db, now }) => promisesByMonth(await everyPromise(db), now)),

  serve(calls.listAnswerers, async ({ db, personal }) => {
    const staff = await activeStaff(db, ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN'])
    const nameOf = await peopleNamed(
      { db, personal },
      staff.map(({ id }) => id),
    )
    return staff.map(({ id }) => ({ id, name: nameOf(id) }))
  }),
]
