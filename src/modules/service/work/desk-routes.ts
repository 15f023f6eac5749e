import { mayDo } from '#modules/permissions/permissions.ts'
import { type Role, staffRoles } from '#modules/permissions/roles.ts'
import { peopleNamed } from '#modules/service/thread-queries.ts'
import { ticketFor } from '#modules/service/tickets/office-ticket-routes.ts'
import { type AssignedKind, deskKey, mayHave, readDeskKey } from '#modules/terms/assigned-work.ts'
import { invalid, notFound, RefusedError, refused } from '#platform/decision.ts'
import { edited } from '#platform/editing/edited.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { everyAnswerTemplate } from '#projections/answer_templates.ts'
import { anyReport } from '#projections/reports.ts'
import { assignedUnder } from '#projections/ticket_desks.ts'
import { activeStaff, namesOf } from '#projections/users.ts'
import { answerTemplate, changeTemplate, newTemplate, removeTemplate, templateForm } from './answer-template.ts'
import * as calls from './contract.ts'
import { companyOfWork } from './desk-queries.ts'
import { companyOfOther } from './queue-routes.ts'
import * as templateCalls from './template-contract.ts'
import { assignTicket, leaveRequest, lookAtRequest, noteTicket, ticketDesk } from './ticket-desk.ts'

const thisOne: Readonly<Record<AssignedKind, string>> = {
  ORDER: 'this order',
  QUOTE: 'this quote',
  DOCUMENTS: 'this order with documents',
  FILE: 'this file',
}

const success = { success: true as const }

type CallerContext = Pick<Context<never>, 'db' | 'me'>

/** Who may have it; null: a request. */
const rolesFor = (kind: AssignedKind | null): Role[] =>
  staffRoles.filter((role) => mayDo(kind === null ? 'office.requests.answer' : mayHave[kind], role))

const requestFor = async (asking: CallerContext, id: string): Promise<void> => {
  const { db } = asking
  if ((await anyReport(db, id)) ?? (await companyOfOther(db, id))) return
  await ticketFor(asking, id)
}

/** Refuses what is not there (404), and what the caller may not act on (403). */
export const deskFor = async (asking: CallerContext, key: string): Promise<void> => {
  const work = readDeskKey(key)
  if (work === null) return requestFor(asking, key)
  const roles = rolesFor(work.kind)
  if (!roles.includes(asking.me.role))
    throw new RefusedError(refused(`Only users with the role ${roles.join(' or ')} can do this`, { status: 403 }))
  if ((await companyOfWork(asking.db, work)) === undefined)
    throw new RefusedError(notFound('There is nothing to assign'))
}

export const deskRoutes = [
  serve(calls.listAssigned, async ({ db, personal, input: { kind } }) => {
    const found = await assignedUnder(db, deskKey(kind, ''))
    const nameOf = await peopleNamed({ db, personal }, [...new Set(found.map(({ assignee }) => assignee))])
    return found.map(({ id, assignee }) => ({ id, assignee: { id: assignee, name: nameOf(assignee) } }))
  }),

  serve(calls.listAnswerers, async ({ db, personal, input: { kind = null } }) => {
    const staff = await activeStaff(db, rolesFor(kind))
    const nameOf = await peopleNamed(
      { db, personal },
      staff.map(({ id }) => id),
    )
    return staff.map(({ id }) => ({ id, name: nameOf(id) }))
  }),

  serve(calls.assignRequest, async (context) => {
    const { db, log, input } = context
    await deskFor(context, input.id)
    const kind = readDeskKey(input.id)?.kind ?? null
    const staff = await activeStaff(db, rolesFor(kind))
    if (input.to !== null && !staff.some(({ id }) => id === input.to))
      return invalid({
        to: kind === null ? 'Choose a person who answers requests' : 'Choose a person who may act on it',
      })
    const answer = { success: true as const }
    const decision = assignTicket(input.from, input.to, kind ? thisOne[kind] : 'this request')
    return (await log.decide(ticketDesk, input.id, decision, { answer })).answer
  }),

  serve(calls.noteRequest, async (context) => {
    const { me, log, personal, newId, input } = context
    await requestFor(context, input.id)
    const text = await personal.seal(me.userId, input.text)
    return (await log.decide(ticketDesk, input.id, noteTicket(newId(), text), { answer: success })).answer
  }),

  serve(calls.lookAtRequest, async (context) => {
    const { me, log, now, input } = context
    await deskFor(context, input.id)
    const decision = lookAtRequest(me.userId, input.writing, now)
    return (await log.decide(ticketDesk, input.id, decision, { answer: success })).answer
  }),

  serve(calls.leaveRequest, async (context) => {
    const { me, log, input } = context
    await deskFor(context, input.id)
    return (await log.decide(ticketDesk, input.id, leaveRequest(me.userId), { answer: success })).answer
  }),

  serve(templateCalls.listTemplates, ({ db }) => everyAnswerTemplate(db)),

  serve(templateCalls.keepTemplate, async (context) => {
    const { log, newId, personal, input } = context
    const { id: known, opened, ...given } = input
    const id = known ?? newId()
    const edit = await edited(context, {
      ...{ stream: { kind: answerTemplate.stream.kind, key: id }, history: templateForm },
      ...{ given, opened: known ? opened : undefined, namesOf },
    })
    const decision = known ? changeTemplate(edit.fields) : newTemplate(edit.fields)
    const options = { answer: { ...success, id, ...edit.meanwhile }, ...edit.readAt }
    return personal.openAll((await log.decide(answerTemplate, id, decision, options)).answer)
  }),

  serve(templateCalls.removeTemplate, async ({ log, input: { id } }) => {
    return (await log.decide(answerTemplate, id, removeTemplate, { answer: success })).answer
  }),
]
