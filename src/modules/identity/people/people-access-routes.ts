import type { ClientBase } from 'pg'
import { changeRole, deactivate, reactivate, user } from '#modules/identity/user.ts'
import { provePerson } from '#platform/access/own-password.ts'
import { isRefusal, notFound, RefusedError, refused } from '#platform/decision.ts'
import { type Context, serve } from '#platform/http/serve.ts'
import { existing } from '#platform/log/commands.ts'
import { personOf, type UserRow } from '#projections/users.ts'
import { namingOf, reasonNamesThem, teamOf } from './colleagues-routes.ts'
import { bringPersonBack, changePersonRole, shutOutPerson } from './people-contract.ts'

const done = { success: true as const }

type AccessContext = Context<typeof shutOutPerson>

/** The person concerned: not the caller, and not named by the reason. Throws what is refused. */
const concerned = async (context: AccessContext, doing: string): Promise<UserRow> => {
  const { db, me, input } = context
  await provePerson(context)
  const person = await personOf(db, input.id)
  if (!person) throw new RefusedError(notFound('This person does not exist'))
  if (person.id === me.userId) throw new RefusedError(refused(`You cannot ${doing}. Ask another administrator.`))
  if ((await namingOf(context, person.id))(input.reason)) throw new RefusedError(reasonNamesThem)
  return person
}

/** Decides on the person with the whole team in view; what the account and the sessions become is written with it. */
const decideInTeam = async (
  context: AccessContext,
  person: UserRow,
  decide: typeof deactivate,
  also: (tx: ClientBase) => Promise<void>,
) => {
  const { log, input } = context
  const team = await teamOf(context, person)
  const { answer } = await log.decideTogether(
    Object.fromEntries(team.map(({ id }) => [id, existing(user, id)])),
    (states) => {
      const decided = decide(Object.values(states), person.id)
      return isRefusal(decided) ? decided : { [person.id]: decided }
    },
    { reason: input.reason, answer: done, also },
  )
  return answer
}

/** Who may sign in, and as what. */
export const peopleAccessRoutes = [
  serve(shutOutPerson, async (context) => {
    const { accounts, sessions, input } = context
    const person = await concerned(context, 'take away your own access')
    return decideInTeam(context, person, deactivate, async (tx) => {
      await accounts.deactivate(input.id, tx)
      await sessions.closeAll(input.id, null, tx)
    })
  }),

  serve(bringPersonBack, async (context) => {
    const { log, accounts, input } = context
    const { id, reason } = input
    await concerned(context, 'give back your own access')
    const also = (tx: ClientBase) => accounts.reactivate(id, tx)
    return (await log.decide(user, id, reactivate, { reason, answer: done, also })).answer
  }),

  serve(changePersonRole, async (context) => {
    const { accounts, sessions, input } = context
    const { id, role } = input
    const person = await concerned(context, 'change your own role')
    return decideInTeam(
      context,
      person,
      (team, userId) => changeRole(team, userId, role),
      async (tx) => {
        await accounts.changeRole(id, role, tx)
        await sessions.closeAll(id, null, tx)
      },
    )
  }),
]
