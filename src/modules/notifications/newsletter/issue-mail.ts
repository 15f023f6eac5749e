import { addDays } from 'date-fns/addDays'
import type { LinkOwner } from '#platform/access/signed-links.ts'
import type { Services } from '#platform/services.ts'

import type { IssueContent, Language } from './events.ts'
import { articlesIn, type IssueMail, textOf } from './mails.ts'

/** Old mails are left by, too. */
const LEAVE_DAYS = 730

export const leaveToken = (
  { signedLinks, now }: Pick<Services, 'signedLinks'> & { readonly now: Date },
  owner: LinkOwner,
): string => signedLinks.make('newsletter-leave', owner, addDays(now, LEAVE_DAYS))

/** What the template of an issue needs of it, for one reader. */
export const mailOf = (
  issueId: string,
  content: IssueContent,
  {
    language,
    ...reader
  }: { readonly language: Language | null; readonly token: string | null; readonly isPublic: boolean },
): IssueMail => {
  const { subject, introduction, language: written } = textOf(content, language)
  return { issueId, subject, introduction, articles: articlesIn(content, written), ...reader }
}
