import type { MailSample } from '#platform/mail/mailer.ts'

const article = { id: 'sample', title: 'Our stand in Cape Town', excerpt: 'Come and see what is new.' }

/** The mails of the newsletter as a reader might get them. */
export const mailSamples: readonly MailSample[] = [
  {
    kind: 'newsletter-confirm',
    template: 'newsletter-confirm',
    staff: false,
    data: { token: 'sample', reminds: false },
  },
  {
    kind: 'newsletter-issue',
    template: 'newsletter-issue',
    staff: false,
    data: {
      issueId: 'sample',
      subject: 'News of December',
      introduction: 'What is new this month.',
      articles: [article],
      token: 'sample',
      isPublic: true,
    },
  },
]
