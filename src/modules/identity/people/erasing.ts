import { PersonErased, type UserEvent } from '#modules/identity/events.ts'
import { refusedAsLast, type User } from '#modules/identity/user.ts'
import { notFound, type Refusal, refused } from '#platform/decision.ts'

/** With all active colleagues, as `deactivate`: two administrators who erase each other cannot both succeed. */
export const erase = (team: readonly User[], userId: string, by: string): readonly UserEvent[] | Refusal => {
  const leaving = team.find(({ id }) => id === userId)
  if (!leaving?.role) return notFound('This person does not exist')
  if (leaving.erased) return refused('This person has already been erased')
  if (userId === by) return refused('You cannot erase yourself. Ask another administrator.')
  return refusedAsLast(team, leaving) ?? [PersonErased.make({ userId: leaving.id })]
}
