import type { Role } from '#modules/permissions/roles.ts'
import { reportStream, ticketStream } from '#modules/service/events.ts'
import type { Day, Moment } from '#platform/event.ts'
import { type Background, reaction } from '#platform/module.ts'
import { moment } from '#platform/moment.ts'
import type { Envelope } from '#platform/projection.ts'
import { distributorOf } from '#projections/distributors.ts'
import { anyReport } from '#projections/reports.ts'
import { anyTicket, type TicketRow } from '#projections/tickets.ts'
import type { NotificationFacts } from './events.ts'
import { NEWS_FOR_DAYS, type NewNotice, notify } from './notify.ts'
import { AUDIENCE_MODELS, peopleOf, staffFor } from './reactions.ts'
import type { AnswerNews, ReportNews, TicketNews } from './service-wording.ts'

const endOfDay = (day: Day): Moment => moment(new Date(`${day}T23:59:59Z`))

/** Notifies sales of the tickets and reports of their companies, and QUALITY of order issues. */
const notifyStaff = async (
  context: Background,
  cause: Envelope,
  { distributorId, roles, ...notice }: NewNotice & { readonly distributorId: string; readonly roles: readonly Role[] },
): Promise<void> => {
  const company = await distributorOf(context.db, distributorId)
  const named = { company: (company?.organizationName ?? '').slice(0, 200), distributorId }
  await notify(context, cause, await staffFor(context, company, roles), {
    ...notice,
    facts: { ...notice.facts, ...named },
  })
}

const ofTicket = async (
  { db, once }: Background,
  { key }: Envelope,
): Promise<(TicketRow & { readonly facts: NotificationFacts }) | undefined> => {
  const row = await once(`ticket ${key}`, () => anyTicket(db, key))
  return row && { ...row, facts: { subject: row.reference, subjectId: row.id } }
}

type TicketFacts = { readonly status: TicketNews; readonly until?: Moment }

const notifyDesk = async (context: Background, cause: Envelope, facts?: TicketFacts): Promise<void> => {
  const row = await ofTicket(context, cause)
  if (!row) return
  await notifyStaff(context, cause, {
    type: 'NEW_TICKET',
    distributorId: row.distributorId,
    roles: ['SALES'],
    facts: { ...row.facts, ...facts },
  })
}

/** Only its author is notified of a private ticket. */
const notifyTicketAnswered = async (context: Background, cause: Envelope, status: AnswerNews): Promise<void> => {
  const row = await ofTicket(context, cause)
  if (!row) return
  const { distributorId, sharing, author } = row
  const audience = sharing === 'PRIVATE' ? { name: 'author', people: [author] } : await peopleOf(context, distributorId)
  await notify(context, cause, audience, { type: 'TICKET_ANSWERED', facts: { ...row.facts, status } })
}

/** Notifications about a ticket, for its representative and its company or author. Reopening it by a message sends one. */
export const notifyOfTickets = reaction({
  name: 'tell-of-tickets',
  of: [ticketStream],
  reads: [...AUDIENCE_MODELS, 'tickets'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    TicketOpened: (context, _, cause) => notifyDesk(context, cause),
    TicketOpenedForCaller: (context, _, cause) => notifyTicketAnswered(context, cause, 'OPENED'),
    TicketWritten: (context, _, cause) => notifyDesk(context, cause, { status: 'WRITTEN' }),
    TicketAnswerReminded: (context, { answerDueAt, overdue }, cause) =>
      notifyDesk(context, cause, { status: overdue ? 'OVERDUE' : 'DUE', until: answerDueAt }),
    TicketAnswered: (context, _, cause) => notifyTicketAnswered(context, cause, 'ANSWERED'),
    // Without a text it came with an answer, of which they are notified.
    TicketSolved: (context, { by, text }, cause) =>
      by === 'PROVIDER' && text !== null ? notifyTicketAnswered(context, cause, 'SOLVED') : Promise.resolve(),
  },
})

const notifyReporter = async (
  context: Background,
  cause: Envelope,
  facts: { readonly status: ReportNews } & Pick<NotificationFacts, 'reason'>,
): Promise<void> => {
  const row = await context.once(`report ${cause.key}`, () => anyReport(context.db, cause.key))
  if (!row) return
  const { reference: subject, id: subjectId, type: resourceType, distributorId } = row
  await notify(context, cause, await peopleOf(context, distributorId), {
    type: 'REPORT_ANSWERED',
    resourceType,
    facts: { subject, subjectId, ...facts },
  })
}

const notifyOfReport = async (
  context: Background,
  cause: Envelope,
  { type, ...facts }: { readonly type: string } & NotificationFacts,
): Promise<void> =>
  notifyStaff(context, cause, {
    type: 'NEW_REPORT',
    distributorId: cause.distributorId ?? '',
    roles: type === 'reportOrderIssue' ? ['QUALITY'] : ['SALES'],
    resourceType: type,
    facts: { subjectId: cause.key, ...facts },
  })

/** Notifies the author of a tender and sales that it closes. */
const notifyOfClosing = async (context: Background, closesOn: Day, cause: Envelope): Promise<void> => {
  const row = await anyReport(context.db, cause.key)
  if (!row) return
  const facts = { subject: row.reference, subjectId: row.id, status: 'CLOSING', until: endOfDay(closesOn) }
  const author = { name: 'author', people: [row.author] }
  await notify(context, cause, author, { type: 'REPORT_ANSWERED', resourceType: row.type, facts })
  await notifyOfReport(context, cause, { type: row.type, ...facts })
}

/** Notifications about a report, for sales or QUALITY and for its company. */
export const notifyOfReports = reaction({
  name: 'tell-of-reports',
  of: [reportStream],
  reads: [...AUDIENCE_MODELS, 'reports'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    ReportFiled: (context, { type, reference }, cause) => notifyOfReport(context, cause, { type, subject: reference }),
    ReportWritten: async (context, _, cause) => {
      const row = await anyReport(context.db, cause.key)
      if (row) await notifyOfReport(context, cause, { type: row.type, subject: row.reference, status: 'WRITTEN' })
    },
    ReportAnswered: (context, _, cause) => notifyReporter(context, cause, { status: 'ANSWERED' }),
    ReportAccepted: (context, _, cause) => notifyReporter(context, cause, { status: 'ACCEPTED' }),
    ReportRefused: (context, { text }, cause) => notifyReporter(context, cause, { status: 'REFUSED', reason: text }),
    ReportClosingReminded: (context, { closesOn }, cause) => notifyOfClosing(context, closesOn, cause),
    ReportDone: (context, _, cause) => notifyReporter(context, cause, { status: 'DONE' }),
  },
})
