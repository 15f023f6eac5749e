import { ticketsShown, written } from '#modules/service/thread-queries.ts'
import { deskShown, staffMayRead } from '#modules/service/work/desk-queries.ts'
import { invalid, RefusedError } from '#platform/decision.ts'
import type { Sender } from '#platform/files/files.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import type { Services } from '#platform/services.ts'
import { distributorOf } from '#projections/distributors.ts'
import { deskOf } from '#projections/ticket_desks.ts'
import { anyTicket, type TicketRow, ticketsWithFile } from '#projections/tickets.ts'
import { peopleOfCompany } from '#projections/users.ts'
import * as calls from './contract.ts'
import { answerTicket, mergeTickets, noSuchTicket, openTicketFor, solveTicket, ticket } from './ticket.ts'
import { aboutOf, referenceOf, seriesOf } from './ticket-routes.ts'

const success = { success: true as const }

type CallerContext = Pick<Context<never>, 'db' | 'me'>

/** Refuses (404) what is not there, and private tickets of other representatives' companies. */
export const ticketFor = async ({ db, me }: CallerContext, id: string): Promise<TicketRow> => {
  const row = await anyTicket(db, id)
  if (!row) throw new RefusedError(noSuchTicket)
  const [company, desk] = await Promise.all([distributorOf(db, row.distributorId), deskOf(db, id)])
  if (!staffMayRead(me, row, company, desk?.assignee ?? null)) throw new RefusedError(noSuchTicket)
  return row
}

type FileContext = Pick<Services, 'db'> & { readonly who: Sender }

const mayRead = async ({ db, who }: FileContext, row: TicketRow): Promise<boolean> => {
  if (row.sharing === 'COMPANY') return true
  if (!who.role) return false
  if (who.distributorId !== null) return row.author === who.userId
  const [company, desk] = await Promise.all([distributorOf(db, row.distributorId), deskOf(db, row.id)])
  return staffMayRead({ role: who.role, userId: who.userId }, row, company, desk?.assignee ?? null)
}

/** A file is for those who read a ticket that it was sent in. One that is in no known ticket yet is for no one. */
export const mayOpenTicketFile = async (asking: FileContext, path: string): Promise<boolean> => {
  const holding = await ticketsWithFile(asking.db, path)
  return (await Promise.all(holding.map((row) => mayRead(asking, row)))).some(Boolean)
}

export const officeTicketRoutes = [
  serve(calls.showOfficeTicket, async (context) => {
    const row = await ticketFor(context, context.input.id)
    const [[shown], { classification: _, ...desk }] = await Promise.all([
      ticketsShown(context, [row]),
      deskShown(context, row.id, row.distributorId),
    ])
    return shown ? { ...shown, ...desk } : noSuchTicket
  }),

  serve(calls.openTicketForCaller, async (context) => {
    const { db, log, now, personal, newId, input } = context
    const { distributorId, userId: caller, department, orderId } = input
    const people = await peopleOfCompany(db, distributorId)
    if (!people.some(({ id, active }) => id === caller && active))
      return invalid({ userId: 'Choose an active user of this company' })
    const about = orderId ? await aboutOf(db, distributorId, { kind: 'ORDER', id: orderId }) : null
    const [subject, text] = await Promise.all([
      personal.seal(caller, input.subject),
      personal.seal(caller, input.comment),
    ])
    const id = newId()
    const messageId = newId()
    const said = { distributorId, caller, department, subject, sharing: 'COMPANY' as const, about }
    const opened = await log.begin(
      ticket,
      id,
      (state, { number }) =>
        openTicketFor({ ...said, reference: referenceOf(number), messageId, text, files: [] }, now)(state),
      {
        series: seriesOf('ticket', context),
        answer: (_, { number }) => ({ success: true as const, id, reference: referenceOf(number) }),
      },
    )
    return opened.answer
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

  serve(calls.mergeTickets, async (context) => {
    const { log, input } = context
    const [from, into] = [await ticketFor(context, input.id), await ticketFor(context, input.into)]
    const targets = { from: existing(ticket, from.id), into: existing(ticket, into.id) }
    const decision = mergeTickets({ from: from.id, into: into.id })
    return (await log.decideTogether(targets, decision, { answer: success })).answer
  }),
]
