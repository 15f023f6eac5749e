import type { NotificationFacts, NotificationType } from '#modules/notifications/events.ts'
import type { NewNotice } from '#modules/notifications/notify.ts'
import type { OrderExtras } from '#modules/notifications/order-extras.ts'
import { type NoticeTexts, type Reader, textsOf } from '#modules/notifications/wording.ts'
import { paths } from '#paths'
import type { MailContent, MailTemplate } from '#platform/mail/mailer.ts'
import { count, dayWritten, dollars } from '#platform/text/formats.ts'
import { kinds } from './mail-kinds.ts'
import { orderFacts } from './order-in-mail.ts'

type DigestItem = Pick<NewNotice, 'type' | 'orderId' | 'orderNum' | 'resourceType' | 'facts'>

/** What it is about: the mail contains only the newest state of each thing. */
const thingOf = ({ type, orderId, resourceType, facts }: DigestItem): string => {
  const { product, productId, document, promoCode, company, subject, subjectId } = facts
  return (
    orderId ?? [type, resourceType, subjectId ?? subject, productId ?? product, document, promoCode, company].join(' ')
  )
}

const digest: MailTemplate = (first: DigestItem, reader, others: readonly DigestItem[]) => {
  const newest = new Map<string, string>()
  for (const noted of [first, ...others]) {
    const { type, orderId = null, orderNum = null, resourceType = null, facts } = noted
    const thing = thingOf(noted)
    newest.delete(thing) // what changed last comes last
    newest.set(thing, textsOf({ type, orderId, orderNum, resourceType, facts }, reader).content)
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

type MailData = {
  readonly type: NotificationType
  readonly orderId?: string
  readonly orderNum?: string
  readonly resourceType?: string
  readonly facts: NotificationFacts
  /** Of an order; mails that were queued by older versions have none. */
  readonly extras?: OrderExtras
}

/** 'Order shipped: 2026-000123', 'New quote: order 2026-000123': 'order' occurs once. */
export const subjectOf = (title: string, orderNum: string | undefined): string => {
  if (orderNum === undefined) return title
  return /\border\b/i.test(title) ? `${title}: ${orderNum}` : `${title}: order ${orderNum}`
}

const labels: readonly (readonly [RegExp, string])[] = [
  [/^\/(profile\/order|office\/orders)\/./, 'Open the order'],
  [/^\/profile\/orders$/, 'Open my orders'],
  [/^\/profile\/forecasts$/, 'Open my forecasts'],
  [/^\/office\/invariants$/, 'Open the invariants'],
  [/^\/office\/log$/, 'Open the event log'],
  [/\/customer-service|^\/office\/requests/, 'Open the request'],
  [/\/report\//, 'Open the report'],
]
const labelOf = (link: string): string => labels.find(([place]) => place.test(link))?.[1] ?? 'Open the portal'

const extraParagraphs = ({ extras = {} }: MailData): string[] => {
  const { deliveredOn, amountDue, note, careCoinsBack, promoCodeBack } = extras
  return [
    ...(careCoinsBack === undefined ? [] : [`CareCoins given back: ${count(careCoinsBack)}.`]),
    ...(promoCodeBack ? [`The use of the promo code ${promoCodeBack} was given back.`] : []),
    ...(deliveredOn ? [`It was delivered on ${dayWritten(deliveredOn)}.`] : []),
    ...(amountDue === undefined ? [] : [`Amount due: ${dollars(amountDue)}.`]),
    ...(note ? [`Our note: ${note}`] : []),
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
  const trackingUrl = all.findLast(({ extras }) => extras?.trackingUrl)?.extras?.trackingUrl
  return {
    subject: subjectOf(title, main.orderNum),
    paragraphs: [...(contents.length === 1 ? contents : []), ...unique(all.flatMap(extraParagraphs))],
    list: contents.length === 1 ? [] : contents,
    facts: factsOf(all, reader),
    ...(trackingUrl && { elsewhere: { label: 'Track the shipment', url: trackingUrl } }),
    action: { label: labelOf(link), link },
    ...fewer(main.type, reader),
  }
}

/** Leads to the line where it can be chosen; what always comes has none. */
const fewer = (type: NotificationType, { staff }: Pick<Reader, 'staff'>): Pick<MailContent, 'choice'> => {
  if (kinds[type].locked) return {}
  const choose = staff ? paths.officeNotificationSettings : paths.notificationSettings
  return { choice: { label: 'Fewer emails like this', link: choose({}, { kind: type }) } }
}

export const mails: Readonly<Record<string, MailTemplate>> = { notification, digest }
