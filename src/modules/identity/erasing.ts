import { notFound, type Refusal, refused } from '#platform/decision.ts'

import { PersonErased, type UserHappened } from './events.ts'
import type { User } from './user.ts'

/** Without the last of these nobody could do what only they may. */
const indispensable = { PROCUREMENT: 'active user with the role PROCUREMENT', ADMIN: 'active administrator' } as const

const isLast = (team: readonly User[], { id, role, active }: User): boolean =>
  active && !team.some((it) => it.id !== id && it.active && it.role === role)

/**
 * Takes the person and all their active colleagues, as `deactivate` does and for the same reason: two administrators who
 * erase each other at the same moment cannot both succeed.
 */
export const erase = (team: readonly User[], userId: string, by: string): readonly UserHappened[] | Refusal => {
  const leaving = team.find(({ id }) => id === userId)
  if (!leaving?.role) return notFound('This person does not exist')
  if (leaving.erased) return refused('This person was erased already')
  if (userId === by) return refused('Nobody can erase themselves: another administrator can')
  const { role } = leaving
  if ((role === 'PROCUREMENT' || role === 'ADMIN') && isLast(team, leaving))
    return refused(`At least one ${indispensable[role]} must remain`)
  return [PersonErased.make({ userId: leaving.id })]
}
