import { choosableColumns, type ListName } from '#modules/identity/list-views/list-columns.ts'
import { roleFault } from '#modules/identity/people/person-form.ts'
import type { Role } from '#modules/permissions/roles.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, invalid, isRefusal, notFound, type Refusal, refused } from '#platform/decision.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import { isTimeZone } from '#platform/time/time-zone.ts'
import {
  ColumnsChosen,
  EmailChangeRequested,
  EmailConfirmed,
  FirstStepsPutAway,
  LanguageChosen,
  PasswordReset,
  RefreshTokenReused,
  TermsAgreed,
  TimeZoneChosen,
  UserDeactivated,
  type UserEvent,
  type UserId,
  UserPictureChanged,
  UserProfileChanged,
  UserReactivated,
  UserRegistered,
  UserRoleChanged,
  UserSecurityChanged,
  userStream,
} from './events.ts'

/** Only what a decision must remember. Screens read projections/users.ts. */
export type User = {
  readonly id: UserId
  readonly distributorId: string | null
  readonly role: Role | null
  readonly active: boolean
  readonly emailConfirmed?: true
  readonly erased: boolean
  readonly invitationId: string | null
  /** The invited person has requested a newer link, once for each that they were sent. */
  readonly linkRequested?: true
  readonly emailChange: { readonly id: string; readonly to: Sealed } | null
  /** The change that was confirmed last, which the old address may take back. */
  readonly emailChanged: { readonly id: string; readonly from: Sealed } | null
  readonly signInIds: readonly string[]
  /** null: as their company, or the office. */
  readonly timeZone: string | null
  /** null: as their company, else as their browser asks. */
  readonly language: PortalLanguage | null
  readonly firstStepsPutAway?: true
}

export type Change = Decision<User, UserEvent>
type Registration = Omit<Parameters<typeof UserRegistered.make>[0], 'userId'>
export type SealedProfile = Omit<Parameters<typeof UserProfileChanged.make>[0], 'userId'>

const SIGN_INS_KNOWN = 20

export const user = decider<User>()({
  stream: userStream,
  owner: ({ distributorId }, key) => (distributorId === null ? { userId: key } : { userId: key, distributorId }),
  initial: (key) => ({
    id: key as UserId,
    distributorId: null,
    role: null,
    active: false,
    erased: false,
    invitationId: null,
    emailChange: null,
    emailChanged: null,
    signInIds: [],
    timeZone: null,
    language: null,
  }),
  evolve: {
    UserRegistered: (it, { distributorId, role }) => ({ ...it, distributorId, role, active: true }),
    UserInvited: ({ linkRequested: _, ...it }, { distributorId, role, invitationId }) => ({
      ...it,
      distributorId,
      role,
      invitationId,
    }),
    InvitationSentAgain: ({ linkRequested: _, ...it }, { invitationId }) => ({ ...it, invitationId }),
    NewLinkAsked: (it, { use }) => (use === 'invitation' ? { ...it, linkRequested: true } : it),
    InvitationWithdrawn: (it) => ({ ...it, invitationId: null, erased: true }),
    InvitationAccepted: (it) => ({ ...it, invitationId: null, active: true }),
    TermsAgreed: (it) => it,
    UserProfileChanged: (it) => it,
    EmailChangeRequested: (it, { changeId, to }) => ({ ...it, emailChange: { id: changeId, to } }),
    UserEmailChanged: (state, { from }) => ({
      ...state,
      emailChange: null,
      emailChanged: state.emailChange && { id: state.emailChange.id, from },
    }),
    EmailChangeUndone: (it) => ({ ...it, emailChange: null, emailChanged: null }),
    EmailConfirmed: (it) => ({ ...it, emailConfirmed: true }),
    UserSecurityChanged: (it) => it,
    PasswordReset: (it) => it,
    WorkHandedOver: (it) => it,
    UserDeactivated: (it) => ({ ...it, active: false }),
    UserPictureChanged: (it) => it,
    UserReactivated: (it) => ({ ...it, active: true }),
    UserRoleChanged: (it, { role }) => ({ ...it, role }),
    RefreshTokenReused: (it) => it,
    SignedInOnNewDevice: (state, { signInId }) => ({
      ...state,
      signInIds: [...state.signInIds, signInId].slice(-SIGN_INS_KNOWN),
    }),
    SessionsEndedByLink: (it, { signInId }) => ({ ...it, signInIds: it.signInIds.filter((id) => id !== signInId) }),
    SecondFactorTurnedOn: (it) => it,
    SecondFactorTurnedOff: (it) => it,
    AuthenticatorReplaced: (it) => it,
    RecoveryCodesRenewed: (it) => it,
    RecoveryCodeUsed: (it) => it,
    SecondFactorReset: (it) => it,
    PasskeyAdded: (it) => it,
    PasskeyRemoved: (it) => it,
    PasskeyRefused: (it) => it,
    SignInLinked: (it) => it,
    SignedInByBreakGlass: (it) => it,
    ColumnsChosen: (it) => it,
    TimeZoneChosen: (state, { timeZone }) => ({ ...state, timeZone }),
    LanguageChosen: (state, { language }) => ({ ...state, language }),
    FirstStepsPutAway: (it) => ({ ...it, firstStepsPutAway: true }),
    PersonErased: (state) => ({
      ...state,
      active: false,
      erased: true,
      invitationId: null,
      emailChange: null,
      emailChanged: null,
    }),
  },
})

export const register =
  (person: Registration): Change =>
  ({ id }) => [UserRegistered.make({ userId: id, ...person })]

export const agreeToTerms =
  (versions: Omit<Parameters<typeof TermsAgreed.make>[0], 'userId'>): Change =>
  ({ id }) => [TermsAgreed.make({ userId: id, ...versions })]

/** `change`: to which e-mail address, where that shall be another one. It waits until it is confirmed. */
export const changeProfile =
  (profile: SealedProfile, change: { readonly changeId: string; readonly to: Sealed } | null): Change =>
  ({ id }) => [
    UserProfileChanged.make({ userId: id, ...profile }),
    ...(change === null ? [] : [EmailChangeRequested.make({ userId: id, ...change })]),
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

export const putFirstStepsAway: Change = ({ id, firstStepsPutAway }) =>
  firstStepsPutAway ? [] : [FirstStepsPutAway.make({ userId: id })]

/** Hidden columns are in the event once each, in the order of the list. */
export const chooseColumns =
  (list: ListName, chosen: readonly string[]): Change =>
  ({ id }) => {
    const known: readonly string[] = choosableColumns[list]
    if (chosen.some((column) => !known.includes(column))) return refused('This list has no such column')
    return [ColumnsChosen.make({ userId: id, list, hidden: known.filter((column) => chosen.includes(column)) })]
  }

export const chooseTimeZone =
  (timeZone: string | null): Change =>
  (state) => {
    if (timeZone !== null && !isTimeZone(timeZone)) return invalid({ timeZone: 'Choose a time zone of the list' })
    return timeZone === state.timeZone ? [] : [TimeZoneChosen.make({ userId: state.id, timeZone })]
  }

export const chooseLanguage =
  (language: PortalLanguage | null): Change =>
  (state) =>
    language === state.language ? [] : [LanguageChosen.make({ userId: state.id, language })]

export const resetPassword: Change = ({ id }) => [PasswordReset.make({ userId: id })]

export const noteReusedToken: Change = ({ id }) => [RefreshTokenReused.make({ userId: id })]

type ColleagueChange = {
  readonly role: Role
  readonly profile: SealedProfile
  readonly change: Parameters<typeof changeProfile>[1]
  readonly username: Registration['username'] | null
}

export const changeColleague = (
  team: readonly User[],
  userId: string,
  { role, profile, change, username }: ColleagueChange,
): readonly UserEvent[] | Refusal => {
  const it = team.find(({ id }) => id === userId)
  if (!it) return notFound('This user does not exist')
  const moved = changeRole(team, userId, role)
  if (isRefusal(moved)) return moved
  const changed = changeProfile(profile, change)(it)
  const renamed = changeSecurity({ username, passwordChanged: false })(it)
  if (isRefusal(changed)) return changed
  return isRefusal(renamed) ? renamed : [...changed, ...renamed, ...moved]
}

/** Without the last of these no one could do what only they may. */
const indispensable: Partial<Record<Role, string>> = {
  PROCUREMENT: 'active user with the role PROCUREMENT',
  ADMIN: 'active administrator',
}

/** Takes the whole team, of which all are read: two who remove each other at once cannot both succeed. */
export const refusedAsLast = (team: readonly User[], { id, role, active }: User): Refusal | null => {
  const what = role && indispensable[role]
  if (!what || !active || team.some((it) => it.id !== id && it.active && it.role === role)) return null
  return refused(`At least one ${what} must remain`)
}

/** At least one active PROCUREMENT user of a company, and one active administrator of the provider, always remain. */
export const deactivate = (team: readonly User[], userId: string): readonly UserEvent[] | Refusal => {
  const leaving = team.find(({ id }) => id === userId)
  if (!leaving) return notFound('This user does not exist')
  if (!leaving.active) return []
  return refusedAsLast(team, leaving) ?? [UserDeactivated.make({ userId: leaving.id })]
}

export const reactivate: Change = ({ id, role, active, erased, invitationId }) => {
  if (role === null) return notFound('This user does not exist')
  if (invitationId !== null) return refused('This person is invited and has not joined yet')
  if (erased) return refused('This person was erased and cannot be restored')
  return active ? [] : [UserReactivated.make({ userId: id })]
}

/** Of a person who may sign in, to a role of the same side: see `roleFault`. */
export const changeRole = (team: readonly User[], userId: string, role: Role): readonly UserEvent[] | Refusal => {
  const changing = team.find(({ id }) => id === userId)
  if (!changing?.role) return notFound('This user does not exist')
  if (!changing.active) return refused('This person is deactivated. Give access back first.')
  if (changing.role === role) return []
  return (
    roleFault(role, changing.distributorId) ??
    refusedAsLast(team, changing) ?? [UserRoleChanged.make({ userId: changing.id, role })]
  )
}
