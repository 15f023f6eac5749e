import { loyaltyAccount } from '#modules/loyalty/account.ts'
import { notFound, Refused, refused } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import { distributorOf } from '#projections/distributors.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { anyReport, type ReportRow } from '#projections/reports.ts'
import { deskOf } from '#projections/ticket_desks.ts'
import { anyTicket, type TicketRow } from '#projections/tickets.ts'
import { deskShown, staffMayRead } from './desk-routes.ts'
import { duplicatesOf } from './duplicate-routes.ts'
import { answerTicket, noSuchTicket, solveTicket } from './helping.ts'
import * as calls from './office-contract.ts'
import { companyOfOther } from './other-routes.ts'
import { report } from './report.ts'
import { acceptReport, answerReport, finishReport, readReport, refuseReport } from './reporting.ts'
import { mayBeOpportunity } from './service-terms.ts'
import { reportSheet } from './sheet-routes.ts'
import { reportsShown, ticketsShown } from './showing-routes.ts'
import { ticket } from './ticket.ts'
import { classifyReport, noteTicket, ticketDesk } from './ticket-desk.ts'
import { written } from './writing.ts'

const success = { success: true as const }
const noSuchReport = notFound('Report not found')

type CallerContext = Pick<Context<never>, 'db' | 'me'>

/** Refuses (404) what is not there, and private tickets of other representatives' companies. */
export const ticketFor = async ({ db, me }: CallerContext, id: string): Promise<TicketRow> => {
  const row = await anyTicket(db, id)
  if (!row) throw new Refused(noSuchTicket)
  const [company, desk] = await Promise.all([distributorOf(db, row.distributorId), deskOf(db, id)])
  if (!staffMayRead(me, row, company, desk?.assignee ?? null)) throw new Refused(noSuchTicket)
  return row
}

const reportFor = async ({ db }: CallerContext, id: string): Promise<ReportRow> => {
  const row = await anyReport(db, id)
  if (!row) throw new Refused(noSuchReport)
  return row
}

export const requestFor = async (asking: CallerContext, id: string): Promise<void> => {
  const { db } = asking
  if ((await anyReport(db, id)) ?? (await companyOfOther(db, id))) return
  await ticketFor(asking, id)
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

export const officeRoutes = [
  serve(calls.showOfficeTicket, async (context) => {
    const row = await ticketFor(context, context.input.id)
    const [[shown], { classification: _, ...desk }] = await Promise.all([
      ticketsShown(context, [row]),
      deskShown(context, row.id, row.distributorId),
    ])
    return shown ? { ...shown, ...desk } : noSuchTicket
  }),

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

  serve(calls.answerTicket, async (context) => {
    const { log, now, newId, input } = context
    const { distributorId } = await ticketFor(context, input.id)
    const { message, attach } = await written(context, distributorId, 'tickets', input.text, input.files)
    const options = { answer: success, ...attach }
    const solved = input.solve ? { messageId: newId(), now } : undefined
    return (await log.decide(ticket, input.id, answerTicket(input.seen, message, solved), options)).answer
  }),

  serve(calls.solveTicket, async (context) => {
    const { log, now, input } = context
    const { distributorId } = await ticketFor(context, input.id)
    const { message } = await written(context, distributorId, 'tickets', input.text)
    return (await log.decide(ticket, input.id, solveTicket(input.seen, message, now), { answer: success })).answer
  }),

  serve(calls.noteRequest, async (context) => {
    const { me, log, personal, newId, input } = context
    await requestFor(context, input.id)
    const text = await personal.seal(me.userId, input.text)
    return (await log.decide(ticketDesk, input.id, noteTicket(newId(), text), { answer: success })).answer
  }),

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

  serve(calls.exportReports, async (context) => spreadsheet(context.input.format, await reportSheet(context))),

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
