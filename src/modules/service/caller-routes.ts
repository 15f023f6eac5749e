import { invalid } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { peopleOfCompany } from '#projections/users.ts'
import { aboutOf } from './about-routes.ts'
import { openTicketForCaller } from './caller-contract.ts'
import { openTicketFor } from './helping.ts'
import { ticket } from './ticket.ts'
import { referenceOf, seriesOf } from './ticket-routes.ts'

/** What a caller said is sealed under the caller's key, not under that of the staff member who wrote it down. */
export const callerRoutes = [
  serve(openTicketForCaller, async (context) => {
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
]
