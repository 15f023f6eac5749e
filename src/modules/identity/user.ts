import type { Role } from '#platform/access/permissions.ts'
import { type Decision, decider, notFound, type Refusal, refused } from '#platform/decision.ts'

import {
  PasswordReset,
  UserDeactivated,
  type UserHappened,
  type UserId,
  UserPictureChanged,
  UserProfileChanged,
  UserRegistered,
  UserSecurityChanged,
  userStream,
} from './events.ts'

/** Only what a decision must remember. Screens read projections/users.ts. */
export type User = {
  readonly id: UserId
  /** null for staff, and before the registration. */
  readonly distributorId: string | null
  readonly role: Role | null
  readonly active: boolean
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
    UserSecurityChanged: (it) => it,
    PasswordReset: (it) => it,
    UserDeactivated: (it) => ({ ...it, active: false }),
    UserPictureChanged: (it) => it,
    PersonErased: (it) => ({ ...it, active: false, erased: true }),
  },
})

export const register =
  (person: Registration): Change =>
  ({ id }) => [UserRegistered.make({ userId: id, ...person })]

export const changeProfile =
  (profile: SealedProfile): Change =>
  ({ id }) => [UserProfileChanged.make({ userId: id, ...profile })]

export const changeSecurity =
  (changed: { username: Registration['username'] | null; passwordChanged: boolean }): Change =>
  ({ id }) =>
    changed.username === null && !changed.passwordChanged ? [] : [UserSecurityChanged.make({ userId: id, ...changed })]

/** Companies see the pictures of staff only: of those who represent the provider. */
export const changePicture =
  (picture: Parameters<typeof UserPictureChanged.make>[0]['picture']): Change =>
  ({ id, active, distributorId }) => {
    if (!active) return notFound('This person does not exist')
    if (picture !== null && distributorId !== null) return refused('Only members of staff have a picture')
    return [UserPictureChanged.make({ userId: id, picture })]
  }

export const resetPassword: Change = ({ id }) => [PasswordReset.make({ userId: id })]

const mayPurchase = (it: User) => it.active && it.role === 'PROCUREMENT'

/**
 * Takes a company's whole team, so that two people who deactivate each other at the same moment cannot both succeed:
 * at least one active PROCUREMENT user always remains.
 */
export const deactivate = (team: readonly User[], userId: string): readonly UserHappened[] | Refusal => {
  const leaving = team.find(({ id }) => id === userId)
  if (!leaving) return notFound('This user does not exist')
  if (!leaving.active) return []
  if (mayPurchase(leaving) && !team.some((it) => it.id !== leaving.id && mayPurchase(it)))
    return refused('At least one active user with the role PROCUREMENT must remain')
  return [UserDeactivated.make({ userId: leaving.id })]
}
