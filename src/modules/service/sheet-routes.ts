import type { Day } from '#platform/event.ts'
import type { Input } from '#platform/http/endpoint.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { MAXIMUM_ROWS } from '#platform/spreadsheet/spreadsheet.ts'
import { dayIn } from '#platform/time-zone.ts'
import { distributorsById } from '#projections/distributors.ts'
import { everyReport } from '#projections/reports.ts'
import { desksOf } from '#projections/ticket_desks.ts'
import type { exportReports } from './office-contract.ts'
import { reportNames } from './service-terms.ts'
import { type ReadContext, reportsShown } from './showing-routes.ts'

const yesNo = (is: boolean | null | undefined): string | null =>
  is === null || is === undefined ? null : is ? 'yes' : 'no'

const rowsOf = async (context: ReadContext, type: Input<typeof exportReports>['type']) => {
  const { db, personal, configuration } = context
  const reports = (await everyReport(db, MAXIMUM_ROWS)).filter((row) => type === undefined || row.type === type)
  const [shown, companies, desks] = await Promise.all([
    reportsShown(context, reports),
    distributorsById(
      db,
      reports.map(({ distributorId }) => distributorId),
    ),
    desksOf(
      db,
      reports.map(({ id }) => id),
    ).then((found) => personal.openAll(found)),
  ])
  const deskOf = new Map(desks.map((desk) => [desk.id, desk]))
  return shown.map((report, index) => ({
    ...report,
    filedOn: dayIn(new Date(report.created_at), configuration.officeTimeZone) as Day,
    company: companies.get(reports[index]?.distributorId ?? '')?.organizationName ?? '—',
    classification: deskOf.get(report.id)?.classification ?? null,
  }))
}
type Row = Awaited<ReturnType<typeof rowsOf>>[number]

/** All that was reported, one row each, for staff. */
export const reportSheet = async (
  context: ReadContext & { readonly input: Input<typeof exportReports> },
): Promise<Sheet<Row>> => ({
  name: 'reports',
  columns: [
    { header: 'Reference', kind: 'text', value: ({ reference }) => reference },
    { header: 'Filed on', kind: 'day', value: ({ filedOn }) => filedOn },
    { header: 'Kind', kind: 'text', value: ({ type }) => reportNames[type] },
    { header: 'Country', kind: 'text', value: ({ country }) => country.name },
    { header: 'Company', kind: 'text', value: ({ company }) => company },
    { header: 'By', kind: 'text', value: ({ author }) => author },
    { header: 'Status', kind: 'text', value: ({ status }) => status },
    { header: 'Comment', kind: 'text', width: 60, value: ({ comment }) => comment },
    {
      header: 'Details',
      kind: 'text',
      width: 60,
      value: ({ details }) => details.map(({ field, value }) => `${field}: ${value}`).join(' | ') || null,
    },
    { header: 'Order', kind: 'text', value: ({ order }) => order?.num ?? null },
    { header: 'Closes on', kind: 'day', value: ({ closesOn }) => closesOn },
    { header: 'People affected', kind: 'text', value: ({ peopleAffected }) => yesNo(peopleAffected) },
    { header: 'Complaint', kind: 'text', value: ({ classification }) => yesNo(classification?.complaint) },
    { header: 'Reportable', kind: 'text', value: ({ classification }) => yesNo(classification?.reportable) },
    { header: 'Why', kind: 'text', width: 40, value: ({ classification }) => classification?.reason ?? null },
    { header: 'CareCoins', kind: 'count', value: ({ careCoins }) => careCoins },
  ],
  rows: await rowsOf(context, context.input.type),
})
