import { paths } from '#paths'
import type { MailTemplate } from '#platform/mail/mailer.ts'

import type { IssueContent, Language } from './events.ts'
import { CONFIRM_DAYS } from './subscription.ts'

const confirmation: MailTemplate = ({ token, reminds }: { token: string; reminds: boolean }, { brand }) => ({
  subject: reminds ? 'Your subscription is not confirmed yet' : 'Confirm your subscription',
  paragraphs: [
    `This address was given for the newsletter of ${brand.name}. You get it once you confirm with the button.`,
    reminds
      ? 'This is the only reminder. Without a confirmation the address is deleted in a few days.'
      : `The link works for ${CONFIRM_DAYS} days. Without a confirmation the address is then deleted.`,
    'If you did not request it, you do not need to do anything.',
  ],
  action: { label: 'Confirm my subscription', link: paths.newsletterConfirm({}, { token }), secret: true },
  because: `You receive this email because this address was entered for the newsletter of ${brand.name}.`,
})

/** The texts in a reader's language, or the first ones. */
export const textOf = ({ texts }: Pick<IssueContent, 'texts'>, language: Language | null) =>
  texts.find((text) => text.language === language) ?? texts[0]!

/** `token` null: for its author. */
export type IssueMail = {
  readonly issueId: string
  readonly subject: string
  readonly introduction: string
  readonly articles: IssueContent['articles']
  readonly token: string | null
  readonly isPublic: boolean
}

export const issueMail = (
  { issueId, subject, introduction, articles, token, isPublic }: IssueMail,
  { brand }: Pick<Parameters<MailTemplate>[1], 'brand'>,
): ReturnType<MailTemplate> => ({
  subject,
  paragraphs: [introduction],
  pieces: articles.map(({ id, title, excerpt }) => ({
    ...{ title, text: excerpt, label: `Read: ${title}` },
    link: paths.article({ id }),
  })),
  action: { label: 'View in your browser', link: paths.newsletterIssue({ id: issueId }) },
  ...(isPublic && { because: `You receive this email because you subscribed to the newsletter of ${brand.name}.` }),
  ...(token !== null && {
    choice: { label: 'Leave the newsletter', link: paths.newsletterLeave({}, { token }), secret: true },
    leave: `/api/newsletter/one-click?${new URLSearchParams({ token })}`,
  }),
})

export const mails: Readonly<Record<string, MailTemplate>> = {
  'newsletter-confirm': confirmation,
  'newsletter-issue': issueMail,
}
