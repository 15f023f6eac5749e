import { edited } from '#platform/editing/edited.ts'
import { serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { everyAnswerTemplate } from '#projections/answer_templates.ts'
import { namesOf } from '#projections/users.ts'
import { answerTemplate, changeTemplate, newTemplate, removeTemplate, templateForm } from './answer-template.ts'
import { deskFor } from './assigned-routes.ts'
import * as calls from './beside-contract.ts'
import { mergeTickets } from './helping.ts'
import { ticketFor } from './office-routes.ts'
import { ticket } from './ticket.ts'
import { leaveRequest, lookAtRequest, ticketDesk } from './ticket-desk.ts'

const success = { success: true as const }

export const threadRoutes = [
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

  serve(calls.mergeTickets, async (context) => {
    const { log, input } = context
    const [from, into] = [await ticketFor(context, input.id), await ticketFor(context, input.into)]
    const targets = { from: existing(ticket, from.id), into: existing(ticket, into.id) }
    const decision = mergeTickets({ from: from.id, into: into.id })
    return (await log.decideTogether(targets, decision, { answer: success })).answer
  }),

  serve(calls.listTemplates, ({ db }) => everyAnswerTemplate(db)),

  serve(calls.keepTemplate, async (context) => {
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

  serve(calls.removeTemplate, async ({ log, input: { id } }) => {
    return (await log.decide(answerTemplate, id, removeTemplate, { answer: success })).answer
  }),
]
