import * as Schema from 'effect/Schema'
import { Role } from '#modules/permissions/roles.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { type EventOf, event, stream } from '#platform/event.ts'
import { LanguageTag } from '#platform/text/languages.ts'

/** Public with the events: what they make of a person's account. */
// biome-ignore lint/performance/noBarrelFile: other modules may know this, and nothing else of the file.
export { needsFirstSteps, personStates, stateOf } from './account-states.ts'

const uuid = Schema.String.check(Schema.isPattern(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/))

export const UserId = uuid.pipe(Schema.brand('UserId'))
export type UserId = typeof UserId.Type

export const Civility = Schema.Literals(['MR', 'MS', 'OTHER'])
export type Civility = typeof Civility.Type

/** What a person may change about themselves. Everything that identifies them is sealed under their own key. */
const profile = {
  civility: Civility,
  firstname: Sealed,
  lastname: Sealed,
  job: Sealed,
  email: Sealed,
  phone: Sealed,
  phone2: Schema.NullOr(Sealed),
}

const joining = { userId: UserId, distributorId: Schema.NullOr(uuid), role: Role, username: Sealed, ...profile }

export const UserRegistered = event('UserRegistered', joining)

/** By a mailed link. An invitation with other data replaces the one before. */
export const UserInvited = event('UserInvited', { ...joining, invitationId: uuid })

/** The invitation was mailed once more, by another link: the one before is over. */
export const InvitationSentAgain = event('InvitationSentAgain', { userId: UserId, invitationId: uuid })

/** For an expired link of an invitation or of an e-mail change. */
export const NewLinkAsked = event('NewLinkAsked', {
  userId: UserId,
  use: Schema.Literals(['invitation', 'confirm-signup']),
})

/** The invited person may no longer join; the key to what was known of them is destroyed. */
export const InvitationWithdrawn = event('InvitationWithdrawn', { userId: UserId })

export const InvitationAccepted = event('InvitationAccepted', { userId: UserId })

/** With a sign-up, to these versions of the texts: see `texts-agreed-to.ts` of signup. */
export const TermsAgreed = event('TermsAgreed', {
  userId: UserId,
  terms: Schema.String.check(Schema.isMaxLength(20)),
  privacy: Schema.String.check(Schema.isMaxLength(20)),
})

export const UserProfileChanged = event('UserProfileChanged', { userId: UserId, ...profile })

export const EmailConfirmed = event('EmailConfirmed', { userId: UserId })

/** Recorded with the change of the profile, so that both addresses can be notified. */
export const UserEmailChanged = event('UserEmailChanged', { userId: UserId, from: Sealed, to: Sealed })

/** Nothing changes before the new address is confirmed by a link that went to it; the old one is notified. */
export const EmailChangeRequested = event('EmailChangeRequested', { userId: UserId, changeId: uuid, to: Sealed })

/** The owner of the old address took the change back. `to`: the address that counts again; null, the new one never counted. */
export const EmailChangeUndone = event('EmailChangeUndone', {
  userId: UserId,
  changeId: uuid,
  to: Schema.NullOr(Sealed),
})

export const SignedInOnNewDevice = event('SignedInOnNewDevice', {
  userId: UserId,
  signInId: uuid,
  device: Schema.String,
})

/** By the link in the mail about that sign-in: it was not them. */
export const SessionsEndedByLink = event('SessionsEndedByLink', { userId: UserId, signInId: uuid })

export const SecondFactorTurnedOn = event('SecondFactorTurnedOn', { userId: UserId })
export const SecondFactorTurnedOff = event('SecondFactorTurnedOff', { userId: UserId })
export const AuthenticatorReplaced = event('AuthenticatorReplaced', { userId: UserId })
export const RecoveryCodesRenewed = event('RecoveryCodesRenewed', { userId: UserId })
export const RecoveryCodeUsed = event('RecoveryCodeUsed', { userId: UserId, left: Schema.Int })
export const PasskeyAdded = event('PasskeyAdded', { userId: UserId, passkeyId: uuid })
export const PasskeyRemoved = event('PasskeyRemoved', { userId: UserId, passkeyId: uuid })
/** Its counter of uses had gone back: another device may have a copy of it. */
export const PasskeyRefused = event('PasskeyRefused', { userId: UserId, passkeyId: uuid })
/** Single sign-on: they are this subject of the issuer from now on. */
export const SignInLinked = event('SignInLinked', { userId: UserId, issuer: Schema.String, subject: Sealed })
/** An administrator by password and second factor, although staff sign in by single sign-on alone. */
export const SignedInByBreakGlass = event('SignedInByBreakGlass', { userId: UserId })
/** By an administrator, for a person who lost their device. The envelope has the reason. */
export const SecondFactorReset = event('SecondFactorReset', { userId: UserId })

/** That the login name, the password or both were changed; never to what. `username` is null when it stayed. */
export const UserSecurityChanged = event('UserSecurityChanged', {
  userId: UserId,
  username: Schema.NullOr(Sealed),
  passwordChanged: Schema.Boolean,
})

/** A new password was set by a link that was mailed to the person. No one was signed in, so the envelope names a visitor. */
export const PasswordReset = event('PasswordReset', { userId: UserId })

/** Open work goes to a colleague; each module hands over its own. */
export const WorkHandedOver = event('WorkHandedOver', { userId: UserId, to: UserId })

/** The person may no longer sign in. Their name stays readable in histories until they are erased. */
export const UserDeactivated = event('UserDeactivated', { userId: UserId })

/** A member of staff is shown by this picture, or by their initials (null): a stored path, sealed as it leads to a face. */
export const UserPictureChanged = event('UserPictureChanged', { userId: UserId, picture: Schema.NullOr(Sealed) })

export const UserReactivated = event('UserReactivated', { userId: UserId })

export const ColumnsChosen = event('ColumnsChosen', {
  userId: UserId,
  list: Schema.String,
  hidden: Schema.Array(Schema.String),
})

/** An IANA name; null: the company's zone, for staff the office's. */
export const TimeZoneChosen = event('TimeZoneChosen', { userId: UserId, timeZone: Schema.NullOr(Schema.String) })

/** Of the screens; null: as the company, else as the browser asks. */
export const LanguageChosen = event('LanguageChosen', { userId: UserId, language: Schema.NullOr(LanguageTag) })
/** The person no longer needs the list of first steps. */
export const FirstStepsPutAway = event('FirstStepsPutAway', { userId: UserId })

export const UserRoleChanged = event('UserRoleChanged', { userId: UserId, role: Role })

/** A refresh token that had long been replaced was shown, by a thief or by its owner after one: the session has ended. */
export const RefreshTokenReused = event('RefreshTokenReused', { userId: UserId })

/** Destroys the person's key in the same transaction, with the keys of addresses that name them. No way back. */
export const PersonErased = event('PersonErased', { userId: UserId })

export const userStream = stream('user', [
  UserRegistered,
  UserInvited,
  InvitationSentAgain,
  NewLinkAsked,
  InvitationWithdrawn,
  InvitationAccepted,
  TermsAgreed,
  UserProfileChanged,
  EmailChangeRequested,
  EmailConfirmed,
  UserEmailChanged,
  EmailChangeUndone,
  UserSecurityChanged,
  PasswordReset,
  WorkHandedOver,
  UserDeactivated,
  UserPictureChanged,
  UserReactivated,
  UserRoleChanged,
  RefreshTokenReused,
  SignedInOnNewDevice,
  SessionsEndedByLink,
  SecondFactorTurnedOn,
  SecondFactorTurnedOff,
  AuthenticatorReplaced,
  RecoveryCodesRenewed,
  RecoveryCodeUsed,
  SecondFactorReset,
  PasskeyAdded,
  PasskeyRemoved,
  PasskeyRefused,
  SignInLinked,
  SignedInByBreakGlass,
  ColumnsChosen,
  TimeZoneChosen,
  LanguageChosen,
  FirstStepsPutAway,
  PersonErased,
])
export type UserEvent = EventOf<typeof userStream.events>
