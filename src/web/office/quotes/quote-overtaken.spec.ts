import { expect, test } from 'vitest'

import { overtaking } from './quote-overtaken.ts'

const [placed, quoted, approved, cancelled] = ['OrderPlaced', 'QuoteIssued', 'QuoteApproved', 'OrderCancelled'].map(
  (type) => ({ type, actor: type === 'QuoteIssued' ? 'sales' : 'buyer' }),
) as [Entry, Entry, Entry, Entry]
type Entry = { type: string; actor: string }

test('an order that is still open overtakes no one', () => {
  expect(overtaking([quoted, placed], 'sales')).toBeNull()
})

test('what ended the time to quote is shown, not what came after it', () => {
  expect(overtaking([cancelled, approved, quoted, placed], 'sales')).toBe(approved)
  expect(overtaking([cancelled, placed], 'sales')).toBe(cancelled)
})

test('the user who ended it gets no note', () => {
  expect(overtaking([{ type: 'OrderCancelled', actor: 'sales' }, quoted, placed], 'sales')).toBeNull()
})
