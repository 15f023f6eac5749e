import { paths } from '#paths'
import type { MailTemplate } from '#platform/mail/mailer.ts'
import { lookUp } from '#platform/records.ts'
import { say } from '#platform/text/say.ts'

import type { IssueContent, Language } from './events.ts'
import { CONFIRM_DAYS } from './subscription.ts'

const confirmation: MailTemplate = ({ token, reminds }: { token: string; reminds: boolean }, { brand }) => ({
  subject: reminds ? say('Your subscription is not confirmed yet') : say('Confirm your subscription'),
  paragraphs: [
    say('This address was given for the newsletter of {0}. You get it once you confirm with the button.', brand.name),
    reminds
      ? say('This is the only reminder. Without a confirmation the address is deleted in a few days.')
      : say('The link works for {0} days. Without a confirmation the address is then deleted.', CONFIRM_DAYS),
    say('If you did not request it, you do not need to do anything.'),
  ],
  action: { label: say('Confirm my subscription'), link: paths.newsletterConfirm({}, { token }), secret: true },
  because: say('You receive this email because this address was entered for the newsletter of {0}.', brand.name),
})

/** The texts in a reader's language, or the first ones. */
export const textOf = ({ texts }: Pick<IssueContent, 'texts'>, language: Language | null) =>
  texts.find((text) => text.language === language) ?? texts[0]!

/** Articles as they are called in the language of the text around them, else in English. */
export const articlesIn = ({ articles }: Pick<IssueContent, 'articles'>, language: Language): IssueMail['articles'] =>
  articles.map(({ translations = {}, ...article }) => ({ ...article, ...lookUp(translations, language) }))

/** `token` null: for its author. */
export type IssueMail = {
  readonly issueId: string
  readonly subject: string
  readonly introduction: string
  readonly articles: readonly Omit<IssueContent['articles'][number], 'translations'>[]
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
    ...{ title, text: excerpt, label: say('Read: {0}', title) },
    link: paths.article({ id }),
  })),
  action: { label: say('View in your browser'), link: paths.newsletterIssue({ id: issueId }) },
  ...(isPublic && {
    because: say('You receive this email because you subscribed to the newsletter of {0}.', brand.name),
  }),
  ...(token !== null && {
    choice: { label: say('Leave the newsletter'), link: paths.newsletterLeave({}, { token }), secret: true },
    leave: `/api/newsletter/one-click?${new URLSearchParams({ token })}`,
  }),
})

export const mails: Readonly<Record<string, MailTemplate>> = {
  'newsletter-confirm': confirmation,
  'newsletter-issue': issueMail,
}
