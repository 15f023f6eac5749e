import { countryOf } from '#modules/catalogue/events.ts'
import { paths } from '#paths'
import { type Finder, finder } from '#platform/finder.ts'
import { namesOfCompanies } from '#projections/distributors.ts'
import { everyReport, reportsOf } from '#projections/reports.ts'
import { everyTicket, ticketsOf } from '#projections/tickets.ts'
import type { ReportType } from './service-terms.ts'
import { reportNames } from './service-words.ts'

const reportPages: Readonly<Record<ReportType, (params: Record<never, never>, search: { report: string }) => string>> =
  {
    reportTender: paths.reportTender,
    reportCompetitor: paths.reportCompetitor,
    reportLawChange: paths.reportLawChange,
    reportOrderIssue: paths.reportOrderIssue,
  }

/** Tickets and reports. */
export const finders: readonly Finder[] = [
  finder('tickets', 'service.use', async ({ db, me, personal }) =>
    (await personal.openAll(await ticketsOf(db, me.distributorId as string, me.userId))).map(
      ({ id, reference, subject, department }) => ({
        to: paths.customerService({}, { ticket: id }),
        label: reference,
        detail: `${department} · ${subject}`,
      }),
    ),
  ),
  finder('reports', 'service.use', async ({ db, me }) =>
    (await reportsOf(db, me.distributorId as string)).map(({ id, reference, type, countryId }) => ({
      to: reportPages[type]({}, { report: id }),
      label: reference,
      detail: `${reportNames[type]} · ${countryOf(countryId).name}`,
    })),
  ),
  finder('tickets', 'office.requests.read', async (asking) => {
    const [tickets, nameOf] = await Promise.all([
      everyTicket(asking.db).then((all) => asking.personal.openAll(all)),
      asking.once('names of companies', () => namesOfCompanies(asking.db)),
    ])
    return tickets.map(({ id, reference, subject, distributorId }) => ({
      to: paths.officeRequests({}, { request: id }),
      stream: { kind: 'ticket', key: id },
      label: reference,
      detail: `${nameOf(distributorId)} · ${subject}`,
    }))
  }),
  finder('reports', 'office.requests.read', async (asking) => {
    const [reports, nameOf] = await Promise.all([
      everyReport(asking.db),
      asking.once('names of companies', () => namesOfCompanies(asking.db)),
    ])
    return reports.map(({ id, reference, type, countryId, distributorId }) => ({
      to: paths.officeRequests({}, { request: id }),
      stream: { kind: 'report', key: id },
      label: reference,
      detail: `${nameOf(distributorId)} · ${reportNames[type]} · ${countryOf(countryId).name}`,
    }))
  }),
]
