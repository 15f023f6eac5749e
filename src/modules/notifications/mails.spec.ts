import { expect, test } from 'vitest'

import { subjectOf } from './mails.ts'

test('the subject of a mail about an order names it, and says the word once', () => {
  expect(subjectOf('New quote', '2026-000123')).toBe('New quote: order 2026-000123')
  expect(subjectOf('Order shipped', '2026-000123')).toBe('Order shipped: 2026-000123')
  expect(subjectOf('New order', '2026-000123')).toBe('New order: 2026-000123')
  expect(subjectOf('Forecast reminder', undefined)).toBe('Forecast reminder')
})
