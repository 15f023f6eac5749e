import { expect, test } from 'vitest'

import { readConfiguration } from '#modules/settings/read-configuration.ts'
import type { Moment } from '#platform/event.ts'
import type { AgreementNews, LabelNews } from './company-file-wording.ts'
import type { NotificationFacts, NotificationType } from './events.ts'
import type { MaterialNews } from './loyalty-wording.ts'
import type { AnswerNews, ReportNews, TicketNews } from './service-wording.ts'
import type { OrderNews } from './status-wording.ts'
import { textsOf } from './wording.ts'

const { brand } = readConfiguration('test', {})
const colombian = { staff: false, brand, timeZone: 'America/Bogota', companyZone: 'America/Bogota' }
const tongan = { staff: false, brand, timeZone: 'Pacific/Tongatapu', companyZone: 'Pacific/Tongatapu' }
const staff = { staff: true, brand, timeZone: 'UTC', companyZone: 'UTC' }

const notified = (
  type: NotificationType,
  facts: NotificationFacts,
  reader = colombian,
  resourceType: string | null = null,
) => textsOf({ type, orderId: 'o-1', orderNum: '2026-000123', resourceType, facts }, reader)

const sentenceOf = (...input: Parameters<typeof notified>): string => {
  const { title, content } = notified(...input)
  return `${title}: ${content}`
}

const ofOrders: Readonly<Record<OrderNews, string>> = {
  CANCELLED: 'Order cancelled: Order 2026-000123 has been cancelled.',
  WAITING_FOR_QUOTE: 'Waiting for the quote: Order 2026-000123 is waiting for a new quote.',
  CONFIRMED: 'Order confirmed: Order 2026-000123 has been confirmed.',
  WAITING_FOR_PREPAYMENT: 'Waiting for pre-payment: Order 2026-000123 is waiting for your pre-payment.',
  IMPORT_LICENSE_DOCUMENT_REQUIRED: 'Import license required: Order 2026-000123 needs an import license document.',
  IN_PRODUCTION: 'In production: Order 2026-000123 is in production.',
  PENDING_APPROVAL: 'Documents to approve: Order 2026-000123 has documents for you to approve.',
  WAITING_FOR_PREINSPECTION: 'Waiting for pre-inspection: Order 2026-000123 is waiting for its pre-inspection.',
  RELEASED: 'Order released: Order 2026-000123 is no longer on hold.',
  TRACKING_NUMBER: 'Tracking number: Order 2026-000123 has a tracking number.',
  LOT_NUMBERS: 'Lot numbers: Order 2026-000123 has its lot numbers.',
  DELIVERED: 'Order delivered: Order 2026-000123 has been delivered.',
  BILLED: 'Order invoiced: Order 2026-000123 has been invoiced.',
}

test.each(Object.entries(ofOrders))(
  'of an order that came to %s its people read a sentence of its own',
  (status, says) => {
    expect(sentenceOf('ORDER_STATUS', { status })).toBe(says)
  },
)

test('of a document that was added to an order its people are led to the order', () => {
  expect(sentenceOf('NEW_DOCUMENT_AVAILABLE', {}, colombian, 'order')).toBe(
    'New document available: There are new documents for order 2026-000123.',
  )
  expect(notified('NEW_DOCUMENT_AVAILABLE', {}, colombian, 'order').link).toBe('/profile/order/o-1#papers')
})

test('an order with a status that nothing is known of has a new one', () => {
  expect(sentenceOf('ORDER_STATUS', { status: 'OTHER' })).toBe('Order updated: Order 2026-000123 has a new status.')
})

const request = { subject: 'T-1', company: 'Andina' }

const ofRequests: Readonly<Record<TicketNews, string>> = {
  WRITTEN: 'New message: Andina wrote in request T-1.',
  DUE: 'Answer due soon: Andina is waiting for an answer to request T-1.',
  OVERDUE: 'Answer overdue: The answer to request T-1 of Andina is overdue.',
}

test.each(Object.entries(ofRequests))('of a request that is %s staff read a sentence of its own', (status, says) => {
  expect(sentenceOf('NEW_TICKET', { ...request, status }, staff)).toBe(says)
})

const ofAnswers: Readonly<Record<AnswerNews, string>> = {
  ANSWERED: 'New answer to your request: Our team has answered your request T-1.',
  OPENED: 'A request from your call: Our team has opened request T-1 after a call with your company.',
  SOLVED: 'Request solved: Your request T-1 has been solved. You can reopen it within 14 days.',
}

test.each(Object.entries(ofAnswers))(
  'of a request that is %s its company reads a sentence of its own',
  (status, says) => {
    expect(sentenceOf('TICKET_ANSWERED', { subject: 'T-1', status })).toBe(says)
  },
)

const ofReports: Readonly<Record<ReportNews, string>> = {
  ANSWERED: 'Your report: Your report R-1 has an answer.',
  ACCEPTED: 'Your report: Your report R-1 was accepted.',
  REFUSED: 'Your report: Your report R-1 was not accepted: no order.',
  DONE: 'Your report: Your report R-1 is done.',
}

test.each(Object.entries(ofReports))(
  'of a report that is %s its company reads a sentence of its own',
  (status, says) => {
    const reason = status === 'REFUSED' ? { reason: 'no order.' } : {}
    expect(sentenceOf('REPORT_ANSWERED', { subject: 'R-1', status, ...reason })).toBe(says)
  },
)

test('a tender closes at the end of its day', () => {
  const closing = { subject: 'R-1', status: 'CLOSING', until: '2026-12-31T23:59:59.000Z' as Moment }
  expect(sentenceOf('REPORT_ANSWERED', closing)).toBe(
    'Tender closes soon: The tender of report R-1 closes soon, on 31/12/2026.',
  )
})

const ofLabels: Readonly<Record<LabelNews, string>> = {
  PROPOSED: 'Label issue updated: There is a new artwork for label issue L-1, round 2. Please check it.',
  DUE: 'Label issue updated: Please answer label issue L-1, round 2, by 31/12/2026. Your orders are on hold until you answer.',
  OVERDUE:
    'Label issue updated: The day for your answer to label issue L-1, round 2, has passed. Your orders are on hold until you answer.',
  RELEASED: 'Label released: The label of Gauze has been released. The orders that were on hold for it continue.',
}

test.each(Object.entries(ofLabels))(
  'of a label issue that is %s its company reads a sentence of its own',
  (status, says) => {
    const facts = { subject: 'L-1', round: 2, product: 'Gauze', status }
    expect(sentenceOf('LABEL_ISSUE_UPDATED', { ...facts, until: '2027-01-01T04:59:59.999Z' as Moment })).toBe(says)
    expect(sentenceOf('LABEL_ISSUE_UPDATED', { ...facts, until: '2026-12-31T10:59:59.999Z' as Moment }, tongan)).toBe(
      says,
    )
  },
)

test('numbers of label issues that were sent without their prefix are shown with it', () => {
  expect(sentenceOf('LABEL_ISSUE_UPDATED', { subject: '2026-000004', round: 1, status: 'OVERDUE' })).toBe(
    'Label issue updated: The day for your answer to label issue L-2026-000004, round 1, has passed. Your orders are on hold until you answer.',
  )
})

test('of a label issue staff read the distributor’s answer, or that there is none', () => {
  const facts = { subject: 'L-1', round: 2, company: 'Andina' }
  expect(notified('LABEL_ISSUE_UPDATED', facts, staff).content).toBe('Andina answered label issue L-1, round 2.')
  expect(notified('LABEL_ISSUE_UPDATED', { ...facts, status: 'OVERDUE' }, staff).content).toBe(
    'Andina has not answered label issue L-1, round 2, by its day.',
  )
})

const ofAgreements: Readonly<Record<AgreementNews, string>> = {
  IN_PREPARATION: 'Your agreement request: Agreement for Peru is in preparation.',
  SIGNED: 'Your agreement request: Agreement for Peru has been signed.',
  REFUSED: 'Your agreement request: Agreement for Peru was refused: no licence.',
}

test.each(Object.entries(ofAgreements))(
  'of an agreement that is %s its company reads a sentence of its own',
  (status, says) => {
    expect(sentenceOf('AGREEMENT_ANSWERED', { country: 'Peru', status, reason: 'no licence' })).toBe(says)
  },
)

const ofMaterial: Readonly<Record<MaterialNews, string>> = {
  SENT: 'Loyalty program: Poster is on its way to you: by post.',
  CANCELLED: 'Loyalty program: Poster was cancelled: by post. Its CareCoins are yours again.',
}

test.each(Object.entries(ofMaterial))(
  'of material that is %s its company reads a sentence of its own',
  (status, says) => {
    expect(sentenceOf('LOYALTY_PROGRAM', { product: 'Poster', status, reason: 'by post' })).toBe(says)
  },
)

test('a document is valid until a day of its company', () => {
  const says = 'Document about to expire: Licence of your company is valid until 31/12/2026. Please send the new one.'
  const until = (moment: string) => ({ document: 'Licence', until: moment as Moment })
  expect(sentenceOf('DOCUMENT_EXPIRING', until('2027-01-01T04:59:59.999Z'), colombian)).toBe(says)
  expect(sentenceOf('DOCUMENT_EXPIRING', until('2026-12-31T10:59:59.999Z'), tongan)).toBe(says)
})
