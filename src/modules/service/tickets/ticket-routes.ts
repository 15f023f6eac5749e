import type { ProductId } from '#modules/catalogue/events.ts'
import { ticketsShown, written } from '#modules/service/thread-queries.ts'
import { invalid, RefusedError } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { companyFileOf } from '#projections/company_files.ts'
import { distributorOf } from '#projections/distributors.ts'
import { labelsWith } from '#projections/labels.ts'
import { orderOf } from '#projections/orders.ts'
import { productOf } from '#projections/products.ts'
import { anyReport } from '#projections/reports.ts'
import { anyTicket, ticketsOf } from '#projections/tickets.ts'
import * as calls from './contract.ts'
import { noSuchTicket, openTicket, rateTicket, reopenTicket, solveOwnTicket, ticket, writeToTicket } from './ticket.ts'

export type AboutKind = 'ORDER' | 'INVOICE' | 'PRODUCT' | 'DOCUMENT' | 'LABEL' | 'REPORT'
type AboutKey = { readonly kind: AboutKind; readonly id: string }

/** What each of them is called; undefined: the company has none such. */
const labels: Readonly<
  Record<AboutKind, (db: ReadModels, distributorId: string, id: string) => Promise<string | undefined>>
> = {
  ORDER: async (db, distributorId, id) => (await orderOf(db, distributorId, id))?.num,
  INVOICE: async (db, distributorId, id) => {
    const order = await orderOf(db, distributorId, id)
    return order && `invoice of ${order.num}`
  },
  PRODUCT: async (db, _, id) => (await productOf(db, id as ProductId))?.name,
  DOCUMENT: async (db, distributorId, id) =>
    (await companyFileOf(db, distributorId))?.documents.find((document) => document.id === id)?.name,
  LABEL: async (db, distributorId, id) => {
    const [labels, company] = await Promise.all([labelsWith(db, id), distributorOf(db, distributorId)])
    const label = labels?.versions.find((version) => version.id === id)
    return labels && label && company?.countryIds.includes(labels.countryId)
      ? `${label.name} (${label.code})`
      : undefined
  },
  REPORT: async (db, distributorId, id) => {
    const report = await anyReport(db, id)
    return report?.distributorId === distributorId ? report.reference : undefined
  },
}

/** What a ticket is about, with what that is called today. Refuses (422) what is not the company's. */
export const aboutOf = async (db: ReadModels, distributorId: string, about: AboutKey) => {
  const label = await labels[about.kind](db, distributorId, about.id)
  if (label === undefined) throw new RefusedError(invalid({ about: 'What this request is about does not exist' }))
  return { ...about, label: label.slice(0, 200) }
}

/** The promise of specification 3 §2.12. */
const SENT = 'Your request was sent to your sales representative. You can trace it under Customer requests.'

const success = { success: true as const }

/** `number`: of the tickets of a year, '2026-000033'. */
export const referenceOf = (number: string) => `T-${number}`

export const seriesOf = (
  name: string,
  { now, configuration }: Pick<Context<never>, 'now'> & Pick<Services, 'configuration'>,
) => ({
  name,
  year: Number(dayIn(now, configuration.officeTimeZone).slice(0, 4)),
})

export const ticketRoutes = [
  serve(calls.listTickets, async (context) => {
    const { db, me } = context
    const shown = await ticketsShown(context, await ticketsOf(db, me.distributorId, me.userId))
    return shown.map(({ messages: _, ...ticket }) => ticket)
  }),

  serve(calls.showTicket, async (context) => {
    const { db, me, input } = context
    const row = await anyTicket(db, input.id)
    const theirs = row?.distributorId === me.distributorId && (row?.sharing === 'COMPANY' || row?.author === me.userId)
    const [shown] = row && theirs ? await ticketsShown(context, [row]) : []
    return shown ?? noSuchTicket
  }),

  serve(calls.openTicket, async (context) => {
    const { db, me, log, now, personal, newId, input } = context
    const distributorId = me.distributorId
    const { department, sharing = 'COMPANY', comment, files } = input
    const about = input.about ? await aboutOf(db, distributorId, input.about) : null
    const { message, attach } = await written(context, distributorId, 'tickets', comment, files)
    const subject = await personal.seal(me.userId, input.subject)
    const id = newId()
    const opened = await log.begin(
      ticket,
      id,
      (state, { number }) =>
        openTicket(
          { distributorId, reference: referenceOf(number), department, subject, sharing, about, ...message },
          now,
        )(state),
      {
        ...attach,
        series: seriesOf('ticket', context),
        answer: (_, { number }) => ({
          ...success,
          message: SENT,
          ticket: { id, reference: referenceOf(number), created_at: moment(now), status: 'OPEN' as const },
        }),
      },
    )
    return opened.answer
  }),

  serve(calls.writeToTicket, async (context) => {
    const { me, log, now, input } = context
    const { message, attach } = await written(context, me.distributorId, 'tickets', input.comment, input.files)
    const options = { answer: success, ...attach }
    return (await log.decide(ticket, input.id, writeToTicket(me.userId, message, now), options)).answer
  }),

  serve(calls.solveOwnTicket, async ({ me, log, now, newId, input }) => {
    return (await log.decide(ticket, input.id, solveOwnTicket(me.userId, newId(), now), { answer: success })).answer
  }),

  serve(calls.reopenTicket, async ({ me, log, now, input }) => {
    return (await log.decide(ticket, input.id, reopenTicket(me.userId, now), { answer: success })).answer
  }),

  serve(calls.rateTicket, async ({ me, log, personal, input: { id, helped, text } }) => {
    const said = text === undefined ? null : await personal.seal(me.userId, text)
    return (await log.decide(ticket, id, rateTicket(me.userId, { helped, text: said }), { answer: success })).answer
  }),
]
