import type { NotificationType } from '#modules/notifications/events.ts'
import type { NewNotice } from '#modules/notifications/notify.ts'
import { type Reader, stepOf, textsOf } from '#modules/notifications/wording.ts'
import { paths } from '#paths'
import type { MailTexts } from '#platform/mail/mail-text.ts'
import type { MailSection, MailTemplate } from '#platform/mail/mailer.ts'
import { count } from '#platform/text/formats.ts'
import { say, translated } from '#platform/text/say.ts'
import { labelOf } from './link-labels.ts'
import { type KindGroup, kinds } from './mail-kinds.ts'
import { kindOf, writtenParts } from './mail-texts.ts'

type DigestItem = Pick<NewNotice, 'type' | 'orderId' | 'orderNum' | 'resourceType' | 'facts'> & {
  readonly texts?: MailTexts
}

/** What it is about: the mail contains only the newest state of each thing. A message changes no order. */
const thingOf = ({ type, orderId, resourceType, facts }: DigestItem): string => {
  const { product, productId, document, promoCode, company, subject, subjectId } = facts
  if (orderId !== undefined) return type === 'NEW_MESSAGE' ? `messages of ${orderId}` : orderId
  return [type, resourceType, subjectId ?? subject, productId ?? product, document, promoCode, company].join(' ')
}

/** In order: things whose newest state came last are last. */
const newestOf = (items: readonly DigestItem[]): readonly DigestItem[] => {
  const newest = new Map<string, DigestItem>()
  for (const item of items) {
    const thing = thingOf(item)
    newest.delete(thing)
    newest.set(thing, item)
  }
  return [...newest.values()]
}

type Area = { readonly heading: string; readonly list: string }

const notifications = paths.notifications()
const ofDistributors: Readonly<Record<KindGroup, Area>> = {
  orders: { heading: 'Orders', list: paths.orders() },
  documents: { heading: 'Documents', list: paths.documents() },
  service: { heading: 'Requests', list: paths.customerService() },
  loyalty: { heading: 'CareCoins', list: paths.myLoyalty() },
  library: { heading: 'Library and news', list: paths.resources() },
  account: { heading: 'Account', list: notifications },
  log: { heading: 'Event log', list: notifications },
}

const quotes: Area = { heading: 'Quotes', list: paths.officeQuotes() }
const documents: Area = { heading: 'Documents', list: paths.officeDocuments() }
const labels: Area = { heading: 'Labels', list: paths.officeLabels() }
const dueDiligence: Area = { heading: 'Due diligence', list: paths.officeVetting() }
const ofStaff: Readonly<Record<KindGroup, Area>> = {
  orders: { heading: 'Orders', list: paths.officeOrders() },
  documents: dueDiligence,
  service: { heading: 'Customer requests', list: paths.officeRequests() },
  loyalty: { heading: 'Loyalty', list: paths.officeLoyalty() },
  library: { heading: 'Content', list: paths.officeContent() },
  account: dueDiligence,
  log: { heading: 'Event log', list: paths.officeLog() },
}

const needsYou: Area = { heading: 'Needs you', list: notifications }
/** In the order of the mail. */
const areasOf = (staff: boolean): readonly Area[] => {
  if (!staff) return [needsYou, ...Object.values(ofDistributors)]
  const { orders, service, loyalty, library, log } = ofStaff
  return [needsYou, quotes, orders, documents, dueDiligence, labels, service, loyalty, library, log]
}

const isOf = (type: NotificationType, types: readonly NotificationType[]): boolean => types.includes(type)

/** The desk at which staff work on it. */
const deskOf = ({ type, orderId }: DigestItem): Area => {
  if (isOf(type, ['NEW_ORDER', 'QUOTE_DUE', 'QUOTE_OVERDUE'])) return quotes
  if (isOf(type, ['LABEL_ISSUE', 'LABEL_ISSUE_UPDATED'])) return labels
  if (type === 'WEBHOOK_PAUSED') return needsYou
  const { group } = kinds[type]
  return group === 'documents' && orderId !== undefined ? documents : ofStaff[group]
}

/** Something waits for the distributor: to confirm, to pay, to send, to answer. */
const needsDistributor = ({ type, facts: { status, approved } }: DigestItem): boolean => {
  if (type === 'ORDER_STATUS') return stepOf(status) !== undefined
  if (type === 'DOCUMENT_REVIEWED') return approved === false
  if (type === 'LABEL_ISSUE_UPDATED') return status !== 'RELEASED'
  return isOf(type, [
    ...(['NEW_QUOTE', 'QUOTE_EXPIRING', 'APPROVAL_REQUESTED', 'NEW_INVOICE', 'FORECAST_REMINDER'] as const),
    ...([
      'STANDING_ORDER',
      'DOCUMENT_EXPIRING',
      'DOCUMENT_EXPIRED',
      'COMPANY_DATA_QUESTION',
      'WEBHOOK_PAUSED',
    ] as const),
  ])
}

/** What has a deadline, or holds another person up. */
const needsStaff = ({ type, facts: { until } }: DigestItem): boolean =>
  until !== undefined || isOf(type, ['NEW_ORDER', 'QUOTE_DUE', 'QUOTE_OVERDUE', 'CARECOINS_APPROVAL', 'SECOND_PERSON'])

const areaOf = (item: DigestItem, staff: boolean): Area => {
  if (staff) return needsStaff(item) ? needsYou : deskOf(item)
  return needsDistributor(item) ? needsYou : ofDistributors[kinds[item.type].group]
}

/** Overdue before the rest; without a deadline last. */
const deadlineOf = ({ type, facts: { until } }: DigestItem): number => {
  if (type === 'QUOTE_OVERDUE') return Number.NEGATIVE_INFINITY
  return until === undefined ? Number.POSITIVE_INFINITY : Date.parse(until)
}
const byDeadline = (one: DigestItem, other: DigestItem): number => {
  const [first, second] = [deadlineOf(one), deadlineOf(other)]
  return first === second ? 0 : first - second
}

const MOST_LINES = 8

const lineOf = (item: DigestItem, reader: Reader) => {
  const { type, orderId = null, orderNum = null, resourceType = null, facts } = item
  const { content, link } = textsOf({ type, orderId, orderNum, resourceType, facts }, reader)
  return { text: content, label: labelOf(link), link }
}

const sectionOf = ({ heading, list }: Area, items: readonly DigestItem[], reader: Reader): MailSection => {
  const more = items.length - MOST_LINES
  return {
    heading: translated(heading),
    lines: items.slice(0, MOST_LINES).map((item) => lineOf(item, reader)),
    ...(more > 0 && { more: { label: say('and {0} more', count(more)), link: list } }),
  }
}

/** The mail of a day: what needs its reader first, by deadline; then the rest by area, for staff by desk. */
export const digest: MailTemplate = (first: DigestItem, reader, others: readonly DigestItem[]) => {
  const items = newestOf([first, ...others])
  const byArea = Map.groupBy(items, (item) => areaOf(item, reader.staff))
  const { brand, staff, language } = reader
  const values = { portal: brand.name }
  const written = writtenParts(items.at(-1)?.texts, kindOf('digest', staff), values, language)
  const news = items.length === 1 ? say('1 piece of news') : say('{0} pieces of news', items.length)
  const choose = reader.staff ? paths.officeNotificationSettings : paths.notificationSettings
  return {
    subject: say('Your day: {0}', news),
    ...written,
    paragraphs: [],
    sections: areasOf(reader.staff).flatMap((area) => {
      const found = byArea.get(area)
      return found ? [sectionOf(area, area === needsYou ? found.toSorted(byDeadline) : found, reader)] : []
    }),
    action: { label: say('Open my notifications'), link: notifications },
    choice: { label: say('Choose the contents of this email'), link: choose() },
  }
}
