import type { Role } from '#platform/access/permissions.ts'
import { type Decision, decider, notFound, type Refusal, refused } from '#platform/decision.ts'

import {
  ColumnsChosen,
  EmailConfirmed,
  PasswordReset,
  RefreshTokenReused,
  UserDeactivated,
  UserEmailChanged,
  type UserHappened,
  type UserId,
  UserPictureChanged,
  UserProfileChanged,
  UserReactivated,
  UserRegistered,
  UserRoleChanged,
  UserSecurityChanged,
  userStream,
} from './events.ts'
import { choosableColumns, type ListName } from './list-columns.ts'
import { roleFault } from './person-form.ts'

/** Only what a decision must remember. Screens read projections/users.ts. */
export type User = {
  readonly id: UserId
  /** null for staff, and before the registration. */
  readonly distributorId: string | null
  readonly role: Role | null
  readonly active: boolean
  readonly emailConfirmed?: true
  readonly erased: boolean
}

type Change = Decision<User, UserHappened>
type Registration = Omit<Parameters<typeof UserRegistered.make>[0], 'userId'>
type SealedProfile = Omit<Parameters<typeof UserProfileChanged.make>[0], 'userId'>

export const user = decider<User>()({
  stream: userStream,
  owner: ({ distributorId }, key) => (distributorId === null ? { userId: key } : { userId: key, distributorId }),
  initial: (key) => ({ id: key as UserId, distributorId: null, role: null, active: false, erased: false }),
  evolve: {
    UserRegistered: (it, { distributorId, role }) => ({ ...it, distributorId, role, active: true }),
    UserProfileChanged: (it) => it,
    EmailConfirmed: (it) => ({ ...it, emailConfirmed: true }),
    UserEmailChanged: (it) => it,
    UserSecurityChanged: (it) => it,
    PasswordReset: (it) => it,
    UserDeactivated: (it) => ({ ...it, active: false }),
    UserPictureChanged: (it) => it,
    UserReactivated: (it) => ({ ...it, active: true }),
    UserRoleChanged: (it, { role }) => ({ ...it, role }),
    RefreshTokenReused: (it) => it,
    ColumnsChosen: (it) => it,
    PersonErased: (it) => ({ ...it, active: false, erased: true }),
  },
})

export const register =
  (person: Registration): Change =>
  ({ id }) => [UserRegistered.make({ userId: id, ...person })]

/** `from`: the e-mail so far, where it changes. */
export const changeProfile =
  (profile: SealedProfile, from: SealedProfile['email'] | null): Change =>
  ({ id }) => [
    UserProfileChanged.make({ userId: id, ...profile }),
    ...(from === null ? [] : [UserEmailChanged.make({ userId: id, from, to: profile.email })]),
  ]

/** A second time changes nothing: a link in a mail may be used twice. */
export const confirmEmail: Change = ({ id, emailConfirmed }) =>
  emailConfirmed ? [] : [EmailConfirmed.make({ userId: id })]

export const changeSecurity =
  (changed: { username: Registration['username'] | null; passwordChanged: boolean }): Change =>
  ({ id }) =>
    changed.username === null && !changed.passwordChanged ? [] : [UserSecurityChanged.make({ userId: id, ...changed })]

/** Companies see the pictures of staff only: of those who represent the provider. */
export const changePicture =
  (picture: Parameters<typeof UserPictureChanged.make>[0]['picture']): Change =>
  ({ id, active, distributorId }) => {
    if (!active) return notFound('This person does not exist')
    if (picture !== null && distributorId !== null) return refused('Only staff can have a picture')
    return [UserPictureChanged.make({ userId: id, picture })]
  }

/** Hidden columns stand in the event once each, in the order of the list. */
export const chooseColumns =
  (list: ListName, chosen: readonly string[]): Change =>
  ({ id }) => {
    const known: readonly string[] = choosableColumns[list]
    if (chosen.some((column) => !known.includes(column))) return refused('This list has no such column')
    return [ColumnsChosen.make({ userId: id, list, hidden: known.filter((column) => chosen.includes(column)) })]
  }

export const resetPassword: Change = ({ id }) => [PasswordReset.make({ userId: id })]

export const noteReusedToken: Change = ({ id }) => [RefreshTokenReused.make({ userId: id })]

/** Without the last of these nobody could do what only they may. */
const indispensable: Partial<Record<Role, string>> = {
  PROCUREMENT: 'active user with the role PROCUREMENT',
  ADMIN: 'active administrator',
}

/** Takes the whole team, of which nobody else is written but all are read: two who remove each other at once cannot both succeed. */
export const refusedAsLast = (team: readonly User[], { id, role, active }: User): Refusal | null => {
  const what = role && indispensable[role]
  if (!what || !active || team.some((it) => it.id !== id && it.active && it.role === role)) return null
  return refused(`At least one ${what} must remain`)
}

/** At least one active PROCUREMENT user of a company, and one active administrator of the provider, always remain. */
export const deactivate = (team: readonly User[], userId: string): readonly UserHappened[] | Refusal => {
  const leaving = team.find(({ id }) => id === userId)
  if (!leaving) return notFound('This user does not exist')
  if (!leaving.active) return []
  return refusedAsLast(team, leaving) ?? [UserDeactivated.make({ userId: leaving.id })]
}

export const reactivate: Change = ({ id, active, erased }) => {
  if (erased) return refused('This person was erased and cannot be restored')
  return active ? [] : [UserReactivated.make({ userId: id })]
}

/** Of a person who may sign in, to a role of the same side: see `roleFault`. */
export const changeRole = (team: readonly User[], userId: string, role: Role): readonly UserHappened[] | Refusal => {
  const changing = team.find(({ id }) => id === userId)
  if (!changing?.role) return notFound('This user does not exist')
  if (!changing.active) return refused('This person is deactivated. Give access back first.')
  if (changing.role === role) return []
  return (
    roleFault(role, changing.distributorId) ??
    refusedAsLast(team, changing) ?? [UserRoleChanged.make({ userId: changing.id, role })]
  )
}
