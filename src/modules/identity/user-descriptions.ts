import type { ListName } from '#modules/identity/list-views/list-columns.ts'
import { sayDevice } from '#platform/access/sessions/device.ts'
import { asLabel } from '#platform/facts.ts'
import { lookUp } from '#platform/records.ts'
import { describeEvents } from '#platform/text/event-descriptions.ts'
import { portalLanguages } from '#platform/text/languages.ts'
import { say } from '#platform/text/say.ts'
import { userStream } from './events.ts'

const changed = (login: boolean, password: boolean): string =>
  login && password ? say('the login name and the password') : login ? say('the login name') : say('the password')

/** Lists whose name is not what people call them. */
const listNames: Readonly<Partial<Record<ListName, string>>> = { orders: 'My orders', 'order-desk': 'Order desk' }

/** What happened to people's accounts, described for staff. */
export const userDescriptions = describeEvents([userStream], {
  UserRegistered: ({ role, distributorId }) => ({
    what: distributorId === null ? say('registered a member of staff') : say('registered a person of the company'),
    detail: asLabel(role),
  }),
  UserInvited: ({ role, distributorId }) => ({
    what: distributorId === null ? say('invited a member of staff') : say('invited a person of the company'),
    detail: asLabel(role),
  }),
  InvitationSentAgain: () => ({ what: say('sent the invitation again'), detail: say('The previous link has expired') }),
  NewLinkAsked: ({ use }) => ({
    what: say('requested a new link'),
    detail:
      use === 'invitation'
        ? say('The one in the invitation had expired')
        : say('The one in the welcome email had expired'),
  }),
  InvitationWithdrawn: () => ({
    what: say('cancelled the invitation'),
    detail: say('Nothing is kept of who was invited'),
  }),
  InvitationAccepted: () => ({ what: say('accepted the invitation'), detail: say('A password was set') }),
  EmailChangeRequested: () => ({
    what: say('requested another e-mail address'),
    detail: say('It must be confirmed by a link; the old address was notified'),
  }),
  EmailChangeUndone: ({ to }) => ({
    what: say('took the change of the e-mail address back'),
    detail: to === null ? say('It had not been confirmed') : say('The old address counts again'),
  }),
  SignedInOnNewDevice: ({ device }) => ({ what: say('signed in on a new device'), detail: sayDevice(device) }),
  SessionsEndedByLink: () => ({ what: say('disowned a sign-in'), detail: say('Every session was ended') }),
  SecondFactorTurnedOn: () => ({ what: say('turned the second factor on'), detail: null }),
  SecondFactorTurnedOff: () => ({ what: say('turned the second factor off'), detail: null }),
  AuthenticatorReplaced: () => ({
    what: say('set up another authenticator app'),
    detail: say('The previous one no longer works'),
  }),
  RecoveryCodesRenewed: () => ({
    what: say('created new recovery codes'),
    detail: say('The previous ones no longer work'),
  }),
  RecoveryCodeUsed: ({ left }) => ({ what: say('used a recovery code'), detail: say('{0} are left', left) }),
  SecondFactorReset: () => ({
    what: say('reset the second factor'),
    detail: say('The person signs in by password alone'),
  }),
  PasskeyAdded: () => ({ what: say('added a passkey'), detail: null }),
  PasskeyRemoved: () => ({ what: say('removed a passkey'), detail: null }),
  PasskeyRefused: () => ({
    what: say('used a passkey that was refused'),
    detail: say('It may have been copied: it counted fewer uses than before'),
  }),
  SignInLinked: ({ issuer }) => ({ what: say('linked the account with single sign-on'), detail: issuer }),
  SignedInByBreakGlass: () => ({
    what: say('signed in by break-glass'),
    detail: say('By password and second factor, although staff sign in by single sign-on'),
  }),
  TermsAgreed: ({ terms, privacy }) => ({
    what: say('agreed to the terms of use and the privacy notice'),
    detail: say('Terms of {0}, privacy notice of {1}', terms, privacy),
  }),
  UserProfileChanged: () => ({ what: say('changed the profile'), detail: null }),
  EmailConfirmed: () => ({
    what: say('confirmed the e-mail address'),
    detail: say('By the link in the welcome email'),
  }),
  UserEmailChanged: () => ({
    what: say('changed the e-mail address'),
    detail: say('The old and the new address were notified'),
  }),
  UserSecurityChanged: ({ username, passwordChanged }) => ({
    what: say('changed {0}', changed(username !== null, passwordChanged)),
    detail: null,
  }),
  PasswordReset: () => ({ what: say('set a new password'), detail: say('By a link that was sent to the person') }),
  WorkHandedOver: () => ({ what: say('handed the work over to a colleague'), detail: null }),
  UserDeactivated: () => ({ what: say('closed the account'), detail: say('It can no longer be used to sign in') }),
  UserPictureChanged: ({ picture }) => ({
    what: picture === null ? say('removed the picture') : say('changed the picture'),
    detail: null,
  }),
  UserReactivated: () => ({ what: say('gave the account back'), detail: say('The person can sign in again') }),
  UserRoleChanged: ({ role }) => ({ what: say('changed the role'), detail: asLabel(role) }),
  RefreshTokenReused: () => ({
    what: say('showed a sign-in that had been replaced'),
    detail: say('It may have been copied: that session has ended'),
  }),
  ColumnsChosen: ({ list, hidden }) => ({
    what: say('chose the columns of a list'),
    detail: `${lookUp(listNames, list) ?? asLabel(list)}: ${hidden.length === 0 ? say('all are shown') : say('without {0}', hidden.join(', '))}`,
  }),
  TimeZoneChosen: ({ timeZone }) => ({
    what: say('chose a time zone'),
    detail: timeZone ?? say('As the company or the office'),
  }),
  LanguageChosen: ({ language }) => ({
    what: say('chose a language'),
    detail: language === null ? say('As the company or the browser') : portalLanguages[language],
  }),
  FirstStepsPutAway: () => ({ what: say('put the first steps away'), detail: null }),
  PersonErased: () => ({
    what: say('erased the person'),
    detail: say('The keys to all personal data were destroyed'),
  }),
})
