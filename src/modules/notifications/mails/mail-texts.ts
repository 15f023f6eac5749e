import type { NotificationFacts, NotificationType } from '#modules/notifications/events.ts'
import { calendarDay } from '#modules/notifications/status-wording.ts'
import { documentOf, type Reader } from '#modules/notifications/wording.ts'
import type { MailPart, MailText, MailTexts } from '#platform/mail/mail-text.ts'
import { dayWithZone, dollars, minuteOf } from '#platform/text/formats.ts'
import type { PortalLanguage } from '#platform/text/languages.ts'
import { filledIn, type Placeholders } from '#platform/text/placeholders.ts'
import { kinds } from './mail-kinds.ts'

/** What a text of a mail can name. Nothing of it is personal. */
type Placeholder =
  | 'portal'
  | 'company'
  | 'order'
  | 'until'
  | 'total'
  | 'document'
  | 'product'
  | 'country'
  | 'carrier'
  | 'code'
  | 'reference'

/** Those that its notifications know, in addition to the portal, the order and, for staff, the company. */
const ofType: Readonly<Partial<Record<NotificationType, readonly Placeholder[]>>> = {
  NEW_QUOTE: ['total', 'until'],
  QUOTE_EXPIRING: ['until'],
  APPROVAL_REQUESTED: ['total', 'until'],
  NEW_ORDER: ['until'],
  QUOTE_DUE: ['until'],
  ORDER_SHIPPED: ['carrier', 'until'],
  NEW_INVOICE: ['document', 'until'],
  FORECAST_REMINDER: ['product', 'country', 'until'],
  STANDING_ORDER: ['country', 'until'],
  DOCUMENT_SUBMITTED: ['document'],
  DOCUMENT_REVIEWED: ['document'],
  DOCUMENT_EXPIRING: ['document', 'until'],
  DOCUMENT_EXPIRED: ['document'],
  AGREEMENT_REQUEST: ['country'],
  AGREEMENT_ANSWERED: ['country'],
  PROMO_CODE: ['code', 'until'],
  NEW_RESOURCE_AVAILABLE: ['document'],
  REQUEST_ANSWERED: ['product'],
  TICKET_ANSWERED: ['reference'],
  PRODUCT_REQUEST: ['product'],
  LABEL_REQUEST: ['product', 'country'],
  LABEL_ISSUE: ['product', 'reference'],
  LABEL_ISSUE_UPDATED: ['product', 'reference'],
  REPORT_ANSWERED: ['reference'],
  WEBHOOK_PAUSED: ['reference'],
  NEW_REPORT: ['reference'],
  NEW_TICKET: ['reference'],
}

export const isAboutOrders = (type: NotificationType): boolean =>
  kinds[type].group === 'orders' && type !== 'FORECAST_REMINDER' && type !== 'STANDING_ORDER'

export const placeholdersOf = (type: NotificationType, staff: boolean): readonly Placeholder[] => {
  const { group, locked } = kinds[type]
  return [
    'portal',
    ...(isAboutOrders(type) ? (['order'] as const) : []),
    ...(staff && group !== 'log' && !locked ? (['company'] as const) : []),
    ...(ofType[type] ?? []),
  ]
}

/** What a mail must say for safety or about the account is said as it is: it may end with a paragraph. */
export const partsOf = (type: NotificationType): readonly MailPart[] =>
  kinds[type].locked ? ['closing'] : ['subject', 'introduction', 'closing']

/** Days that are recorded as the moment with which they begin in UTC. */
const withCalendarDay: readonly NotificationType[] = [
  'ORDER_SHIPPED',
  'NEW_INVOICE',
  'FORECAST_REMINDER',
  'STANDING_ORDER',
  'PROMO_CODE',
]

const untilOf = (
  type: NotificationType,
  until: NonNullable<NotificationFacts['until']>,
  { staff, timeZone, companyZone }: Reader,
): string => {
  if (withCalendarDay.includes(type)) return calendarDay(until)
  return staff ? minuteOf(until, timeZone) : dayWithZone(until, companyZone)
}

export const valuesOf = (
  { type, orderNum, facts }: { type: NotificationType; orderNum?: string; facts: NotificationFacts },
  reader: Reader & { readonly brand: { readonly name: string } },
): Placeholders<Placeholder> => {
  const { company, until, total, product, country, carrier, promoCode, subject } = facts
  const known = {
    order: orderNum,
    company,
    until: until && untilOf(type, until, reader),
    total: total === undefined ? undefined : dollars(total),
    document: facts.document && documentOf(facts, facts.document),
    ...{ product, country, carrier, code: promoCode, reference: subject },
  }
  return { portal: reader.brand.name, ...Object.fromEntries(Object.entries(known).filter(([, value]) => value)) }
}

/** The same type is another mail for staff. */
export const kindOf = (type: NotificationType | 'digest', staff: boolean): string => (staff ? `${type}-staff` : type)

/** As they are when a mail is queued: later changes are for later mails. */
export const textsToQueue = (all: MailTexts, type: NotificationType | 'digest'): { readonly texts?: MailTexts } => {
  const texts = Object.fromEntries(
    [false, true].flatMap((staff) => {
      const written = all[kindOf(type, staff)]
      return written ? [[kindOf(type, staff), written]] : []
    }),
  )
  return Object.keys(texts).length > 0 ? { texts } : {}
}

/** Its parts in the reader's language, else in English. A part that names what this mail does not know is left out. */
export const writtenParts = (
  texts: MailTexts = {},
  kind: string,
  values: Placeholders,
  language: PortalLanguage = 'en',
): { readonly [Part in MailPart]?: string } => {
  const written: MailText | undefined = texts[kind]?.[language] ?? texts[kind]?.en
  if (!written) return {}
  const { subject, introduction, closing } = written
  const filled = Object.entries({ subject, introduction, closing }).flatMap(([part, text]) => {
    const said = text === null ? null : filledIn(text, values)
    return said === null ? [] : [[part, said]]
  })
  return Object.fromEntries(filled)
}
