import type { ListName } from '#modules/identity/list-views/list-columns.ts'
import { asLabel } from '#platform/facts.ts'
import { lookUp } from '#platform/records.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { portalLanguages } from '#platform/text/languages.ts'
import { userStream } from './events.ts'

const changed = (login: boolean, password: boolean): string =>
  login && password ? 'the login name and the password' : login ? 'the login name' : 'the password'

/** Lists whose name is not what people call them. */
const listNames: Readonly<Partial<Record<ListName, string>>> = { orders: 'My orders', 'order-desk': 'Order desk' }

/** What happened to people's accounts, described for staff. */
export const userDescriptions = describeEvents([userStream], {
  UserRegistered: ({ role, distributorId }) => ({
    what: distributorId === null ? 'registered a member of staff' : 'registered a person of the company',
    detail: asLabel(role),
  }),
  UserInvited: ({ role, distributorId }) => ({
    what: distributorId === null ? 'invited a member of staff' : 'invited a person of the company',
    detail: asLabel(role),
  }),
  InvitationSentAgain: () => ({ what: 'sent the invitation again', detail: 'The previous link has expired' }),
  NewLinkAsked: ({ use }) => ({
    what: 'requested a new link',
    detail: use === 'invitation' ? 'The one in the invitation had expired' : 'The one in the welcome email had expired',
  }),
  InvitationWithdrawn: () => ({ what: 'cancelled the invitation', detail: 'Nothing is kept of who was invited' }),
  InvitationAccepted: () => ({ what: 'accepted the invitation', detail: 'A password was set' }),
  EmailChangeRequested: () => ({
    what: 'requested another e-mail address',
    detail: 'It must be confirmed by a link; the old address was notified',
  }),
  EmailChangeUndone: ({ to }) => ({
    what: 'took the change of the e-mail address back',
    detail: to === null ? 'It had not been confirmed' : 'The old address counts again',
  }),
  SignedInOnNewDevice: ({ device }) => ({ what: 'signed in on a new device', detail: device }),
  SessionsEndedByLink: () => ({ what: 'disowned a sign-in', detail: 'Every session was ended' }),
  SecondFactorTurnedOn: () => ({ what: 'turned the second factor on', detail: null }),
  SecondFactorTurnedOff: () => ({ what: 'turned the second factor off', detail: null }),
  AuthenticatorReplaced: () => ({
    what: 'set up another authenticator app',
    detail: 'The previous one no longer works',
  }),
  RecoveryCodesRenewed: () => ({ what: 'created new recovery codes', detail: 'The previous ones no longer work' }),
  RecoveryCodeUsed: ({ left }) => ({ what: 'used a recovery code', detail: `${left} are left` }),
  SecondFactorReset: () => ({ what: 'reset the second factor', detail: 'The person signs in by password alone' }),
  TermsAgreed: ({ terms, privacy }) => ({
    what: 'agreed to the terms of use and the privacy notice',
    detail: `Terms of ${terms}, privacy notice of ${privacy}`,
  }),
  UserProfileChanged: () => ({ what: 'changed the profile', detail: null }),
  EmailConfirmed: () => ({ what: 'confirmed the e-mail address', detail: 'By the link in the welcome email' }),
  UserEmailChanged: () => ({ what: 'changed the e-mail address', detail: 'The old and the new address were notified' }),
  UserSecurityChanged: ({ username, passwordChanged }) => ({
    what: `changed ${changed(username !== null, passwordChanged)}`,
    detail: null,
  }),
  PasswordReset: () => ({ what: 'set a new password', detail: 'By a link that was sent to the person' }),
  WorkHandedOver: () => ({ what: 'handed the work over to a colleague', detail: null }),
  UserDeactivated: () => ({ what: 'closed the account', detail: 'It can no longer be used to sign in' }),
  UserPictureChanged: ({ picture }) => ({
    what: picture === null ? 'removed the picture' : 'changed the picture',
    detail: null,
  }),
  UserReactivated: () => ({ what: 'gave the account back', detail: 'The person can sign in again' }),
  UserRoleChanged: ({ role }) => ({ what: 'changed the role', detail: asLabel(role) }),
  RefreshTokenReused: () => ({
    what: 'showed a sign-in that had been replaced',
    detail: 'It may have been copied: that session has ended',
  }),
  ColumnsChosen: ({ list, hidden }) => ({
    what: 'chose the columns of a list',
    detail: `${lookUp(listNames, list) ?? asLabel(list)}: ${hidden.length === 0 ? 'all are shown' : `without ${hidden.join(', ')}`}`,
  }),
  TimeZoneChosen: ({ timeZone }) => ({
    what: 'chose a time zone',
    detail: timeZone ?? 'As the company or the office',
  }),
  LanguageChosen: ({ language }) => ({
    what: 'chose a language',
    detail: language === null ? 'As the company or the browser' : portalLanguages[language],
  }),
  FirstStepsPutAway: () => ({ what: 'put the first steps away', detail: null }),
  PersonErased: () => ({
    what: 'erased the person',
    detail: 'The keys to all personal data were destroyed',
  }),
})
