import type { MailTemplate } from '#platform/mail/mailer.ts'
import type { NotificationFacts, NotificationType } from './events.ts'
import { wordsOf } from './wording.ts'

type Told = {
  type: NotificationType
  orderId?: string
  orderNum?: string
  resourceType?: string
  facts: NotificationFacts
}

/** The notification as a mail: the same words, and a button to where it leads. */
const notification: MailTemplate = ({ type, orderId, orderNum, resourceType, facts }: Told, reader) => {
  const told = { type, orderId: orderId ?? null, orderNum: orderNum ?? null, resourceType: resourceType ?? null, facts }
  const { title, content, link } = wordsOf(told, reader)
  return {
    subject: orderNum ? `${title}: order ${orderNum}` : title,
    paragraphs: [content],
    action: { label: orderId ? 'Open the order' : 'Open the portal', link },
  }
}

export const mails: Readonly<Record<string, MailTemplate>> = { notification }
