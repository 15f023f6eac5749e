import type { UploadedDocumentType } from '#modules/ordering/order-states.ts'
import { type Place, paths } from '#paths'
import type { Brand } from '#platform/configuration/configuration.ts'
import { placeOf } from '#platform/log/proof/fault-place.ts'
import { lookUp } from '#platform/records.ts'
import { dayWithZone, dollars, minuteOf } from '#platform/text/formats.ts'
import { say, sayCounted, translated } from '#platform/text/say.ts'
import { sentence } from '#platform/text/sentence.ts'
import type { TimeZone } from '#platform/time/time-zone.ts'
import { because } from './because.ts'
import { companyFileWording } from './company-file-wording.ts'
import type { NotificationFacts, NotificationType } from './events.ts'
import { loyaltyNews } from './loyalty-wording.ts'
import { newRequest, requestAnswered } from './request-wording.ts'
import { matterNamed, secondPersonNews } from './second-person-wording.ts'
import { serviceWording } from './service-wording.ts'
import { became, calendarDay, type OrderNews, orderTitle } from './status-wording.ts'

/** Describes a broken rule about the log: what is wrong with one stream, or how many streams break it. */
const brokenRule = (
  { rule, company, reason, streams = 1, soFar = false }: NotificationFacts,
  orderNum: string | null,
): string => {
  if (!rule) return say('A rule about the log does not hold.')
  const one = orderNum ? say(' for order {0}', orderNum) : company ? say(' for {0}', company) : ''
  const where =
    streams === 1 ? one : say(' in {0}{1}', sayCounted(streams, 'stream', 'streams'), soFar ? say(' so far') : '')
  return [say('This does not hold{0}: {1}', where, rule), reason, soFar && say('The check goes on.')]
    .filter(Boolean)
    .join(' ')
}

/** A new resource, or a file of the library that took the place of one that the reader downloaded. */
const libraryNews = ({ resourceType, facts }: Notice): NoticeTexts => {
  const link = resourceType ? paths.resourcesOf({ type: resourceType }) : paths.resources()
  if (facts.status === 'REPLACED')
    return {
      title: say('A file that you downloaded was replaced'),
      content: say(
        'There is a newer file of “{0}” in the library. Please use it instead of the one that you downloaded.',
        facts.document ?? say('a resource'),
      ),
      link: resourceType && facts.subjectId ? paths.resource({ type: resourceType, id: facts.subjectId }) : link,
    }
  return {
    title: say('New resource available'),
    content: facts.document
      ? say('“{0}” is now in the library.', facts.document)
      : say('A new resource is available in the library.'),
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
export const documentOf = ({ document }: NotificationFacts, unnamed: string): string =>
  translated(lookUp(names, document) ?? document ?? unnamed)

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

/** In the cart of the person who reads it, or stopped because something is not as it was agreed. */
const standingOrderNews = ({ status, country, until, count: added, product }: NotificationFacts): NoticeTexts => {
  const where = country ? say(' for {0}', country) : ''
  if (status === 'REVIEW')
    return {
      title: say('Standing order to review'),
      content: product
        ? say(
            'Your standing order{0} needs a review: the terms of {1} have changed. Nothing was put into the cart.',
            where,
            product,
          )
        : say('Your standing order{0} needs a review. Nothing was put into the cart.', where),
      link: paths.standingOrders(),
    }
  return {
    title: say('Standing order in your cart'),
    content: sentence(
      say(
        added === 0
          ? 'The products of your standing order{0} are already in your cart'
          : 'Your standing order{0} is in your cart',
        where,
      ),
      until ? say('. Place it by {0}', calendarDay(until)) : '',
    ),
    link: paths.cart(),
  }
}

const isRevised = ({ facts }: Notice): boolean => (facts.version ?? 1) > 1

const wording: Readonly<Record<NotificationType, (notice: Notice, reader: Reader) => NoticeTexts>> = {
  NEW_QUOTE: (notice, { companyZone }) => ({
    title: isRevised(notice) ? say('Revised quote') : say('New quote'),
    content: sentence(
      say('{0} for {1} is ready', isRevised(notice) ? say('A revised quote') : say('The quote'), order(notice)),
      notice.facts.total === undefined
        ? ''
        : `: ${(notice.facts.options ?? 1) > 1 ? say('from ') : ''}${dollars(notice.facts.total)}`,
      notice.facts.until ? say('. You can confirm it until {0}', dayWithZone(notice.facts.until, companyZone)) : '',
    ),
    link: orderPage(notice, 'quote'),
  }),
  NEW_INVOICE: (notice) => ({
    title: say('New invoice'),
    content: sentence(
      say(
        '{0} for {1} is available',
        notice.facts.document ? say('Invoice {0}', notice.facts.document) : say('The invoice'),
        order(notice),
      ),
      notice.facts.until ? say(', to be paid by {0}', calendarDay(notice.facts.until)) : '',
    ),
    link: orderPage(notice, 'papers'),
  }),
  ORDER_SHIPPED: (notice) => ({
    title: say('Order shipped'),
    content: sentence(
      say('{0} is on its way', capital(order(notice))),
      notice.facts.until ? say(', expected on {0}', calendarDay(notice.facts.until)) : '',
      notice.facts.carrier ? say('{0} with {1}', notice.facts.until ? ',' : '', notice.facts.carrier) : '',
    ),
    link: paths.orders({}, { search: notice.orderNum }),
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
          link: reader.staff ? orderDesk(notice) : orderPage(notice, stepOf(notice.facts.status)),
        },
  QUOTE_EXPIRING: (notice, { companyZone }) => ({
    title: say('Quote about to expire'),
    content: sentence(
      say('The quote for {0} expires', order(notice)),
      notice.facts.until ? say(' on {0}', dayWithZone(notice.facts.until, companyZone)) : say(' soon'),
      say('. Confirm the order before then'),
    ),
    link: orderPage(notice, 'quote'),
  }),
  APPROVAL_REQUESTED: (notice, { timeZone }) => ({
    title: say('Order to approve'),
    content: sentence(
      say('{0} is waiting for your approval', capital(order(notice))),
      notice.facts.total === undefined ? '' : `: ${dollars(notice.facts.total)}`,
      notice.facts.status === 'PASSED_ON' ? say('. It was passed on to you') : '',
      notice.facts.until
        ? say('. The quote can be confirmed until {0}', dayWithZone(notice.facts.until, timeZone))
        : '',
    ),
    link: orderPage(notice, 'quote'),
  }),
  APPROVAL_DECLINED: (notice) => ({
    title: say('Approval declined'),
    content: sentence(say('The approval of {0} was declined', order(notice)), because(notice.facts)),
    link: orderPage(notice, 'quote'),
  }),
  ORDER_ON_HOLD: (notice, reader) => ({
    title: say('Order on hold'),
    content: reader.staff
      ? sentence(
          say('{0}{1} is on hold until quality releases it', capital(order(notice)), of(notice)),
          because(notice.facts),
        )
      : say('{0} is on hold. We continue as soon as it is released.', capital(order(notice))),
    link: reader.staff ? orderDesk(notice) : orderPage(notice),
  }),
  NEW_MESSAGE: (notice, reader) => ({
    title: say('New message'),
    content: reader.staff
      ? say('{0} wrote to you about {1}.', notice.facts.company ?? say('A distributor'), order(notice))
      : say('There is a new message about {0}.', order(notice)),
    link: reader.staff
      ? orderDesk(notice, 'messages', { thread: 'messages' })
      : orderPage(notice, 'messages', { tab: 'messages' }),
  }),
  LOYALTY_PROGRAM: (notice, { brand }) => ({
    title: say('Loyalty program'),
    content: loyaltyNews(notice.facts, brand),
    link: notice.facts.product ? paths.myLoyalty({}, {}, 'material') : paths.myLoyalty(),
  }),
  CARECOINS_APPROVAL: ({ facts }) => ({
    title: say('CareCoins to approve'),
    content: sentence(
      say('CareCoins for {0} are waiting for a second administrator', facts.company ?? say('a distributor')),
      because(facts),
    ),
    link: paths.officeLoyalty({}, { tab: 'approvals' }),
  }),
  SECOND_PERSON: ({ facts: { status, subject } }) => ({
    title: status === undefined ? say('Second person needed') : say('Your request for approval'),
    content: sentence(secondPersonNews(status, matterNamed(subject))),
    link: paths.officeApprovals(),
  }),
  PROMO_CODE: ({ facts }) => ({
    title: say('New promo code'),
    content: sentence(
      facts.promoCode ? say('The promo code {0} is yours', facts.promoCode) : say('A promo code is yours'),
      facts.until ? say('. Use it until {0}', calendarDay(facts.until)) : '',
    ),
    link: paths.myLoyalty(),
  }),
  FORECAST_REMINDER: ({ facts }) => ({
    title: say('Forecast reminder'),
    content: sentence(
      facts.product ? say('Place the order for {0}', facts.product) : say('Place the order'),
      facts.country ? say(' in {0}', facts.country) : '',
      facts.month ? say(' for {0}/{1}', facts.month.slice(4), facts.month.slice(0, 4)) : '',
      say(' now'),
      facts.until
        ? say(' to receive it in time. Order by {0}', calendarDay(facts.until))
        : say(' to receive it in time'),
    ),
    link: paths.forecasts(),
  }),
  STANDING_ORDER: ({ facts }) => standingOrderNews(facts),
  DOCUMENT_REVIEWED: (notice, reader) => ({
    title: notice.facts.approved ? say('Document approved') : say('Document rejected'),
    content: reader.staff
      ? sentence(
          say(
            notice.facts.approved ? '{0} approved {1}{2}' : '{0} rejected {1}{2}',
            notice.facts.company ?? say('A distributor'),
            documentOf(notice.facts, say('a document')),
            notice.orderNum ? say(' of {0}', order(notice)) : '',
          ),
          because(notice.facts),
        )
      : reviewedDocuments(notice),
    link: reader.staff ? orderDesk(notice, 'drafts') : reviewedDocument(notice),
  }),
  NEW_RESOURCE_AVAILABLE: libraryNews,
  NEWSLETTER: ({ facts }) => ({
    title: say('Newsletter'),
    content: sentence(facts.subject ?? say('There is a new issue')),
    link: paths.newsletter(),
  }),
  REQUEST_ANSWERED: ({ facts }) => requestAnswered(facts),
  NEW_ORDER: (notice, { timeZone }) => ({
    title: say('New order'),
    content: sentence(
      say('{0} placed {1}', notice.facts.company ?? say('A distributor'), order(notice)),
      notice.facts.until ? say('. The quote is promised by {0}', minuteOf(notice.facts.until, timeZone)) : '',
    ),
    link: orderDesk(notice, 'quote'),
  }),
  QUOTE_DUE: (notice, { timeZone }) => ({
    title: say('Quote due'),
    content: sentence(
      say('The quote for {0}{1} is due', order(notice), of(notice)),
      notice.facts.until ? say(' by {0}', minuteOf(notice.facts.until, timeZone)) : say(' within 24 hours'),
    ),
    link: orderDesk(notice, 'quote'),
  }),
  QUOTE_OVERDUE: (notice) => ({
    title: say('Quote overdue'),
    content: say('The 72 hours for the quote of {0}{1} have passed.', order(notice), of(notice)),
    link: orderDesk(notice, 'quote'),
  }),
  DOCUMENT_SUBMITTED: (notice) => ({
    title: (notice.facts.count ?? 1) > 1 ? say('Documents submitted') : say('Document submitted'),
    content: say(
      '{0} submitted {1}{2}.',
      notice.facts.company ?? say('A distributor'),
      documentOf(notice.facts, countOf(notice)),
      notice.orderNum ? say(' for {0}', order(notice)) : '',
    ),
    link: notice.orderId
      ? submittedDocument(notice)
      : notice.facts.distributorId
        ? paths.officeVetting({ distributorId: notice.facts.distributorId })
        : paths.officeDocuments(),
  }),
  PRODUCT_REQUEST: ({ facts }) => newRequest('PRODUCT', facts, say('Product requested')),
  LABEL_REQUEST: ({ facts }) => newRequest('LABEL', facts, say('New label requested')),
  ...companyFileWording,
  ...serviceWording,
  INVARIANT_BROKEN: ({ facts, orderNum }) => ({
    title: say('Rule broken'),
    content: brokenRule(facts, orderNum),
    link: paths.officeInvariants(),
  }),
  SIGN_IN_REUSED: () => ({
    title: say('Signed out for your safety'),
    content: say(
      'A sign-in of yours that had been replaced was used once more, so it may have been copied. It was ended. If it was not you, sign out and request a new password on the sign-in page.',
    ),
    link: paths.login(),
  }),
  WEBHOOK_PAUSED: ({ facts: { subject } }, { staff }) => ({
    title: say('Webhook paused'),
    content: say(
      '{0} has not accepted events for a week and is paused. Resume it once its receiver works: it then gets what it missed.',
      subject ? say('The webhook “{0}”', subject) : say('A webhook'),
    ),
    link: staff ? paths.officeWebhooks() : paths.webhooks(),
  }),
  LOG_FAULT: ({ facts: { fault: what = say('it was changed'), position = null } }) => ({
    title: say('Event log changed'),
    content: say('The event log is not what was recorded: {0}, {1}.', what, placeOf({ what, position })),
    link: paths.officeLog(),
  }),
}

const countOf = ({ facts }: Notice): string =>
  (facts.count ?? 1) > 1 ? say('{0} documents', facts.count ?? 0) : say('a document')

const reviewedDocuments = (notice: Notice): string => {
  const { facts, orderNum } = notice
  const named = capital(facts.count === undefined ? documentOf(facts, say('your document')) : countOf(notice))
  const what = `${named}${orderNum ? say(' for {0}', order(notice)) : ''}`
  const many = (facts.count ?? 1) > 1
  if (facts.approved) return sentence(say(many ? '{0} have been approved' : '{0} has been approved', what))
  return sentence(
    many
      ? say('{0} have been rejected{1}. Please send them again', what, because(facts))
      : say('{0} has been rejected{1}. Please send it again', what, because(facts)),
  )
}

type SearchOfPage = Readonly<Record<string, string>>

/** The order's page, at what the notification is about. */
const orderPage = ({ orderId }: Notice, place?: Place, search: SearchOfPage = {}): string =>
  orderId ? paths.order({ id: orderId }, search, place) : paths.orders()
const orderDesk = ({ orderId }: Notice, place?: Place, search: SearchOfPage = {}): string =>
  orderId ? paths.officeOrder({ id: orderId }, search, place) : paths.officeQuotes()

/** Where the distributor acts on an order that came to this status. */
const steps: Readonly<Partial<Record<OrderNews, Place>>> = {
  WAITING_FOR_PREPAYMENT: 'document',
  IMPORT_LICENSE_DOCUMENT_REQUIRED: 'document',
  WAITING_FOR_PREINSPECTION: 'document',
  PENDING_APPROVAL: 'drafts',
}
export const stepOf = (status: string | undefined): Place | undefined => lookUp(steps, status)

/** A rejected document of the company leads to sending it again. */
const reviewedDocument = (notice: Notice): string => {
  const { approved, subjectId } = notice.facts
  if (notice.orderId) return orderPage(notice, 'document')
  return approved ? paths.documents() : paths.documents({}, { send: subjectId })
}

/** Waiting for a review, or where it is not known which one, among the papers of its order. */
const submittedDocument = (notice: Notice): string =>
  notice.facts.subjectId ? paths.officeDocuments({}, { document: notice.facts.subjectId }) : orderDesk(notice, 'papers')

const order = ({ orderNum }: Notice): string => (orderNum ? say('order {0}', orderNum) : say('your order'))
const of = ({ facts }: Notice): string => (facts.company ? say(' of {0}', facts.company) : '')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Of the changes of an order this one comes with a time: until then the quote that it waits for again is promised. */
const changedOrder = (notice: Notice, until: string, zone: TimeZone): NoticeTexts => ({
  title: say('Order changed'),
  content: say(
    '{0} changed {1}. It is waiting for a quote again, promised by {2}.',
    notice.facts.company ?? say('A distributor'),
    order(notice),
    minuteOf(until, zone),
  ),
  link: orderDesk(notice, 'quote'),
})
