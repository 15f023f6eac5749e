import { paths } from '#paths'
import type { MailTemplate } from '#platform/mail/mailer.ts'
import type { NewNotice } from './telling.ts'
import { wordsOf } from './wording.ts'

type DigestItem = Pick<NewNotice, 'type' | 'orderId' | 'orderNum' | 'resourceType' | 'facts'>

/** What it is about: the mail contains only the newest state of each thing. */
const thingOf = ({ type, orderId, resourceType, facts }: DigestItem): string => {
  const { product, productId, document, promoCode, company, subject, subjectId } = facts
  return (
    orderId ?? [type, resourceType, subjectId ?? subject, productId ?? product, document, promoCode, company].join(' ')
  )
}

/** One mail a day: a line for each thing, as it is now. */
export const digest: MailTemplate = (first: DigestItem, reader, others: readonly DigestItem[]) => {
  const newest = new Map<string, string>()
  for (const noted of [first, ...others]) {
    const { type, orderId = null, orderNum = null, resourceType = null, facts } = noted
    const thing = thingOf(noted)
    newest.delete(thing) // what changed last comes last
    newest.set(thing, wordsOf({ type, orderId, orderNum, resourceType, facts }, reader).content)
  }
  const news = newest.size === 1 ? '1 piece of news' : `${newest.size} pieces of news`
  const choose = reader.staff ? paths.officeNotificationSettings : paths.notificationSettings
  return {
    subject: `Your day: ${news}`,
    paragraphs: [],
    list: [...newest.values()],
    action: { label: 'Open my notifications', link: paths.notifications() },
    choice: { label: 'Choose the contents of this email', link: choose() },
  }
}
