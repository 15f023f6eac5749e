import { paths } from '#paths'
import type { MailTemplate } from '#platform/mail/mailer.ts'
import { INVITATION_HOURS } from './account-states.ts'
import { CONFIRM_HOURS, UNDO_HOURS } from './email-change.ts'

const passwordLink: MailTemplate = ({ token }: { token: string }, { brand }) => ({
  subject: 'Set a new password',
  paragraphs: [
    `Someone, probably you, requested a new password for ${brand.name}. Use the link below to set it. It works once, for one hour.`,
    'If it was not you, you do not need to do anything: your password can only be changed with this link.',
  ],
  action: { label: 'Set a new password', link: paths.resetPassword({}, { token }), secret: true },
})

const passwordReset: MailTemplate = (_, { brand }) => ({
  subject: 'Your password was changed',
  paragraphs: [
    'Your password was changed with the link we sent you. You are signed out on all devices: please sign in with the new password.',
    `If it was not you, contact ${brand.provider.email} immediately: someone else may have access to your e-mail.`,
  ],
  action: { label: 'Sign in', link: paths.login() },
})

type LoginChange = { readonly email?: boolean; readonly username?: boolean; readonly password?: boolean }

const loginChanged: MailTemplate = ({ email, username, password }: LoginChange, { brand }) => {
  const changed = [email && 'e-mail address', username && 'login name', password && 'password'].filter(Boolean)
  const what = `${changed.join(' and ')} ${changed.length === 1 ? 'was' : 'were'} changed`
  return {
    subject: `Your ${what}`,
    paragraphs: [
      `Your ${what} on ${brand.name}.${email ? ' This email goes to the old and to the new address.' : ''}`,
      `If it was not you, write to ${brand.provider.email} immediately: someone else may be using your account.`,
    ],
    action: { label: 'Sign in', link: paths.login() },
  }
}

const invitation: MailTemplate = ({ token }: { token: string }, { brand, staff }) => ({
  subject: `You are invited to ${brand.name}`,
  paragraphs: [
    staff
      ? `An account on ${brand.name} was created for you.`
      : `A colleague of yours invites you to ${brand.name}, where your company orders and follows its shipments.`,
    `Set your password with the link below. It works once, for ${INVITATION_HOURS} hours. After that, the same link lets you request a new one.`,
  ],
  action: { label: 'Set your password', link: paths.resetPassword({}, { token, isNew: 'true' }), secret: true },
})

type LinkRequest = { readonly firstname: string; readonly lastname: string; readonly office: boolean }

const linkRequested: MailTemplate = ({ firstname, lastname, office }: LinkRequest) => ({
  subject: `${firstname} ${lastname} requests a new invitation`,
  paragraphs: [
    `The link in the invitation of ${firstname} ${lastname} has expired, and they requested a new one.`,
    'Send the invitation again if they are still to join: it goes to the address that you gave. Otherwise cancel it.',
  ],
  action: { label: 'See the invitation', link: office ? paths.officePeople() : paths.users() },
})

const emailConfirm: MailTemplate = ({ token }: { token: string }, { brand }) => ({
  subject: 'Confirm your new e-mail address',
  paragraphs: [
    `This address was given as the new e-mail address of your ${brand.name} account. It counts once you confirm it. The link works for ${CONFIRM_HOURS} hours.`,
    'If you do not know of it, you do not need to do anything: nothing changes.',
  ],
  action: { label: 'Confirm this address', link: paths.confirmEmail({}, { token }), secret: true },
})

const emailChangeTold: MailTemplate = ({ token }: { token: string }, { brand }) => ({
  subject: 'Your e-mail address will change',
  paragraphs: [
    `Another e-mail address was requested for your ${brand.name} account. It counts once it is confirmed from there.`,
    `If it was not you, take it back with the link below within ${UNDO_HOURS} hours, even if it was confirmed meanwhile. All devices are then signed out.`,
  ],
  action: { label: 'Take the change back', link: paths.undoEmail({}, { token }), secret: true },
})

const emailUsed: MailTemplate = (_, { brand }) => ({
  subject: 'This address is already used',
  paragraphs: [
    `Another ${brand.name} account tried to change its e-mail address to yours. Your address is already used by your account, so nothing has changed.`,
    `You do not need to do anything. If it happens again, write to ${brand.provider.email}.`,
  ],
  action: { label: 'Sign in', link: paths.login() },
})

const emailUndone: MailTemplate = (_, { brand }) => ({
  subject: 'Your e-mail address stays as it was',
  paragraphs: [
    `The change of your e-mail address on ${brand.name} was taken back, and all devices were signed out.`,
    'If someone else may know your password, set a new one on the sign-in page.',
  ],
  action: { label: 'Sign in', link: paths.login() },
})

const newDevice: MailTemplate = ({ device, token }: { device: string; token: string }, { brand }) => ({
  subject: `New sign-in: ${device}`,
  paragraphs: [
    `Your ${brand.name} account was signed in to by a device that we have not seen before: ${device}.`,
    'If it was you, you do not need to do anything. If it was not, use the link below: it signs out all devices and emails you a link to set a new password.',
  ],
  action: { label: 'This was not me', link: paths.disownSignIn({}, { token }), secret: true },
})

const factorSays = {
  on: 'A second factor was turned on: from now on you sign in with a code of your app.',
  off: 'The second factor was turned off: you sign in with your password alone.',
  other: 'Another authenticator app was set up. Codes of the one before and its recovery codes do not work any more.',
  codes: 'New recovery codes were created. The ones before do not work any more.',
  reset: 'An administrator reset your second factor, so that you can sign in with your password. Set it up again soon.',
}
const secondFactorChanged: MailTemplate = ({ what }: { what: keyof typeof factorSays }, { brand }) => ({
  subject: `Your second factor on ${brand.name}`,
  paragraphs: [
    factorSays[what],
    `If it was not you, write to ${brand.provider.email} immediately: someone else may be using your account.`,
  ],
  action: { label: 'Sign in', link: paths.login() },
})

const recoveryCodeUsed: MailTemplate = ({ left }: { left: number }, { brand }) => ({
  subject: 'A recovery code was used',
  paragraphs: [
    `One of the recovery codes of your ${brand.name} account was used. ${left} are left.`,
    `If it was not you, write to ${brand.provider.email} immediately: someone else may be using your account.`,
  ],
  action: { label: 'Sign in', link: paths.login() },
})

/** What is written to people about their accounts. None of it can be turned off. */
export const mails: Readonly<Record<string, MailTemplate>> = {
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
