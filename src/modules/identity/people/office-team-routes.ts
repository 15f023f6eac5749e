import { loginFault } from '#modules/identity/registration.ts'
import { resetSecondFactor } from '#modules/identity/session/sign-in-trail.ts'
import { user } from '#modules/identity/user.ts'
import { staffRoles } from '#modules/permissions/roles.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { calledBy } from '#platform/access/personal-data.ts'
import { invalid, notFound, orRefuse, RefusedError, refused } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { distributorOf } from '#projections/distributors.ts'
import { activeStaff, personOf } from '#projections/users.ts'
import { namingOf, reasonNamesThem } from './colleagues-routes.ts'
import { inviteBy, personIn, sendInvitationAgain, withdrawInvitationOf } from './invitation-routes.ts'
import { resetPersonsSecondFactor } from './people-contract.ts'
import { profileForm, roleFault } from './person-form.ts'
import { inviteAgainByOffice, inviteByOffice, officeColleagues, withdrawByOffice } from './team-contract.ts'

/** The same as a company's PROCUREMENT does, by the provider's administrators, for everybody. */
export const officeTeamRoutes = [
  serve(officeColleagues, async ({ db, personal }) =>
    (await personal.openAll(await activeStaff(db, staffRoles))).map((person) => {
      const { id, firstname, lastname, job, role } = person
      return { id, job, role, fullName: calledBy({ firstname, lastname }) }
    }),
  ),

  serve(inviteByOffice, async (context) => {
    const { db, input } = context
    const { distributorId, role, ...given } = input
    const unfit = roleFault(role, distributorId)
    if (unfit) return unfit
    if (distributorId !== null && !(await distributorOf(db, distributorId)))
      return invalid({ distributorId: 'This company does not exist' })
    await provePerson(context)
    const profile = orRefuse(profileForm({ civility: 'OTHER', ...given }))
    const mixed = loginFault('email', profile.email)
    return mixed ?? { success: true, id: await inviteBy(context, { role, distributorId, profile }) }
  }),

  serve(inviteAgainByOffice, async (context) => {
    await provePerson(context)
    return sendInvitationAgain(context, await personIn(context.db, context.input.id, null))
  }),

  serve(withdrawByOffice, async (context) => {
    await provePerson(context)
    return withdrawInvitationOf(context, (await personIn(context.db, context.input.id, null)).id)
  }),

  serve(resetPersonsSecondFactor, async (context) => {
    const { db, log, me, secondFactors, passkeys, sessions, input } = context
    const { id, reason } = input
    await provePerson(context)
    if (!(await personOf(db, id))) return notFound('This person does not exist')
    if (id === me.userId) return refused('You cannot reset your own second factor. Ask another administrator.')
    if ((await namingOf(context, id))(reason)) throw new RefusedError(reasonNamesThem)
    if (!(await secondFactors.among([id])).has(id)) return refused('This person has no second factor')
    const answer = { success: true as const }
    await log.decide(user, id, resetSecondFactor, {
      reason,
      answer,
      also: async (tx) => {
        await secondFactors.turnOff(id, tx)
        await passkeys.removeAll(id, tx)
        await sessions.closeAll(id, null, tx)
      },
    })
    return answer
  }),
]
