import { dayWritten, dollars } from '#platform/formats.ts'
import type { MailTemplate } from '#platform/mail/mailer.ts'
import type { BesideOrder } from './beside-order.ts'
import type { NotificationFacts, NotificationType } from './events.ts'
import { wordsOf } from './wording.ts'

type Told = {
  type: NotificationType
  orderId?: string
  orderNum?: string
  resourceType?: string
  facts: NotificationFacts
  /** Of an order; mails that were queued before this was told have none. */
  beside?: BesideOrder
}

/** 'Order shipped: 2026-000123', 'New quote: order 2026-000123': the word order stands in it once. */
export const subjectOf = (title: string, orderNum: string | undefined): string => {
  if (orderNum === undefined) return title
  return /\border\b/i.test(title) ? `${title}: ${orderNum}` : `${title}: order ${orderNum}`
}

/** What the button says: by where it leads, which is not always the order that the mail is about. */
const labels: readonly (readonly [RegExp, string])[] = [
  [/^\/(profile\/order|office\/orders)\/./, 'Open the order'],
  [/^\/profile\/orders$/, 'Open my orders'],
  [/^\/profile\/forecasts$/, 'Open my forecasts'],
  [/^\/office\/invariants$/, 'Open the invariants'],
  [/^\/office\/log$/, 'Open the event log'],
]
const labelOf = (link: string): string => labels.find(([place]) => place.test(link))?.[1] ?? 'Open the portal'

const paragraphsBeside = ({ deliveredOn, amountDue, note }: BesideOrder): string[] => [
  ...(deliveredOn ? [`It was delivered on ${dayWritten(deliveredOn)}.`] : []),
  ...(amountDue === undefined ? [] : [`Amount due: ${dollars(amountDue)}.`]),
  ...(note ? [`Our note: ${note}`] : []),
]

/** The notification as a mail: the same words, what the order says besides, and a button to where it leads. */
const notification: MailTemplate = ({ type, orderId, orderNum, resourceType, facts, beside = {} }: Told, reader) => {
  const told = { type, orderId: orderId ?? null, orderNum: orderNum ?? null, resourceType: resourceType ?? null, facts }
  const { title, content, link } = wordsOf(told, reader)
  return {
    subject: subjectOf(title, orderNum),
    paragraphs: [content, ...paragraphsBeside(beside)],
    ...(beside.trackingUrl && { elsewhere: { label: 'Track the shipment', url: beside.trackingUrl } }),
    action: { label: labelOf(link), link },
  }
}

export const mails: Readonly<Record<string, MailTemplate>> = { notification }
