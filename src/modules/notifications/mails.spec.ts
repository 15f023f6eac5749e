import { expect, test } from 'vitest'

import { readConfiguration } from '#platform/configuration.ts'
import type { NotificationType } from './events.ts'
import { mails, subjectOf } from './mails.ts'

test('the subject of a mail about an order names it, and says the word once', () => {
  expect(subjectOf('New quote', '2026-000123')).toBe('New quote: order 2026-000123')
  expect(subjectOf('Order shipped', '2026-000123')).toBe('Order shipped: 2026-000123')
  expect(subjectOf('New order', '2026-000123')).toBe('New order: 2026-000123')
  expect(subjectOf('Forecast reminder', undefined)).toBe('Forecast reminder')
})

test('the button of a mail says where it leads, also of a mail about an order that leads elsewhere', () => {
  const { brand } = readConfiguration('test', {})
  const labelOf = (type: NotificationType, staff: boolean, orderId?: string) =>
    mails['notification']?.(
      { type, ...(orderId && { orderId, orderNum: '2026-000123' }), facts: {} },
      { staff, brand, timeZone: 'UTC' },
    ).action?.label
  expect(labelOf('NEW_QUOTE', false, 'o-1')).toBe('Open the order')
  expect(labelOf('NEW_MESSAGE', true, 'o-1')).toBe('Open the order')
  expect(labelOf('ORDER_SHIPPED', false, 'o-1')).toBe('Open my orders')
  expect(labelOf('INVARIANT_BROKEN', true, 'o-1')).toBe('Open the invariants')
  expect(labelOf('LOG_FAULT', true)).toBe('Open the event log')
  expect(labelOf('FORECAST_REMINDER', false)).toBe('Open my forecasts')
  expect(labelOf('NEW_TICKET', true)).toBe('Open the portal')
})
