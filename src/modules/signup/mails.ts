import { paths } from '#paths'
import type { MailSample, MailTemplate } from '#platform/mail/mailer.ts'

const welcome: MailTemplate = ({ token }: { token: string }, { brand }) => ({
  subject: `Welcome to ${brand.name}`,
  paragraphs: [
    'Your company is registered, and we are checking your documents. You can already sign in, see the products and complete your file. We write to you as soon as your account is activated.',
    'Please confirm that this is your e-mail address. We need that before we can activate the account.',
    'If you did not sign up, you do not need to do anything.',
  ],
  action: { label: 'Confirm my e-mail address', link: paths.confirmSignup({}, { token }), secret: true },
})

/** Mails to people who have signed up. */
export const mails: Readonly<Record<string, MailTemplate>> = { welcome }

export const mailSamples: readonly MailSample[] = [
  { kind: 'welcome', template: 'welcome', staff: false, data: { token: 'sample' } },
]
