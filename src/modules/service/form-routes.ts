import { serve } from '#platform/http/serve.ts'
import { formKey } from './assigned-work.ts'
import { readersOf } from './desk-routes.ts'
import * as calls from './form-contract.ts'
import { leaveRequest, lookAtRequest, ticketDesk } from './ticket-desk.ts'

const success = { success: true as const }

/** Who has the form of something open. */
export const formRoutes = [
  serve(calls.showFormReaders, (context) => readersOf(context, formKey(context.input.form, context.input.id))),

  serve(calls.lookAtForm, async ({ me, log, now, input: { form, id, writing } }) => {
    const decision = lookAtRequest(me.userId, writing, now)
    return (await log.decide(ticketDesk, formKey(form, id), decision, { answer: success })).answer
  }),

  serve(calls.leaveForm, async ({ me, log, input: { form, id } }) => {
    return (await log.decide(ticketDesk, formKey(form, id), leaveRequest(me.userId), { answer: success })).answer
  }),
]
