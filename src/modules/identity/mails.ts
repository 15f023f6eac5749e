import { paths } from '#paths'
import type { MailTemplate } from '#platform/mail/mailer.ts'

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
    `If it was not you, contact ${brand.provider.email} at once: someone else may have access to your e-mail.`,
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
      `Your ${what} on ${brand.name}.${email ? ' This mail goes to the old and to the new address.' : ''}`,
      `If it was not you, write to ${brand.provider.email} at once: someone else may be using your account.`,
    ],
    action: { label: 'Sign in', link: paths.login() },
  }
}

/** What is written to people about their accounts. */
export const mails: Readonly<Record<string, MailTemplate>> = {
  'login-changed': loginChanged,
  'password-link': passwordLink,
  'password-reset': passwordReset,
}
