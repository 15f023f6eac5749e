import { describe, expect, test } from 'vitest'

import { readConfiguration } from '#modules/settings/read-configuration.ts'
import type { Moment } from '#platform/event.ts'
import { cents } from '#platform/money.ts'
import { distributorTypes, type NotificationType, staffTypes } from './events.ts'
import { missingText } from './loyalty-wording.ts'
import { type Notice, textsOf } from './wording.ts'

const { brand } = readConfiguration('test', {})
const distributor = { staff: false, brand, timeZone: 'America/Bogota', companyZone: 'America/Bogota' }
const staff = { staff: true, brand, timeZone: 'UTC', companyZone: 'UTC' }
const notice = (type: NotificationType, more: Partial<Notice> = {}): Notice => ({
  type,
  orderId: 'o-1',
  orderNum: '2026-000123',
  resourceType: null,
  facts: {},
  ...more,
})

describe.each([...distributorTypes, ...staffTypes])('%s', (type) => {
  test.each([
    ['with nothing but its type', notice(type, { orderId: null, orderNum: null })],
    ['with an order', notice(type)],
  ])('has a title, a sentence and a place to go, %s', (_, sample) => {
    for (const reader of [distributor, staff]) {
      const { title, content, link } = textsOf(sample, reader)
      expect(title).toMatch(/^[A-Z][a-z]/)
      expect(content).toMatch(/^[A-Z$].*[a-z0-9]\.$/)
      expect(`${title} ${content} ${link}`).not.toMatch(/undefined|null|NaN|\.\.| {2}/)
      expect(link).toMatch(/^\/[a-z]/)
    }
  })
})

test.each([
  ['NEW_QUOTE', '/profile/order/o-1'],
  ['NEW_INVOICE', '/profile/order/o-1'],
  ['ORDER_SHIPPED', '/profile/orders'],
  ['PROMO_CODE', '/partnercare/my-loyalty-program'],
  ['FORECAST_REMINDER', '/profile/forecasts'],
  ['NEW_DOCUMENT_AVAILABLE', '/profile/documents'],
  ['FINALIZE_ACCOUNT', '/profile/documents'],
] as const)('%s leads to %s, as the specification says', (type, link) => {
  expect(textsOf(notice(type), distributor).link.replace(/[?#].*/, '')).toBe(link)
})

test.each([
  ['NEW_QUOTE', {}, '/profile/order/o-1#quote'],
  ['QUOTE_EXPIRING', {}, '/profile/order/o-1#quote'],
  ['APPROVAL_REQUESTED', {}, '/profile/order/o-1#quote'],
  ['NEW_INVOICE', {}, '/profile/order/o-1#papers'],
  ['ORDER_SHIPPED', {}, '/profile/orders?search=2026-000123'],
  ['ORDER_STATUS', { status: 'WAITING_FOR_PREPAYMENT' }, '/profile/order/o-1#document'],
  ['ORDER_STATUS', { status: 'PENDING_APPROVAL' }, '/profile/order/o-1#drafts'],
  ['NEW_MESSAGE', {}, '/profile/order/o-1?tab=messages#messages'],
  ['DOCUMENT_REVIEWED', { approved: false }, '/profile/order/o-1#document'],
  ['DOCUMENT_EXPIRING', { subjectId: 'd-1' }, '/profile/documents?send=d-1'],
  ['LABEL_ISSUE_UPDATED', { subjectId: 'i-1' }, '/profile/labels#issue-i-1'],
] as const)('%s of %o leads a distributor to its step', (type, facts, link) => {
  expect(textsOf(notice(type, { facts }), distributor).link).toBe(link)
})

test.each([
  ['NEW_ORDER', {}, '/office/orders/o-1#quote'],
  ['QUOTE_OVERDUE', {}, '/office/orders/o-1#quote'],
  ['NEW_MESSAGE', {}, '/office/orders/o-1?thread=messages#messages'],
  ['DOCUMENT_SUBMITTED', { subjectId: 'd-1' }, '/office/documents?document=d-1'],
  ['NEW_DISTRIBUTOR', { distributorId: 'c-1' }, '/office/vetting/c-1'],
  ['NEW_TICKET', { subjectId: 't-1' }, '/office/requests?request=t-1'],
] as const)('%s of %o leads staff to its step', (type, facts, link) => {
  expect(textsOf(notice(type, { facts }), staff).link).toBe(link)
})

test('a rejected document of the company leads to sending it again, an approved one to all of them', () => {
  const reviewed = (approved: boolean) =>
    textsOf(notice('DOCUMENT_REVIEWED', { orderId: null, facts: { approved, subjectId: 'd-1' } }), distributor).link
  expect([reviewed(false), reviewed(true)]).toEqual(['/profile/documents?send=d-1', '/profile/documents'])
})

test('a notification about a label issue leads staff to it', () => {
  for (const type of ['LABEL_ISSUE', 'LABEL_ISSUE_UPDATED'] as const)
    expect(textsOf(notice(type, { facts: { subjectId: 'i-1' } }), staff).link).toBe('/office/labels?issue=i-1')
})

test('a request leads staff to it in their queue, an older one to those of its kind', () => {
  const request = (type: 'AGREEMENT_REQUEST' | 'PRODUCT_REQUEST' | 'LABEL_REQUEST', facts: object) =>
    textsOf(notice(type, { facts: { company: 'Andina', product: 'Iron', country: 'Rwanda', ...facts } }), staff)
  expect(request('AGREEMENT_REQUEST', { subjectId: 'c:rw' })).toMatchObject({
    content: 'Andina sent a request: Agreement for Rwanda.',
    link: '/office/requests?request=c%3Arw',
  })
  expect(request('PRODUCT_REQUEST', {}).content).toBe('Andina sent a request: Availability of Iron.')
  expect(request('LABEL_REQUEST', {})).toMatchObject({
    content: 'Andina sent a request: Label of Iron, Rwanda.',
    link: '/office/requests?kind=LABEL',
  })
})

test('a resource leads to the page of its type', () => {
  expect(textsOf(notice('NEW_RESOURCE_AVAILABLE', { resourceType: 'best-practices' }), distributor).link).toBe(
    '/resources/best-practices',
  )
})

test('for a log whose hashes were rewritten, the position is the one up to which it was noticed', () => {
  const said = (fault: string, position?: number) =>
    textsOf(notice('LOG_FAULT', { facts: { fault, ...(position && { position }) } }), staff).content
  expect(said('edited', 9134)).toBe('The event log is not what was recorded: edited, at position 9 134.')
  expect(said('re-hashed', 9134)).toBe(
    'The event log is not what was recorded: re-hashed, somewhere up to position 9 134.',
  )
  expect(said('inserted')).toBe('The event log is not what was recorded: inserted, outside the log.')
})

test('a rule that broke in one stream says which and why, in many how many they are', () => {
  const rule = 'No balance of CareCoins is negative, after whichever event.'
  const said = (facts: Notice['facts'], orderNum: string | null = null) =>
    textsOf(notice('INVARIANT_BROKEN', { orderId: null, orderNum, facts: { rule, ...facts } }), staff).content
  const reason = 'The balance is -7 after event 3.'
  // Sent before breaches were counted.
  expect(said({ company: 'Andina', reason })).toBe(`This does not hold for Andina: ${rule} ${reason}`)
  expect(said({ reason, streams: 1, soFar: false }, '2026-000123')).toBe(
    `This does not hold for order 2026-000123: ${rule} ${reason}`,
  )
  expect(said({ streams: 13_000, soFar: false })).toBe(`This does not hold in 13 000 streams: ${rule}`)
  expect(said({ streams: 13_000, soFar: true })).toBe(
    `This does not hold in 13 000 streams so far: ${rule} The check goes on.`,
  )
})

test('a quote says its total and until when it is valid', () => {
  const facts = { total: 4_823_050, until: '2026-12-20T10:00:00.000Z' as Moment }
  expect(textsOf(notice('NEW_QUOTE', { facts }), distributor).content).toBe(
    'The quote for order 2026-000123 is ready: $48 230.50. You can confirm it until 20/12/2026 (UTC-5).',
  )
})

test('a revised quote is called one, and the lowest of several totals is called the lowest', () => {
  const facts = { version: 2, options: 2, total: 4_823_050 }
  expect(textsOf(notice('NEW_QUOTE', { facts }), distributor)).toMatchObject({
    title: 'Revised quote',
    content: 'A revised quote for order 2026-000123 is ready: from $48 230.50.',
  })
  expect(textsOf(notice('NEW_QUOTE', { facts: { ...facts, version: 1, options: 1 } }), distributor)).toMatchObject({
    title: 'New quote',
    content: 'The quote for order 2026-000123 is ready: $48 230.50.',
  })
})

test('the same status leads each side to its own page, and tells staff whose order it is', () => {
  const confirmed = notice('ORDER_STATUS', { facts: { status: 'CONFIRMED', company: 'Andina Salud' } })
  expect(textsOf(confirmed, distributor)).toEqual({
    title: 'Order confirmed',
    content: 'Order 2026-000123 has been confirmed.',
    link: '/profile/order/o-1',
  })
  expect(textsOf(confirmed, staff)).toEqual({
    title: 'Order confirmed',
    content: 'Andina Salud: order 2026-000123 has been confirmed.',
    link: '/office/orders/o-1',
  })
})

test('a level is announced when it is received, and when it ends with what is left of it', () => {
  const content = (facts: Notice['facts']) => textsOf(notice('LOYALTY_PROGRAM', { facts }), distributor).content
  expect(content({ level: 'GOLD' })).toBe('Congratulations! You have received the status Gold partner.')
  expect(content({ lostLevel: 'GOLD', level: 'BLUE' })).toBe(
    'Your status Gold partner has ended. You now have the status Blue partner.',
  )
  expect(content({ lostLevel: 'BLUE' })).toBe('Your status Blue partner has ended.')
})

test('material that was ordered for CareCoins is notified with the note when sent, and with the reason when cancelled', () => {
  const content = (facts: Notice['facts']) => textsOf(notice('LOYALTY_PROGRAM', { facts }), distributor).content
  expect(content({ product: 'Display stand', status: 'SENT' })).toBe('Display stand is on its way to you.')
  expect(content({ product: 'Display stand', status: 'SENT', reason: 'DHL 4711. It arrives on Friday.' })).toBe(
    'Display stand is on its way to you: DHL 4711. It arrives on Friday.',
  )
  expect(content({ product: 'Display stand', status: 'CANCELLED', reason: 'Out of stock' })).toBe(
    'Display stand was cancelled: Out of stock. Its CareCoins are yours again.',
  )
})

test('documents of an order are named by their type, for both sides', () => {
  const texts = (type: NotificationType, facts: Notice['facts'], reader = distributor) =>
    textsOf(notice(type, { facts }), reader)
  expect(texts('DOCUMENT_SUBMITTED', { document: 'PROOF_OF_PREPAYMENT', company: 'Andina Salud' }, staff)).toEqual({
    title: 'Document submitted',
    content: 'Andina Salud submitted the proof of pre-payment for order 2026-000123.',
    link: '/office/orders/o-1#papers',
  })
  expect(texts('DOCUMENT_REVIEWED', { document: 'LICENSE_DOCUMENT', approved: false })).toEqual({
    title: 'Document rejected',
    content: 'The license document for order 2026-000123 has been rejected. Please send it again.',
    link: '/profile/order/o-1#document',
  })
  const drafts = { document: 'SHIPPING_DOCUMENTS', approved: true, company: 'Andina Salud' }
  expect(texts('DOCUMENT_REVIEWED', drafts, staff).content).toBe(
    'Andina Salud approved the shipping documents of order 2026-000123.',
  )
})

test('a reminder names the product, and the country and the month that it is for where it knows them', () => {
  const content = (facts: Notice['facts']) => textsOf(notice('FORECAST_REMINDER', { facts }), distributor).content
  const until = '2026-12-03T00:00:00.000Z' as Moment
  expect(content({ product: 'Folic acid', country: 'Peru', month: '202702', until })).toBe(
    'Place the order for Folic acid in Peru for 02/2027 now to receive it in time. Order by 03/12/2026.',
  )
  expect(content({ product: 'Folic acid', until })).toBe(
    'Place the order for Folic acid now to receive it in time. Order by 03/12/2026.',
  )
})

test('a standing order says until when to place it, or that it waits and of which product the terms changed', () => {
  const said = (facts: Notice['facts']) => textsOf(notice('STANDING_ORDER', { facts }), distributor)
  const drafted = { status: 'DRAFTED', country: 'Peru', until: '2026-12-12T00:00:00.000Z' as Moment }
  expect(said({ ...drafted, count: 2 })).toEqual({
    title: 'Standing order in your cart',
    content: 'Your standing order for Peru is in your cart. Place it by 12/12/2026.',
    link: '/cart',
  })
  expect(said({ ...drafted, count: 0 }).content).toBe(
    'The products of your standing order for Peru are already in your cart. Place it by 12/12/2026.',
  )
  expect(said({ status: 'REVIEW', country: 'Peru' })).toEqual({
    title: 'Standing order to review',
    content: 'Your standing order for Peru needs a review. Nothing was put into the cart.',
    link: '/profile/standing-orders',
  })
  expect(said({ status: 'REVIEW', product: 'Iron' }).content).toBe(
    'Your standing order needs a review: the terms of Iron have changed. Nothing was put into the cart.',
  )
})

test('an order says what is to be paid and by when, when it is ready and when it is expected', () => {
  const until = '2026-12-20T00:00:00.000Z' as Moment
  const content = (type: NotificationType, facts: Notice['facts']) =>
    textsOf(notice(type, { facts }), distributor).content
  expect(content('ORDER_STATUS', { status: 'WAITING_FOR_PREPAYMENT', total: 305_00, until })).toBe(
    'Order 2026-000123 is waiting for your pre-payment of $305.00, due by 20/12/2026.',
  )
  expect(content('ORDER_STATUS', { status: 'IN_PRODUCTION', until })).toBe(
    'Order 2026-000123 is in production, to be ready by 20/12/2026.',
  )
  expect(content('ORDER_SHIPPED', { carrier: 'Ocean Freight Inc.', until })).toBe(
    'Order 2026-000123 is on its way, expected on 20/12/2026, with Ocean Freight Inc.',
  )
  expect(content('NEW_INVOICE', { document: 'INV-2026-000007', until })).toBe(
    'Invoice INV-2026-000007 for order 2026-000123 is available, to be paid by 20/12/2026.',
  )
})

test('a name at the end of a sentence may bring its full stop', () =>
  expect(textsOf(notice('ORDER_SHIPPED', { facts: { carrier: 'Ocean Freight Inc.' } }), distributor).content).toBe(
    'Order 2026-000123 is on its way with Ocean Freight Inc.',
  ))

test('a reason is given where there is one, with one full stop', () => {
  const content = (type: NotificationType, facts: Notice['facts'], reader = distributor) =>
    textsOf(notice(type, { facts }), reader).content
  const cancelled = { status: 'CANCELLED', reason: 'Out of stock until March. ' }
  expect(content('ORDER_STATUS', cancelled)).toBe('Order 2026-000123 has been cancelled: Out of stock until March.')
  expect(
    content('DOCUMENT_REVIEWED', { document: 'PREINSPECTION', approved: false, reason: 'Page 2 is missing' }),
  ).toBe(
    'The pre-inspection document for order 2026-000123 has been rejected: Page 2 is missing. Please send it again.',
  )
})

test('why an order is on hold stays in the house', () => {
  const onHold = notice('ORDER_ON_HOLD', { facts: { reason: 'A label is wrong', company: 'Andina Salud' } })
  expect(textsOf(onHold, staff)).toMatchObject({
    content: 'Order 2026-000123 of Andina Salud is on hold until quality releases it: A label is wrong.',
    link: '/office/orders/o-1',
  })
  expect(textsOf(onHold, distributor).content).not.toContain('label')
})

test('a level at risk names the day, and what keeps it', () => {
  const content = (facts: Notice['facts']) => textsOf(notice('LOYALTY_PROGRAM', { facts }), distributor).content
  const missing = missingText({ orders: 1, units: 1_906, turnover: cents(120_000) })
  expect(missing).toMatch(/^1 order, 1.906 units and \$1.200\.00$/)
  const until = '2026-12-01T00:00:00.000Z' as Moment
  expect(content({ lostLevel: 'GOLD', level: 'SILVER', until, missing })).toMatch(
    /^Your status Gold partner will change to Silver partner on .*2026.* unless you receive 1 order, .* more by then\.$/,
  )
  expect(content({ lostLevel: 'BLUE', until, missing })).toMatch(/^Your status Blue partner will end on /)
})
