import { type CountryId, countryOf } from '#modules/catalogue/events.ts'
import { officeRequests } from '#modules/service/work/queue-routes.ts'
import { paths } from '#paths'
import { ownCompany } from '#platform/access/own-company.ts'
import { type Finder, type FinderContext, finder } from '#platform/finder.ts'
import { reportsOf } from '#projections/reports.ts'
import { ticketsOf } from '#projections/tickets.ts'
import { type ReportType, requestTitle } from './service-states.ts'

const reportPages: Readonly<Record<ReportType, (params: Record<never, never>, search: { report: string }) => string>> =
  {
    reportTender: paths.reportTender,
    reportCompetitor: paths.reportCompetitor,
    reportLawChange: paths.reportLawChange,
    reportOrderIssue: paths.reportOrderIssue,
  }

const reportTitle = (type: ReportType, countryId: CountryId): string =>
  requestTitle({ kind: 'REPORT', type, country: countryOf(countryId).name })

/** The queue of staff, with what they may read of it. */
const queueOf = ({ db, me, personal, once }: FinderContext) =>
  once('requests', () => officeRequests({ db, me, personal }))

/** Tickets and reports; for staff, all that is in their queue. */
export const finders: readonly Finder[] = [
  finder('tickets', 'service.use', async ({ db, me, personal }) =>
    (await personal.openAll(await ticketsOf(db, ownCompany(me), me.userId))).map(
      ({ id, reference, subject, department }) => ({
        to: paths.customerService({}, { ticket: id }),
        label: reference,
        detail: `${department} · ${subject}`,
      }),
    ),
  ),
  finder('reports', 'service.use', async ({ db, me }) =>
    (await reportsOf(db, ownCompany(me))).map(({ id, reference, type, countryId }) => ({
      to: reportPages[type]({}, { report: id }),
      label: reference,
      detail: reportTitle(type, countryId),
    })),
  ),
  finder('tickets', 'office.requests.read', async (asking) =>
    (await queueOf(asking))
      .filter(({ kind }) => kind !== 'REPORT')
      .map(({ kind, id, reference, subject, company }) => ({
        to: paths.officeRequests({}, { request: id }),
        ...(kind === 'TICKET' && { stream: { kind: 'ticket', key: id } }),
        ...(kind === 'AGREEMENT' && { stream: { kind: 'agreement-request', key: id } }),
        label: reference || subject,
        detail: reference ? `${company.name} · ${subject}` : company.name,
      })),
  ),
  finder('reports', 'office.requests.read', async (asking) =>
    (await queueOf(asking))
      .filter(({ kind }) => kind === 'REPORT')
      .map(({ id, reference, subject, company }) => ({
        to: paths.officeRequests({}, { request: id }),
        stream: { kind: 'report', key: id },
        label: reference,
        detail: `${company.name} · ${subject}`,
      })),
  ),
]
