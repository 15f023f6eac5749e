import { subDays } from 'date-fns/subDays'
import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { mayBeOpportunity, reportNames } from '#modules/service/service-states.ts'
import { type ReadContext, reportsShown, written } from '#modules/service/thread-queries.ts'
import { deskShown } from '#modules/service/work/desk-queries.ts'
import { classifyReport, ticketDesk } from '#modules/service/work/ticket-desk.ts'
import { notFound, RefusedError, refused } from '#platform/decision.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import type { Services } from '#platform/services.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { MAXIMUM_ROWS, spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import { say } from '#platform/text/say.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { distributorOf, distributorsById } from '#projections/distributors.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { anyReport, everyReport, type ReportRow, reportsLike } from '#projections/reports.ts'
import { desksOf } from '#projections/ticket_desks.ts'
import type { exportReports, OfficeReport } from './contract.ts'
import * as calls from './contract.ts'
import { acceptReport, answerReport, finishReport, readReport, refuseReport, report } from './report.ts'

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
    filedOn: dayIn(new Date(report.created_at), configuration.officeTimeZone),
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
    { header: say('Reference'), kind: 'text', value: ({ reference }) => reference },
    { header: say('Filed on'), kind: 'day', value: ({ filedOn }) => filedOn },
    { header: say('Kind'), kind: 'text', value: ({ type }) => reportNames[type] },
    { header: say('Country'), kind: 'text', value: ({ country }) => country.name },
    { header: say('Company'), kind: 'text', value: ({ company }) => company },
    { header: 'By', kind: 'text', value: ({ author }) => author },
    { header: say('Status'), kind: 'text', value: ({ status }) => status },
    { header: say('Comment'), kind: 'text', width: 60, value: ({ comment }) => comment },
    {
      header: say('Details'),
      kind: 'text',
      width: 60,
      value: ({ details }) => details.map(({ field, value }) => `${field}: ${value}`).join(' | ') || null,
    },
    { header: say('Order'), kind: 'text', value: ({ order }) => order?.num ?? null },
    { header: say('Closes on'), kind: 'day', value: ({ closesOn }) => closesOn },
    { header: say('People affected'), kind: 'text', value: ({ peopleAffected }) => yesNo(peopleAffected) },
    { header: say('Complaint'), kind: 'text', value: ({ classification }) => yesNo(classification?.complaint) },
    { header: say('Reportable'), kind: 'text', value: ({ classification }) => yesNo(classification?.reportable) },
    { header: say('Why'), kind: 'text', width: 40, value: ({ classification }) => classification?.reason ?? null },
    { header: 'CareCoins', kind: 'count', value: ({ careCoins }) => careCoins },
  ],
  rows: await rowsOf(context, context.input.type),
})

const MOST_DUPLICATES = 20

/** Two reports are about the same within so many days. */
const ALIKE_FOR_DAYS = 180

type Details = readonly { readonly field: string; readonly value: string }[]

/** 'Ministry of Health.' and 'MINISTRY OF HEALTH' are one. */
const alike = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const said = (details: Details, field: string): string =>
  alike(details.find((detail) => detail.field === field)?.value ?? '')

/** The same authority; and the same product where both name one. */
export const isSameTender = (one: Details, other: Details): boolean => {
  const [authority, product, otherProduct] = [said(one, 'authority'), said(one, 'product'), said(other, 'product')]
  if (authority === '' || authority !== said(other, 'authority')) return false
  return product === '' || otherProduct === '' || product === otherProduct
}

/** Tenders of other companies in the same country that may be this one. Only staff see them. */
export const duplicatesOf = async (
  { db, personal }: Pick<Services, 'db' | 'personal'>,
  report: ReportRow,
): Promise<OfficeReport['duplicates']> => {
  if (report.type !== 'reportTender') return []
  const since = subDays(new Date(report.filedAt), ALIKE_FOR_DAYS).toISOString()
  const rows = (await reportsLike(db, report, since)).filter(
    ({ distributorId }) => distributorId !== report.distributorId,
  )
  const [own, others, companies] = await Promise.all([
    personal.openAll(report.details),
    personal.openAll(rows.map(({ details }) => details)),
    distributorsById(
      db,
      rows.map(({ distributorId }) => distributorId),
    ),
  ])
  return rows
    .filter((_, at) => isSameTender(own, others[at] ?? []))
    .slice(0, MOST_DUPLICATES)
    .map(({ id, reference, distributorId, filedAt }) => ({
      id,
      reference,
      filedAt,
      company: companies.get(distributorId)?.organizationName ?? '—',
    }))
}

const success = { success: true as const }
const noSuchReport = notFound('Report not found')

type CallerContext = Pick<Context<never>, 'db' | 'me'>

const reportFor = async ({ db }: CallerContext, id: string): Promise<ReportRow> => {
  const row = await anyReport(db, id)
  if (!row) throw new RefusedError(noSuchReport)
  return row
}

/** What the programme gives for a business opportunity; 0 for companies that are not in it. */
const rewardOf = async (
  context: Pick<Context<never>, 'db' | 'configuration' | 'now'>,
  { type, distributorId }: ReportRow,
): Promise<number> => {
  if (!mayBeOpportunity(type)) return 0
  const company = await distributorOf(context.db, distributorId)
  return company?.loyaltyGroup ? (await rulesAt(context, context.now)).activities.BUSINESS_OPPORTUNITY_REPORTED : 0
}

export const officeReportRoutes = [
  serve(calls.showOfficeReport, async (context) => {
    const row = await reportFor(context, context.input.id)
    const [[shown], desk, reward, duplicates] = await Promise.all([
      reportsShown(context, [row]),
      deskShown(context, row.id, row.distributorId),
      rewardOf(context, row),
      duplicatesOf(context, row),
    ])
    return shown ? { ...shown, ...desk, reward, duplicates } : noSuchReport
  }),

  serve(calls.exportReports, async (context) => spreadsheet(context.input.format, await reportSheet(context))),

  serve(calls.readReport, async ({ log, input }) => {
    return (await log.decide(report, input.id, readReport, { answer: success })).answer
  }),

  serve(calls.answerReport, async (context) => {
    const { log, input } = context
    const { distributorId } = await reportFor(context, input.id)
    const { message, attach } = await written(context, distributorId, 'reports', input.text, input.files)
    const options = { answer: success, ...attach }
    return (await log.decide(report, input.id, answerReport(input.seen, message), options)).answer
  }),

  serve(calls.acceptReport, async (context) => {
    const { log, input } = context
    const row = await reportFor(context, input.id)
    const opportunity = row.type === 'reportTender' || input.opportunity
    const careCoins = opportunity ? await rewardOf(context, row) : 0
    const targets = { report: existing(report, row.id), account: existing(loyaltyAccount, row.distributorId) }
    const options = { answer: { ...success, careCoins } }
    return (await log.decideTogether(targets, acceptReport(careCoins), options)).answer
  }),

  serve(calls.classifyReport, async (context) => {
    const { me, log, personal, input } = context
    const { id, type } = await reportFor(context, input.id)
    if (type !== 'reportOrderIssue') return refused('Only an order issue is classified')
    const { complaint, reportable } = input
    const classified = { complaint, reportable, reason: await personal.seal(me.userId, input.reason) }
    return (await log.decide(ticketDesk, id, classifyReport(classified), { answer: success })).answer
  }),

  serve(calls.refuseReport, async (context) => {
    const { log, input } = context
    const { distributorId } = await reportFor(context, input.id)
    const { message } = await written(context, distributorId, 'reports', input.reason)
    return (await log.decide(report, input.id, refuseReport(message), { answer: success })).answer
  }),

  serve(calls.finishReport, async ({ log, input }) => {
    return (await log.decide(report, input.id, finishReport, { answer: success })).answer
  }),
]
