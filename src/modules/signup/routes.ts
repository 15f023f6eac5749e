import { setTimeout as sleep } from 'node:timers/promises'

import { confirmEmail as confirmed, user } from '#modules/identity/user.ts'
import { limits } from '#platform/access/rate-limit.ts'
import { networkOf } from '#platform/access/sessions/network-of.ts'
import { refused } from '#platform/decision.ts'
import { serve, serveVisitors, serveVisitorsOnce } from '#platform/http/serve.ts'
import { personOf } from '#projections/users.ts'

import { readLink, welcomeMail } from './confirmation.ts'
import { conflictOf } from './conflict-routes.ts'
import * as calls from './contract.ts'
import { draftRoutes } from './draft-routes.ts'
import { signedUpBefore, signUp } from './signing-up-routes.ts'

const done = { success: true } as const
const expired = refused('Request expired', { status: 410 })

export const routes = [
  ...draftRoutes,

  serveVisitors(calls.distributorFree, async (context) => {
    const { configuration, rateLimits, caller, input } = context
    const tooMany = await rateLimits.take(limits.freeLoginByAddress, networkOf(caller.address))
    if (tooMany) return tooMany
    const [conflictType] = await Promise.all([conflictOf(context, input), sleep(configuration.evenAnswerMs)])
    return { conflictType }
  }),

  serveVisitorsOnce(calls.signUp, signUp, signedUpBefore),

  serveVisitorsOnce(calls.confirmEmail, async ({ db, log, now, personal, signedLinks, rateLimits, caller, input }) => {
    const network = networkOf(caller.address)
    const tooMany = await rateLimits.take(limits.confirmationUse, network)
    if (tooMany) return tooMany
    const link = readLink({ signedLinks }, input.token, now)
    const person = link && (await personOf(db, link.userId))
    if (!link || !person?.active || !personal.fingerprints(await personal.open(person.email)).includes(link.id))
      return expired
    await log.decide(user, person.id, confirmed, { answer: done })
    await rateLimits.giveBack(limits.confirmationUse, network)
    return done
  }),

  serve(calls.sendConfirmation, async (context) => {
    const { db, me, now, mailer, newId, rateLimits } = context
    const person = await personOf(db, me.userId)
    if (!person || person.emailConfirmedAt !== null) return refused('Your e-mail address is confirmed already')
    const tooMany = await rateLimits.take(limits.confirmationMail, me.userId)
    if (tooMany) return tooMany
    const mail = await welcomeMail(context, { userId: me.userId, email: person.email }, now)
    await mailer.queue(newId(), me.userId, mail, { awaited: true })
    return done
  }),
]
