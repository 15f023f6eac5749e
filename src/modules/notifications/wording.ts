import type { UploadedDocumentType } from '#modules/ordering/order-states.ts'
import { paths } from '#paths'
import type { Brand } from '#platform/configuration/configuration.ts'
import { placeOf } from '#platform/log/proof/fault-place.ts'
import { lookUp } from '#platform/records.ts'
import { counted, dayWithZone, dollars, minuteOf } from '#platform/text/formats.ts'
import { sentence } from '#platform/text/sentence.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { because } from './because.ts'
import { companyFileWording } from './company-file-wording.ts'
import type { NotificationFacts, NotificationType } from './events.ts'
import { loyaltyNews } from './loyalty-wording.ts'
import { newRequest, requestAnswered } from './request-wording.ts'
import { serviceWording } from './service-wording.ts'
import { became, calendarDay, orderTitle } from './status-wording.ts'

/** Describes a broken rule about the log: what is wrong with one stream, or how many streams break it. */
const brokenRule = (
  { rule, company, reason, streams = 1, soFar = false }: NotificationFacts,
  orderNum: string | null,
): string => {
  if (!rule) return 'A rule about the log does not hold.'
  const one = orderNum ? ` for order ${orderNum}` : company ? ` for ${company}` : ''
  const where = streams === 1 ? one : ` in ${counted(streams, 'stream')}${soFar ? ' so far' : ''}`
  return [`This does not hold${where}: ${rule}`, reason, soFar && 'The check goes on.'].filter(Boolean).join(' ')
}

/** A new resource, or a file of the library that took the place of one that the reader downloaded. */
const libraryNews = ({ resourceType, facts }: Notice): NoticeTexts => {
  const link = resourceType ? paths.resourcesOf({ type: resourceType }) : paths.resources()
  if (facts.status === 'REPLACED')
    return {
      title: 'A file that you downloaded was replaced',
      content: `There is a newer file of “${facts.document ?? 'a resource'}” in the library. Please use it instead of the one that you downloaded.`,
      link: resourceType && facts.subjectId ? paths.resource({ type: resourceType, id: facts.subjectId }) : link,
    }
  return {
    title: 'New resource available',
    content: facts.document
      ? `“${facts.document}” is now in the library.`
      : 'A new resource is available in the library.',
    link,
  }
}

const names: Readonly<Record<UploadedDocumentType | 'SHIPPING_DOCUMENTS', string>> = {
  PROOF_OF_PREPAYMENT: 'the proof of pre-payment',
  LICENSE_DOCUMENT: 'the license document',
  PREINSPECTION: 'the pre-inspection document',
  SHIPPING_DOCUMENTS: 'the shipping documents',
}

/** Documents of orders go by their type; others by their own name. */
const documentOf = ({ document }: NotificationFacts, unnamed: string): string =>
  lookUp(names, document) ?? document ?? unnamed

export type Notice = {
  readonly type: NotificationType
  readonly orderId: string | null
  readonly orderNum: string | null
  readonly resourceType: string | null
  readonly facts: NotificationFacts
}

/** Who reads it: staff are led to the office, distributors to their own pages. */
export type Reader = {
  readonly staff: boolean
  readonly brand: Pick<Brand, 'loyalty'>
  /** In which they read times. */
  readonly timeZone: TimeZone
  /** In which days of their company are. */
  readonly companyZone: TimeZone
}

/** `link` is a path inside the portal. */
export type NoticeTexts = { readonly title: string; readonly content: string; readonly link: string }

/** The texts of a notification: for the bell, the page and the mail. Targets: specification 1 §9. */
export const textsOf = (notice: Notice, reader: Reader): NoticeTexts => wording[notice.type](notice, reader)

const isRevised = ({ facts }: Notice): boolean => (facts.version ?? 1) > 1

const wording: Readonly<Record<NotificationType, (notice: Notice, reader: Reader) => NoticeTexts>> = {
  NEW_QUOTE: (notice, { companyZone }) => ({
    title: isRevised(notice) ? 'Revised quote' : 'New quote',
    content: sentence(
      `${isRevised(notice) ? 'A revised quote' : 'The quote'} for ${order(notice)} is ready`,
      notice.facts.total === undefined
        ? ''
        : `: ${(notice.facts.options ?? 1) > 1 ? 'from ' : ''}${dollars(notice.facts.total)}`,
      notice.facts.until ? `. You can confirm it until ${dayWithZone(notice.facts.until, companyZone)}` : '',
    ),
    link: orderPage(notice),
  }),
  NEW_INVOICE: (notice) => ({
    title: 'New invoice',
    content: sentence(
      `${notice.facts.document ? `Invoice ${notice.facts.document}` : 'The invoice'} for ${order(notice)} is available`,
      notice.facts.until ? `, to be paid by ${calendarDay(notice.facts.until)}` : '',
    ),
    link: orderPage(notice),
  }),
  ORDER_SHIPPED: (notice) => ({
    title: 'Order shipped',
    content: sentence(
      `${capital(order(notice))} is on its way`,
      notice.facts.until ? `, expected on ${calendarDay(notice.facts.until)}` : '',
      notice.facts.carrier ? `${notice.facts.until ? ',' : ''} with ${notice.facts.carrier}` : '',
    ),
    link: paths.orders(),
  }),
  ORDER_STATUS: (notice, reader) =>
    reader.staff && notice.facts.until && notice.facts.status === 'WAITING_FOR_QUOTE'
      ? changedOrder(notice, notice.facts.until, reader.timeZone)
      : {
          title: orderTitle(notice.facts.status),
          content: sentence(
            reader.staff && notice.facts.company ? `${notice.facts.company}: ` : '',
            reader.staff && notice.facts.company ? order(notice) : capital(order(notice)),
            ` ${became(notice.facts)}`,
            because(notice.facts),
          ),
          link: reader.staff ? orderDesk(notice) : orderPage(notice),
        },
  QUOTE_EXPIRING: (notice, { companyZone }) => ({
    title: 'Quote about to expire',
    content: sentence(
      `The quote for ${order(notice)} expires`,
      notice.facts.until ? ` on ${dayWithZone(notice.facts.until, companyZone)}` : ' soon',
      '. Confirm the order before then',
    ),
    link: orderPage(notice),
  }),
  APPROVAL_REQUESTED: (notice, { timeZone }) => ({
    title: 'Order to approve',
    content: sentence(
      `${capital(order(notice))} is waiting for your approval`,
      notice.facts.total === undefined ? '' : `: ${dollars(notice.facts.total)}`,
      notice.facts.status === 'PASSED_ON' ? '. It was passed on to you' : '',
      notice.facts.until ? `. The quote can be confirmed until ${dayWithZone(notice.facts.until, timeZone)}` : '',
    ),
    link: orderPage(notice),
  }),
  APPROVAL_DECLINED: (notice) => ({
    title: 'Approval declined',
    content: sentence(`The approval of ${order(notice)} was declined`, because(notice.facts)),
    link: orderPage(notice),
  }),
  ORDER_ON_HOLD: (notice, reader) => ({
    title: 'Order on hold',
    content: reader.staff
      ? sentence(`${capital(order(notice))}${of(notice)} is on hold until quality releases it`, because(notice.facts))
      : `${capital(order(notice))} is on hold. We continue as soon as it is released.`,
    link: reader.staff ? orderDesk(notice) : orderPage(notice),
  }),
  NEW_MESSAGE: (notice, reader) => ({
    title: 'New message',
    content: reader.staff
      ? `${notice.facts.company ?? 'A distributor'} wrote to you about ${order(notice)}.`
      : `There is a new message about ${order(notice)}.`,
    link: reader.staff ? `${orderDesk(notice)}?thread=messages` : `${orderPage(notice)}?tab=messages`,
  }),
  LOYALTY_PROGRAM: (notice, { brand }) => ({
    title: 'Loyalty program',
    content: loyaltyNews(notice.facts, brand),
    link: paths.myLoyalty(),
  }),
  CARECOINS_APPROVAL: ({ facts }) => ({
    title: 'CareCoins to approve',
    content: sentence(
      `CareCoins for ${facts.company ?? 'a distributor'} are waiting for a second administrator`,
      because(facts),
    ),
    link: `${paths.officeLoyalty()}?tab=approvals`,
  }),
  PROMO_CODE: ({ facts }) => ({
    title: 'New promo code',
    content: sentence(
      facts.promoCode ? `The promo code ${facts.promoCode} is yours` : 'A promo code is yours',
      facts.until ? `. Use it until ${calendarDay(facts.until)}` : '',
    ),
    link: paths.myLoyalty(),
  }),
  FORECAST_REMINDER: ({ facts }) => ({
    title: 'Forecast reminder',
    content: sentence(
      facts.product ? `Place the order for ${facts.product}` : 'Place the order',
      facts.country ? ` in ${facts.country}` : '',
      facts.month ? ` for ${facts.month.slice(4)}/${facts.month.slice(0, 4)}` : '',
      ' now',
      facts.until ? ` to receive it in time. Order by ${calendarDay(facts.until)}` : ' to receive it in time',
    ),
    link: paths.forecasts(),
  }),
  DOCUMENT_REVIEWED: (notice, reader) => ({
    title: notice.facts.approved ? 'Document approved' : 'Document rejected',
    content: reader.staff
      ? sentence(
          `${notice.facts.company ?? 'A distributor'} ${notice.facts.approved ? 'approved' : 'rejected'} `,
          `${documentOf(notice.facts, 'a document')}${notice.orderNum ? ` of ${order(notice)}` : ''}`,
          because(notice.facts),
        )
      : reviewedDocuments(notice),
    link: reader.staff ? orderDesk(notice) : notice.orderId ? orderPage(notice) : paths.documents(),
  }),
  NEW_RESOURCE_AVAILABLE: libraryNews,
  NEWSLETTER: ({ facts }) => ({
    title: 'Newsletter',
    content: sentence(facts.subject ?? 'There is a new issue'),
    link: paths.newsletter(),
  }),
  REQUEST_ANSWERED: ({ facts }) => requestAnswered(facts),
  NEW_ORDER: (notice, { timeZone }) => ({
    title: 'New order',
    content: sentence(
      `${notice.facts.company ?? 'A distributor'} placed ${order(notice)}`,
      notice.facts.until ? `. The quote is promised by ${minuteOf(notice.facts.until, timeZone)}` : '',
    ),
    link: orderDesk(notice),
  }),
  QUOTE_DUE: (notice, { timeZone }) => ({
    title: 'Quote due',
    content: sentence(
      `The quote for ${order(notice)}${of(notice)} is due`,
      notice.facts.until ? ` by ${minuteOf(notice.facts.until, timeZone)}` : ' within 24 hours',
    ),
    link: orderDesk(notice),
  }),
  QUOTE_OVERDUE: (notice) => ({
    title: 'Quote overdue',
    content: `The 72 hours for the quote of ${order(notice)}${of(notice)} have passed.`,
    link: orderDesk(notice),
  }),
  DOCUMENT_SUBMITTED: (notice) => ({
    title: (notice.facts.count ?? 1) > 1 ? 'Documents submitted' : 'Document submitted',
    content: `${notice.facts.company ?? 'A distributor'} submitted ${documentOf(notice.facts, countOf(notice))}${notice.orderNum ? ` for ${order(notice)}` : ''}.`,
    link: notice.orderId
      ? orderDesk(notice)
      : notice.facts.distributorId
        ? paths.officeVetting({ distributorId: notice.facts.distributorId })
        : paths.officeDocuments(),
  }),
  PRODUCT_REQUEST: ({ facts }) => newRequest('PRODUCT', facts, 'Product requested'),
  LABEL_REQUEST: ({ facts }) => newRequest('LABEL', facts, 'New label requested'),
  ...companyFileWording,
  ...serviceWording,
  INVARIANT_BROKEN: ({ facts, orderNum }) => ({
    title: 'Rule broken',
    content: brokenRule(facts, orderNum),
    link: paths.officeInvariants(),
  }),
  SIGN_IN_REUSED: () => ({
    title: 'Signed out for your safety',
    content:
      'A sign-in of yours that had been replaced was used once more, so it may have been copied. It was ended. If it was not you, sign out and request a new password on the sign-in page.',
    link: paths.login(),
  }),
  LOG_FAULT: ({ facts: { fault: what = 'it was changed', position = null } }) => ({
    title: 'Event log changed',
    content: `The event log is not what was recorded: ${what}, ${placeOf({ what, position })}.`,
    link: paths.officeLog(),
  }),
}

const countOf = ({ facts }: Notice): string => ((facts.count ?? 1) > 1 ? `${facts.count} documents` : 'a document')

const reviewedDocuments = (notice: Notice): string => {
  const { facts, orderNum } = notice
  const what = facts.count === undefined ? documentOf(facts, 'your document') : countOf(notice)
  const have = (facts.count ?? 1) > 1 ? 'have' : 'has'
  return sentence(
    `${capital(what)}${orderNum ? ` for ${order(notice)}` : ''} ${have} been `,
    facts.approved ? 'approved' : `rejected${because(facts)}. Please send ${have === 'has' ? 'it' : 'them'} again`,
  )
}

const orderPage = ({ orderId }: Notice): string => (orderId ? paths.order({ id: orderId }) : paths.orders())
const orderDesk = ({ orderId }: Notice): string => (orderId ? paths.officeOrder({ id: orderId }) : paths.officeQuotes())

const order = ({ orderNum }: Notice): string => (orderNum ? `order ${orderNum}` : 'your order')
const of = ({ facts }: Notice): string => (facts.company ? ` of ${facts.company}` : '')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Of the changes of an order this one comes with a time: until then the quote that it waits for again is promised. */
const changedOrder = (notice: Notice, until: string, zone: TimeZone): NoticeTexts => ({
  title: 'Order changed',
  content: `${notice.facts.company ?? 'A distributor'} changed ${order(notice)}. It is waiting for a quote again, promised by ${minuteOf(until, zone)}.`,
  link: orderDesk(notice),
})
