import { describe, expect, test } from 'vitest'
import type { NotificationType } from '#modules/notifications/events.ts'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import type { MailTemplate } from '#platform/mail/mailer.ts'
import { cents } from '#platform/money.ts'
import { mails, subjectOf } from './mails.ts'

const { brand } = readConfiguration('test', {})
const template = mails['notification'] as MailTemplate
const ofOrder = { orderId: 'o-1', orderNum: '2026-000123' }

test('the subject of a mail about an order names it, and says ‘order’ once', () => {
  expect(subjectOf('New quote', '2026-000123')).toBe('New quote: order 2026-000123')
  expect(subjectOf('Order shipped', '2026-000123')).toBe('Order shipped: 2026-000123')
  expect(subjectOf('New order', '2026-000123')).toBe('New order: 2026-000123')
  expect(subjectOf('Forecast reminder', undefined)).toBe('Forecast reminder')
})

test('the button of a mail says where it leads, also of a mail about an order that leads elsewhere', () => {
  const labelOf = (type: NotificationType, staff: boolean, orderId?: string) =>
    template({ type, ...(orderId && ofOrder), facts: {} }, { staff, brand, timeZone: 'UTC', companyZone: 'UTC' }, [])
      .action?.label
  expect(labelOf('NEW_QUOTE', false, 'o-1')).toBe('Open the quote')
  expect(labelOf('NEW_MESSAGE', true, 'o-1')).toBe('Open the messages')
  expect(labelOf('ORDER_STATUS', true, 'o-1')).toBe('Open the order')
  expect(labelOf('ORDER_SHIPPED', false, 'o-1')).toBe('Open my orders')
  expect(labelOf('INVARIANT_BROKEN', true, 'o-1')).toBe('Open the invariants')
  expect(labelOf('LOG_FAULT', true)).toBe('Open the event log')
  expect(labelOf('FORECAST_REMINDER', false)).toBe('Open my forecasts')
  expect(labelOf('STANDING_ORDER', false)).toBe('Open my cart')
  expect(labelOf('NEW_TICKET', true)).toBe('Open the request')
  expect(labelOf('NEW_DISTRIBUTOR', true)).toBe('Open the company')
})

describe('several that go out together', () => {
  const status = (status: string, more: object = {}) => ({
    type: 'ORDER_STATUS',
    ...ofOrder,
    facts: { status },
    ...more,
  })
  const level = { type: 'LOYALTY_PROGRAM', facts: { level: 'Gold' } }
  const message = { type: 'NEW_MESSAGE', ...ofOrder, facts: {} }
  const mailOf = (first: object, ...others: readonly object[]) =>
    template(first, { staff: false, brand, timeZone: 'UTC', companyZone: 'UTC' }, others)

  test('are one mail that lists them in their order', () => {
    const mail = mailOf(status('WAITING_FOR_QUOTE'), message, status('CANCELLED'))
    expect(mail.subject).toBe('Order cancelled: 2026-000123')
    expect(mail.paragraphs).toEqual([])
    expect(mail.list).toEqual([
      'Order 2026-000123 is waiting for a new quote.',
      'There is a new message about order 2026-000123.',
      'Order 2026-000123 has been cancelled.',
    ])
    expect(mail.action).toEqual({ label: 'Open the order', link: '/profile/order/o-1' })
  })

  test('are named after what weighs most, and then after the latest', () => {
    const subject = (first: object, ...others: readonly object[]) => mailOf(first, ...others).subject
    const onHold = { type: 'ORDER_ON_HOLD', ...ofOrder, facts: {} }
    expect(subject(status('CANCELLED'), message, onHold)).toBe('Order cancelled: 2026-000123')
    expect(subject(onHold, status('RELEASED'), message)).toBe('Order on hold: 2026-000123')
    expect(subject(status('CONFIRMED'), status('WAITING_FOR_PREPAYMENT'), message)).toBe(
      'Waiting for pre-payment: order 2026-000123',
    )
    expect(subject(level, status('DELIVERED'))).toBe('Order delivered: 2026-000123')
    expect(subject(status('DELIVERED'), level)).toBe('Order delivered: 2026-000123')
  })

  test('say the same once, and show the order as it stood last', () => {
    const found = (total: number) => ({ extras: { order: { lines: [], more: 0, total: cents(total) } } })
    const mail = mailOf(status('CONFIRMED', found(100)), status('CONFIRMED', found(200)), level)
    expect(mail.list).toHaveLength(2)
    expect(mail.facts).toContainEqual({ label: 'Order total (excl. VAT)', value: '$2.00' })
  })
})

test('whose order it is, is shown to staff alone', () => {
  const notice = {
    type: 'ORDER_STATUS',
    ...ofOrder,
    facts: { status: 'CANCELLED', company: 'Andina Salud' },
    extras: { order: { lines: [], more: 0, total: cents(100) } },
  }
  const labels = (staff: boolean) =>
    template(notice, { staff, brand, timeZone: 'UTC', companyZone: 'UTC' }, []).facts?.map(({ label }) => label)
  expect(labels(true)).toEqual(['Order', 'Distributor', 'Order total (excl. VAT)'])
  expect(labels(false)).toEqual(['Order', 'Order total (excl. VAT)'])
})

test('below a mail there is a way to fewer of its kind, on the reader’s side; what always comes has none', () => {
  const choiceOf = (type: NotificationType, staff: boolean) =>
    template({ type, facts: {} }, { staff, brand, timeZone: 'UTC', companyZone: 'UTC' }, []).choice
  expect(choiceOf('NEW_QUOTE', false)).toEqual({
    label: 'Fewer emails like this',
    link: '/profile/notifications?kind=NEW_QUOTE',
  })
  expect(choiceOf('NEW_ORDER', true)?.link).toBe('/office/notification-settings?kind=NEW_ORDER')
  expect(choiceOf('SIGN_IN_REUSED', true)).toBeUndefined()
})
