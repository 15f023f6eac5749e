import { sql } from 'kysely'
import { countryOf } from '#modules/catalogue/events.ts'
import { anyRequests } from '#modules/service/work/queue-routes.ts'
import { paths } from '#paths'
import type { Candidate, Entry, Finder, FinderContext } from '#platform/finder.ts'
import { companiesRepresentedBy } from '#projections/distributors.ts'
import { reportsById } from '#projections/reports.ts'
import { assignedTo } from '#projections/ticket_desks.ts'
import { ticketsById } from '#projections/tickets.ts'
import { type ReportType, requestTitle } from './service-states.ts'

const reportPages: Readonly<Record<ReportType, (params: Record<never, never>, search: { report: string }) => string>> =
  {
    reportTender: paths.reportTender,
    reportCompetitor: paths.reportCompetitor,
    reportLawChange: paths.reportLawChange,
    reportOrderIssue: paths.reportOrderIssue,
  }

const streams: Readonly<Record<string, string>> = {
  TICKET: 'ticket',
  AGREEMENT: 'agreement-request',
  REPORT: 'report',
}

const keysOf = (entries: readonly Entry[]) => entries.map(({ key }) => key)

const ofQueue = async (asking: FinderContext, entries: readonly Entry[]): Promise<Candidate[]> =>
  (await anyRequests(asking, keysOf(entries))).map(({ kind, id, reference, subject, company }) => ({
    to: paths.officeRequests({}, { request: id }),
    ...(streams[kind] && { stream: { kind: streams[kind], key: id } }),
    label: reference || subject,
    detail: reference ? `${company.name} · ${subject}` : company.name,
  }))

/** Private tickets that this person of the staff reads, as `staffMayRead`; of administrators the index knows it. */
const privateOnes = async ({ db, me }: FinderContext) => {
  const assigned = sql`e.key = any(${await assignedTo(db, me.userId)}::text[])`
  const theirs = sql`e.company in ${companiesRepresentedBy(db, me.userId)}`
  return sql<boolean>`(e.readers && '{private}' and ${me.role === 'SALES' ? sql`(${assigned} or ${theirs})` : assigned})`
}

/** Tickets and reports; for staff, all that is in their queue. */
export const finders: readonly Finder[] = [
  {
    kind: 'tickets',
    permission: 'service.use',
    entries: ['tickets'],
    show: async ({ db, personal }, entries) =>
      (await personal.openAll(await ticketsById(db, keysOf(entries)))).map(
        ({ id, reference, subject, department }) => ({
          to: paths.customerService({}, { ticket: id }),
          label: reference,
          detail: `${department} · ${subject}`,
        }),
      ),
  },
  {
    kind: 'reports',
    permission: 'service.use',
    entries: ['reports'],
    show: async ({ db }, entries) =>
      (await reportsById(db, keysOf(entries))).map(({ id, reference, type, countryId }) => ({
        to: reportPages[type]({}, { report: id }),
        label: reference,
        detail: requestTitle({ kind: 'REPORT', type, country: countryOf(countryId).name }),
      })),
  },
  {
    kind: 'tickets',
    permission: 'office.requests.read',
    entries: ['tickets', 'requests'],
    show: ofQueue,
    also: privateOnes,
  },
  { kind: 'reports', permission: 'office.requests.read', entries: ['reports'], show: ofQueue },
]
