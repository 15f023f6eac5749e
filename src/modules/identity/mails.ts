import { paths } from '#paths'
import { sayDevice } from '#platform/access/sessions/device.ts'
import type { MailTemplate } from '#platform/mail/mailer.ts'
import { say, translated } from '#platform/text/say.ts'
import { INVITATION_HOURS } from './account-states.ts'
import { CONFIRM_HOURS, UNDO_HOURS } from './email-change.ts'

const passwordLink: MailTemplate = ({ token }: { token: string }, { brand }) => ({
  subject: say('Set a new password'),
  paragraphs: [
    say(
      'Someone, probably you, requested a new password for {0}. Use the link below to set it. It works once, for one hour.',
      brand.name,
    ),
    say('If it was not you, you do not need to do anything: your password can only be changed with this link.'),
  ],
  action: { label: say('Set a new password'), link: paths.resetPassword({}, { token }), secret: true },
})

const passwordReset: MailTemplate = (_, { brand }) => ({
  subject: say('Your password was changed'),
  paragraphs: [
    say(
      'Your password was changed with the link we sent you. You are signed out on all devices: please sign in with the new password.',
    ),
    say(
      'If it was not you, contact {0} immediately: someone else may have access to your e-mail.',
      brand.provider.email,
    ),
  ],
  action: { label: say('Sign in'), link: paths.login() },
})

type LoginChange = { readonly email?: boolean; readonly username?: boolean; readonly password?: boolean }

const loginChanged: MailTemplate = ({ email, username, password }: LoginChange, { brand }) => {
  const changed = [email && say('e-mail address'), username && say('login name'), password && say('password')].filter(
    Boolean,
  )
  const what = changed.join(say(' and '))
  const one = changed.length === 1
  return {
    subject: say(one ? 'Your {0} was changed' : 'Your {0} were changed', what),
    paragraphs: [
      say(one ? 'Your {0} was changed on {1}.' : 'Your {0} were changed on {1}.', what, brand.name) +
        (email ? say(' This email goes to the old and to the new address.') : ''),
      say('If it was not you, write to {0} immediately: someone else may be using your account.', brand.provider.email),
    ],
    action: { label: say('Sign in'), link: paths.login() },
  }
}

const invitation: MailTemplate = ({ token }: { token: string }, { brand, staff }) => ({
  subject: say('You are invited to {0}', brand.name),
  paragraphs: [
    staff
      ? say('An account on {0} was created for you.', brand.name)
      : say(
          'A colleague of yours invites you to {0}, where your company orders and follows its shipments.',
          brand.name,
        ),
    say(
      'Set your password with the link below. It works once, for {0} hours. After that, the same link lets you request a new one.',
      INVITATION_HOURS,
    ),
  ],
  action: { label: say('Set your password'), link: paths.resetPassword({}, { token, isNew: 'true' }), secret: true },
})

type LinkRequest = { readonly firstname: string; readonly lastname: string; readonly office: boolean }

const linkRequested: MailTemplate = ({ firstname, lastname, office }: LinkRequest) => ({
  subject: say('{0} {1} requests a new invitation', firstname, lastname),
  paragraphs: [
    say('The link in the invitation of {0} {1} has expired, and they requested a new one.', firstname, lastname),
    say(
      'Send the invitation again if they are still to join: it goes to the address that you gave. Otherwise cancel it.',
    ),
  ],
  action: { label: say('See the invitation'), link: office ? paths.officePeople() : paths.users() },
})

const emailConfirm: MailTemplate = ({ token }: { token: string }, { brand }) => ({
  subject: say('Confirm your new e-mail address'),
  paragraphs: [
    say(
      'This address was given as the new e-mail address of your {0} account. It counts once you confirm it. The link works for {1} hours.',
      brand.name,
      CONFIRM_HOURS,
    ),
    say('If you do not know of it, you do not need to do anything: nothing changes.'),
  ],
  action: { label: say('Confirm this address'), link: paths.confirmEmail({}, { token }), secret: true },
})

const emailChangeTold: MailTemplate = ({ token }: { token: string }, { brand }) => ({
  subject: say('Your e-mail address will change'),
  paragraphs: [
    say(
      'Another e-mail address was requested for your {0} account. It counts once it is confirmed from there.',
      brand.name,
    ),
    say(
      'If it was not you, take it back with the link below within {0} hours, even if it was confirmed meanwhile. All devices are then signed out.',
      UNDO_HOURS,
    ),
  ],
  action: { label: say('Take the change back'), link: paths.undoEmail({}, { token }), secret: true },
})

const emailUsed: MailTemplate = (_, { brand }) => ({
  subject: say('This address is already used'),
  paragraphs: [
    say(
      'Another {0} account tried to change its e-mail address to yours. Your address is already used by your account, so nothing has changed.',
      brand.name,
    ),
    say('You do not need to do anything. If it happens again, write to {0}.', brand.provider.email),
  ],
  action: { label: say('Sign in'), link: paths.login() },
})

const emailUndone: MailTemplate = (_, { brand }) => ({
  subject: say('Your e-mail address stays as it was'),
  paragraphs: [
    say('The change of your e-mail address on {0} was taken back, and all devices were signed out.', brand.name),
    say('If someone else may know your password, set a new one on the sign-in page.'),
  ],
  action: { label: say('Sign in'), link: paths.login() },
})

const newDevice: MailTemplate = ({ device, token }: { device: string; token: string }, { brand }) => ({
  subject: say('New sign-in: {0}', sayDevice(device)),
  paragraphs: [
    say(
      'Your {0} account was signed in to by a device that we have not seen before: {1}.',
      brand.name,
      sayDevice(device),
    ),
    say(
      'If it was you, you do not need to do anything. If it was not, use the link below: it signs out all devices and emails you a link to set a new password.',
    ),
  ],
  action: { label: say('This was not me'), link: paths.disownSignIn({}, { token }), secret: true },
})

const factorSays = {
  on: 'A second factor was turned on: from now on you sign in with a code of your app.',
  off: 'The second factor was turned off: you sign in with your password alone.',
  other: 'Another authenticator app was set up. Codes of the one before and its recovery codes do not work any more.',
  codes: 'New recovery codes were created. The ones before do not work any more.',
  'passkey-added': 'A passkey was added: you can sign in with it, without your password.',
  'passkey-removed': 'A passkey was removed. It can no longer be used to sign in.',
  'passkey-refused':
    'A passkey was refused, because it counted fewer uses than before. It may have been copied: remove it, and add another one.',
  reset: 'An administrator reset your second factor, so that you can sign in with your password. Set it up again soon.',
}
const secondFactorChanged: MailTemplate = ({ what }: { what: keyof typeof factorSays }, { brand }) => ({
  subject: say('Your second factor on {0}', brand.name),
  paragraphs: [
    translated(factorSays[what]),
    say('If it was not you, write to {0} immediately: someone else may be using your account.', brand.provider.email),
  ],
  action: { label: say('Sign in'), link: paths.login() },
})

const recoveryCodeUsed: MailTemplate = ({ left }: { left: number }, { brand }) => ({
  subject: say('A recovery code was used'),
  paragraphs: [
    say('One of the recovery codes of your {0} account was used. {1} are left.', brand.name, left),
    say('If it was not you, write to {0} immediately: someone else may be using your account.', brand.provider.email),
  ],
  action: { label: say('Sign in'), link: paths.login() },
})

const breakGlass: MailTemplate = ({ firstname, lastname }: { firstname: string; lastname: string }, { brand }) => ({
  subject: say('Break-glass sign-in on {0}', brand.name),
  paragraphs: [
    say(
      '{0} {1} signed in by break-glass: with a password and a second factor, although staff sign in by single sign-on.',
      firstname,
      lastname,
    ),
    say('If you do not know why, talk to them immediately. If it was not them, take their access away.'),
  ],
  action: { label: say('See the people'), link: paths.officePeople() },
})

/** What is written to people about their accounts. None of it can be turned off. */
export const mails: Readonly<Record<string, MailTemplate>> = {
  'break-glass': breakGlass,
  'email-change-told': emailChangeTold,
  'email-confirm': emailConfirm,
  'email-undone': emailUndone,
  'email-used': emailUsed,
  invitation,
  'link-asked': linkRequested,
  'login-changed': loginChanged,
  'new-device': newDevice,
  'password-link': passwordLink,
  'password-reset': passwordReset,
  'recovery-code-used': recoveryCodeUsed,
  'second-factor-changed': secondFactorChanged,
}
