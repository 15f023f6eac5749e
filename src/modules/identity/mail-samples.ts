import type { MailSample } from '#platform/mail/mailer.ts'

const token = 'sample'
const sample = (template: string, data: MailSample['data'], staff = false): MailSample => ({
  kind: staff ? `${template}-staff` : template,
  template,
  staff,
  data,
})

/** Samples of the mails about accounts. */
export const mailSamples: readonly MailSample[] = [
  sample('invitation', { token }),
  sample('invitation', { token }, true),
  sample('link-asked', { firstname: 'Ada', lastname: 'Vega', office: false }),
  sample('password-link', { token }),
  sample('password-reset', {}),
  sample('login-changed', { email: true, username: false, password: true }),
  sample('email-confirm', { token }),
  sample('email-change-told', { token }),
  sample('email-undone', {}),
  sample('email-used', {}),
  sample('new-device', { device: 'Firefox on Windows', token }),
  sample('second-factor-changed', { what: 'on' }),
  sample('recovery-code-used', { left: 7 }),
]
