import { PersonErased, type UserEvent } from '#modules/identity/events.ts'
import { refusedAsLast, type User, user } from '#modules/identity/user.ts'
import { type Decision, notFound, type Refusal, refused } from '#platform/decision.ts'
import { supervised } from '#platform/log/second-person.ts'

/** Of a person whose key is destroyed already, whatever remains of their team. */
export const eraseAgain: Decision<User, UserEvent> = ({ id, role, erased }) =>
  role && !erased ? [PersonErased.make({ userId: id })] : []

/** With all active colleagues, as `deactivate`: two administrators who erase each other cannot both succeed. */
export const erase = (team: readonly User[], userId: string, by: string): readonly UserEvent[] | Refusal => {
  const leaving = team.find(({ id }) => id === userId)
  if (!leaving?.role) return notFound('This person does not exist')
  if (leaving.erased) return refused('This person has already been erased')
  if (userId === by) return refused('You cannot erase yourself. Ask another administrator.')
  return refusedAsLast(team, leaving) ?? [PersonErased.make({ userId: leaving.id })]
}

export const supervisedErasures = supervised(user, {
  PersonErased: ({ userId }) => ({
    matter: 'erasures',
    amount: 1,
    approved: userId,
    concerns: [userId],
    person: userId,
  }),
})
