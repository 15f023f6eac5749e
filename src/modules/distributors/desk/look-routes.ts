import { addMinutes } from 'date-fns/addMinutes'
import { LOOK_MINUTES } from '#platform/access/seen-as.ts'
import { notFound } from '#platform/decision.ts'
import { moment } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { distributorOf } from '#projections/distributors.ts'
import { companyLooks, seeAs } from './company-looks.ts'
import { seeAsCompany } from './look-contract.ts'

export const lookRoutes = [
  serve(seeAsCompany, async ({ db, log, me, now, signedLinks, input: { id, reason } }) => {
    if (!(await distributorOf(db, id))) return notFound('Distributor not found')
    const until = addMinutes(now, LOOK_MINUTES)
    const look = signedLinks.make('seen-as', { userId: me.userId, id }, until)
    const answer = { success: true as const, look, until: moment(until) }
    return (await log.decide(companyLooks, id, seeAs(moment(until)), { answer, reason })).answer
  }),
]
