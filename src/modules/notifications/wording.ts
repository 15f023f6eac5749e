import { paths } from '#paths'
import type { Brand } from '#platform/brand.ts'
import { dayWithZone, dollars, minuteOf } from '#platform/formats.ts'
import { placeOf } from '#platform/log/fault-place.ts'
import { sentence } from '#platform/sentence.ts'
import type { TimeZone } from '#platform/time-zone.ts'
import { because } from './because.ts'
import { companyFileWording } from './company-file-wording.ts'
import { documentOf } from './document-wording.ts'
import type { NotificationFacts, NotificationType } from './events.ts'
import { libraryNews } from './library-wording.ts'
import { loyaltyNews } from './loyalty-wording.ts'
import { newRequest, requestAnswered } from './request-wording.ts'
import { brokenRule } from './rule-wording.ts'
import { serviceWording } from './service-wording.ts'
import { became, calendarDay, orderTitle } from './status-wording.ts'

export type Told = {
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
  readonly timeZone: TimeZone
}

/** `link` is a path inside the portal. */
export type Words = { readonly title: string; readonly content: string; readonly link: string }

/** The words of a notification: for the bell, the page and the mail. Targets: specification 1 §9. */
export const wordsOf = (told: Told, reader: Reader): Words => wording[told.type](told, reader)

const isRevised = ({ facts }: Told): boolean => (facts.version ?? 1) > 1

const wording: Readonly<Record<NotificationType, (told: Told, reader: Reader) => Words>> = {
  NEW_QUOTE: (told, { timeZone }) => ({
    title: isRevised(told) ? 'Revised quote' : 'New quote',
    content: sentence(
      `${isRevised(told) ? 'A revised quote' : 'The quote'} for ${order(told)} is ready`,
      told.facts.total === undefined
        ? ''
        : `: ${(told.facts.options ?? 1) > 1 ? 'from ' : ''}${dollars(told.facts.total)}`,
      told.facts.until ? `. You can confirm it until ${dayWithZone(told.facts.until, timeZone)}` : '',
    ),
    link: orderPage(told),
  }),
  NEW_INVOICE: (told) => ({
    title: 'New invoice',
    content: sentence(
      `${told.facts.document ? `Invoice ${told.facts.document}` : 'The invoice'} for ${order(told)} is available`,
      told.facts.until ? `, to be paid by ${calendarDay(told.facts.until)}` : '',
    ),
    link: orderPage(told),
  }),
  ORDER_SHIPPED: (told) => ({
    title: 'Order shipped',
    content: sentence(
      `${capital(order(told))} is on its way`,
      told.facts.until ? `, expected on ${calendarDay(told.facts.until)}` : '',
      told.facts.carrier ? `${told.facts.until ? ',' : ''} with ${told.facts.carrier}` : '',
    ),
    link: paths.orders(),
  }),
  ORDER_STATUS: (told, reader) =>
    reader.staff && told.facts.until && told.facts.status === 'WAITING_FOR_QUOTE'
      ? changedOrder(told, told.facts.until)
      : {
          title: orderTitle(told.facts.status),
          content: sentence(
            reader.staff && told.facts.company ? `${told.facts.company}: ` : '',
            reader.staff && told.facts.company ? order(told) : capital(order(told)),
            ` ${became(told.facts)}`,
            because(told.facts),
          ),
          link: reader.staff ? orderDesk(told) : orderPage(told),
        },
  QUOTE_EXPIRING: (told, { timeZone }) => ({
    title: 'Quote about to expire',
    content: sentence(
      `The quote for ${order(told)} expires`,
      told.facts.until ? ` on ${dayWithZone(told.facts.until, timeZone)}` : ' soon',
      '. Confirm the order before then',
    ),
    link: orderPage(told),
  }),
  ORDER_ON_HOLD: (told, reader) => ({
    title: 'Order on hold',
    content: reader.staff
      ? sentence(`${capital(order(told))}${of(told)} is on hold until quality releases it`, because(told.facts))
      : `${capital(order(told))} is on hold. We continue as soon as it is released.`,
    link: reader.staff ? orderDesk(told) : orderPage(told),
  }),
  NEW_MESSAGE: (told, reader) => ({
    title: 'New message',
    content: reader.staff
      ? `${told.facts.company ?? 'A distributor'} wrote to you about ${order(told)}.`
      : `There is a new message about ${order(told)}.`,
    link: reader.staff ? `${orderDesk(told)}?thread=messages` : `${orderPage(told)}?tab=messages`,
  }),
  LOYALTY_PROGRAM: (told, { brand }) => ({
    title: 'Loyalty program',
    content: loyaltyNews(told.facts, brand),
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
  DOCUMENT_REVIEWED: (told, reader) => ({
    title: told.facts.approved ? 'Document approved' : 'Document rejected',
    content: reader.staff
      ? sentence(
          `${told.facts.company ?? 'A distributor'} ${told.facts.approved ? 'approved' : 'rejected'} `,
          `${documentOf(told.facts, 'a document')}${told.orderNum ? ` of ${order(told)}` : ''}`,
          because(told.facts),
        )
      : reviewedDocuments(told),
    link: reader.staff ? orderDesk(told) : told.orderId ? orderPage(told) : paths.documents(),
  }),
  NEW_RESOURCE_AVAILABLE: libraryNews,
  NEWSLETTER: ({ facts }) => ({
    title: 'Newsletter',
    content: sentence(facts.subject ?? 'There is a new issue'),
    link: paths.newsletter(),
  }),
  REQUEST_ANSWERED: ({ facts }) => requestAnswered(facts),
  NEW_ORDER: (told) => ({
    title: 'New order',
    content: sentence(
      `${told.facts.company ?? 'A distributor'} placed ${order(told)}`,
      told.facts.until ? `. The quote is promised by ${minuteOf(told.facts.until)}` : '',
    ),
    link: orderDesk(told),
  }),
  QUOTE_DUE: (told) => ({
    title: 'Quote due',
    content: sentence(
      `The quote for ${order(told)}${of(told)} is due`,
      told.facts.until ? ` by ${minuteOf(told.facts.until)}` : ' within 24 hours',
    ),
    link: orderDesk(told),
  }),
  QUOTE_OVERDUE: (told) => ({
    title: 'Quote overdue',
    content: `The 72 hours for the quote of ${order(told)}${of(told)} have passed.`,
    link: orderDesk(told),
  }),
  DOCUMENT_SUBMITTED: (told) => ({
    title: (told.facts.count ?? 1) > 1 ? 'Documents submitted' : 'Document submitted',
    content: `${told.facts.company ?? 'A distributor'} submitted ${documentOf(told.facts, countOf(told))}${told.orderNum ? ` for ${order(told)}` : ''}.`,
    link: told.orderId
      ? orderDesk(told)
      : told.facts.distributorId
        ? paths.officeVetting({ distributorId: told.facts.distributorId })
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

const countOf = ({ facts }: Told): string => ((facts.count ?? 1) > 1 ? `${facts.count} documents` : 'a document')

const reviewedDocuments = (told: Told): string => {
  const { facts, orderNum } = told
  const what = facts.count === undefined ? documentOf(facts, 'your document') : countOf(told)
  const have = (facts.count ?? 1) > 1 ? 'have' : 'has'
  return sentence(
    `${capital(what)}${orderNum ? ` for ${order(told)}` : ''} ${have} been `,
    facts.approved ? 'approved' : `rejected${because(facts)}. Please send ${have === 'has' ? 'it' : 'them'} again`,
  )
}

const orderPage = ({ orderId }: Told): string => (orderId ? paths.order({ id: orderId }) : paths.orders())
const orderDesk = ({ orderId }: Told): string => (orderId ? paths.officeOrder({ id: orderId }) : paths.officeQuotes())

const order = ({ orderNum }: Told): string => (orderNum ? `order ${orderNum}` : 'your order')
const of = ({ facts }: Told): string => (facts.company ? ` of ${facts.company}` : '')
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
/** Of the changes of an order this one comes with a time: until then the quote that it waits for again is promised. */
const changedOrder = (told: Told, until: string): Words => ({
  title: 'Order changed',
  content: `${told.facts.company ?? 'A distributor'} changed ${order(told)}. It is waiting for a quote again, promised by ${minuteOf(until)}.`,
  link: orderDesk(told),
})
