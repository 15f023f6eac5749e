import type { NotificationFacts, NotificationType } from '#modules/notifications/events.ts'
import type { OrderExtras } from '#modules/notifications/order-extras.ts'
import { type NoticeTexts, type Reader, textsOf } from '#modules/notifications/wording.ts'
import { paths } from '#paths'
import type { MailTexts } from '#platform/mail/mail-text.ts'
import type { MailContent, MailTemplate } from '#platform/mail/mailer.ts'
import { count, dayWritten, dollars } from '#platform/text/formats.ts'
import { say } from '#platform/text/say.ts'
import { digest } from './digest.ts'
import { labelOf } from './link-labels.ts'
import { kinds } from './mail-kinds.ts'
import { kindOf, valuesOf, writtenParts } from './mail-texts.ts'
import { orderFacts } from './order-in-mail.ts'

type MailData = {
  readonly type: NotificationType
  readonly orderId?: string
  readonly orderNum?: string
  readonly resourceType?: string
  readonly facts: NotificationFacts
  /** Of an order; mails that were queued by older versions have none. */
  readonly extras?: OrderExtras
  readonly texts?: MailTexts
}

/** 'Order shipped: 2026-000123', 'New quote: order 2026-000123': 'order' occurs once. */
export const subjectOf = (title: string, orderNum: string | undefined): string => {
  if (orderNum === undefined || title.includes(orderNum)) return title
  return title.toLowerCase().includes(say('order')) ? `${title}: ${orderNum}` : say('{0}: order {1}', title, orderNum)
}

const extraParagraphs = ({ extras = {} }: MailData): string[] => {
  const { deliveredOn, amountDue, note, careCoinsBack, promoCodeBack } = extras
  return [
    ...(careCoinsBack === undefined ? [] : [say('CareCoins given back: {0}.', count(careCoinsBack))]),
    ...(promoCodeBack ? [say('The use of the promo code {0} was given back.', promoCodeBack)] : []),
    ...(deliveredOn ? [say('It was delivered on {0}.', dayWritten(deliveredOn))] : []),
    ...(amountDue === undefined ? [] : [say('Amount due: {0}.', dollars(amountDue))]),
    ...(note ? [say('Our note: {0}', note)] : []),
  ]
}

/** How much a mail of several things is about this one: an end more than anything, then what changes the order. */
const weightOf = ({ type, orderId, facts }: MailData): number => {
  if (facts.status === 'CANCELLED') return 4
  if (type === 'ORDER_ON_HOLD') return 3
  if (orderId === undefined) return 0
  return type === 'NEW_MESSAGE' ? 1 : 2
}

/** Of two that weigh the same, the later one: it says how things are now. */
const weightiest = (all: readonly [MailData, ...MailData[]]): MailData =>
  all.reduce((first, next) => (weightOf(next) >= weightOf(first) ? next : first))

const unique = (texts: readonly string[]): string[] => [...new Set(texts)]

const factsOf = (all: readonly MailData[], reader: Reader) => {
  const last = all.findLast(({ extras }) => extras?.order)
  if (!last?.extras?.order) return []
  const company = reader.staff ? all.find(({ facts }) => facts.company)?.facts.company : undefined
  return orderFacts(last.extras.order, { ...reader, num: last.orderNum, company })
}

/** Several that go out together follow in order; the weightiest one gives subject and button. */
const notification: MailTemplate = (first: MailData, reader, others: readonly MailData[]) => {
  const all = [first, ...others] as const
  const said = new Map<MailData, NoticeTexts>(
    all.map((notice) => {
      const { type, orderId = null, orderNum = null, resourceType = null, facts } = notice
      return [notice, textsOf({ type, orderId, orderNum, resourceType, facts }, reader)]
    }),
  )
  const main = weightiest(all)
  const { title, link } = said.get(main)!
  const contents = unique([...said.values()].map(({ content }) => content))
  const kind = kindOf(main.type, reader.staff)
  const { subject = title, ...written } = writtenParts(main.texts, kind, valuesOf(main, reader), reader.language)
  const trackingUrl = all.findLast(({ extras }) => extras?.trackingUrl)?.extras?.trackingUrl
  return {
    subject: subjectOf(subject, main.orderNum),
    ...written,
    paragraphs: [...(contents.length === 1 ? contents : []), ...unique(all.flatMap(extraParagraphs))],
    list: contents.length === 1 ? [] : contents,
    facts: factsOf(all, reader),
    ...(trackingUrl && { elsewhere: { label: say('Track the shipment'), url: trackingUrl } }),
    action: { label: labelOf(link), link },
    ...fewer(main.type, reader),
  }
}

/** Leads to the line where it can be chosen; what always comes has none. */
const fewer = (type: NotificationType, { staff }: Pick<Reader, 'staff'>): Pick<MailContent, 'choice'> => {
  if (kinds[type].locked) return {}
  const choose = staff ? paths.officeNotificationSettings : paths.notificationSettings
  return { choice: { label: say('Fewer emails like this'), link: choose({}, { kind: type }) } }
}

export const mails: Readonly<Record<string, MailTemplate>> = { notification, digest }
