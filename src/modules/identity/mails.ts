import type { MailTemplate } from '#platform/mail/mailer.ts'

const passwordLink: MailTemplate = ({ token }: { token: string }, { brand }) => ({
  subject: 'Set a new password',
  paragraphs: [
    `Somebody, most likely you, asked for a new password on ${brand.name}. The link below sets it. It works once, within an hour.`,
    'If it was not you, there is nothing to do: without this link nobody can change your password.',
  ],
  action: { label: 'Set a new password', link: `/reset-password?token=${token}`, secret: true },
})

const passwordReset: MailTemplate = (_, { brand }) => ({
  subject: 'Your password was changed',
  paragraphs: [
    'A new password was set by the link that you were sent. You are signed out everywhere: please sign in with the new one.',
    `If it was not you, write to ${brand.provider.email} at once: somebody else may read your mails.`,
  ],
  action: { label: 'Sign in', link: '/login' },
})

type LoginChange = { readonly email?: boolean; readonly username?: boolean; readonly password?: boolean }

const loginChanged: MailTemplate = ({ email, username, password }: LoginChange, { brand }) => {
  const changed = [email && 'e-mail address', username && 'login name', password && 'password'].filter(Boolean)
  const what = `${changed.join(' and ')} ${changed.length === 1 ? 'was' : 'were'} changed`
  return {
    subject: `Your ${what}`,
    paragraphs: [
      `Your ${what} on ${brand.name}.${email ? ' This mail goes to the old and to the new address.' : ''}`,
      `If it was not you, write to ${brand.provider.email} at once: somebody else may be using your account.`,
    ],
    action: { label: 'Sign in', link: '/login' },
  }
}

/** What is written to people about their accounts. */
export const mails: Readonly<Record<string, MailTemplate>> = {
  'login-changed': loginChanged,
  'password-link': passwordLink,
  'password-reset': passwordReset,
}
