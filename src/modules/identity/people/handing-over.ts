import { type UserEvent, WorkHandedOver } from '#modules/identity/events.ts'
import type { User } from '#modules/identity/user.ts'
import { mayDo } from '#modules/permissions/permissions.ts'
import { type Role, staffRoles } from '#modules/permissions/roles.ts'
import { type AssignedKind, mayHave } from '#modules/terms/assigned-work.ts'
import { invalid, notFound, type Refusal } from '#platform/decision.ts'

/** Who answers requests of distributors (see `assignRequest`). */
const answering: readonly Role[] = ['SALES', 'OPERATIONS', 'QUALITY', 'ADMIN']

/** A person's open work, by what the colleague who takes it over must be able to do. */
export type Desk = {
  readonly orders: boolean
  readonly companies: boolean
  readonly requests: boolean
  /** Kinds of other work that is theirs: orders, quotes, documents, files. */
  readonly assigned?: readonly AssignedKind[]
}

/** Who may take all of it over. */
export const rolesFor = ({ orders, companies, requests, assigned = [] }: Desk): readonly Role[] =>
  [...staffRoles, 'PROCUREMENT' as const, 'MARKETING' as const].filter(
    (role) =>
      (!orders || role === 'PROCUREMENT') &&
      (!companies || role === 'SALES') &&
      (!requests || answering.includes(role)) &&
      assigned.every((kind) => mayDo(mayHave[kind], role)),
  )

/** All of it or nothing, to an active colleague of the same company who may do it. */
export const handOver = (from: User, to: User, desk: Desk): readonly UserEvent[] | Refusal => {
  if (from.role === null || from.erased) return notFound('This user does not exist')
  if (from.id === to.id) return invalid({ to: 'Choose another person' })
  if (to.role === null || to.distributorId !== from.distributorId)
    return invalid({ to: 'Choose one of their colleagues' })
  if (!to.active) return invalid({ to: 'This colleague cannot sign in' })
  const fitting = rolesFor(desk)
  if (!fitting.includes(to.role)) return invalid({ to: `Choose a person with the role ${fitting.join(' or ')}` })
  return [WorkHandedOver.make({ userId: from.id, to: to.id })]
}
