import { expect, test } from 'vitest'

import { approved, expired, placed, quoted, rejected } from '#tests/sample-orders.ts'

import { orderStream } from './events.ts'
import { historyWords, isForDistributors, sideOf } from './history-words.ts'

test('what happened reads as the end of a sentence', () => {
  const said = [placed, quoted(1), quoted(2), approved, rejected, expired].map(({ type, data }) =>
    historyWords(type, data),
  )
  expect(said).toEqual([
    { what: 'placed the order', detail: '1 product, $225.00 (excl. VAT)' },
    { what: 'sent the quote', detail: 'Shipping $80.00, grand total $305.00, valid until 03/12/2026' },
    { what: 'revised the quote', detail: 'Shipping $80.00, grand total $305.00, valid until 03/12/2026' },
    { what: 'confirmed the order', detail: null },
    { what: 'rejected the quote', detail: null },
    { what: 'cancelled the order', detail: 'The quote was not confirmed in time' },
  ])
})

test('nothing that can happen lacks words', () => {
  for (const { type } of orderStream.events)
    expect(() => historyWords(type, { lines: [], quoteDueAt: '', validUntil: '' })).not.toThrow()
  expect(() => historyWords('OrderVanished', {})).toThrow('There are no words for OrderVanished')
})

test('reminders inside the house are for staff only', () =>
  expect(orderStream.events.map(({ type }) => type).filter((type) => !isForDistributors(type))).toEqual([
    'QuoteDueReminded',
    'QuoteFellOverdue',
  ]))

test('every role is on a side', () =>
  expect(['PROCUREMENT', 'MARKETING', 'SALES', 'ADMIN', 'SYSTEM'].map(sideOf)).toEqual([
    'distributor',
    'distributor',
    'provider',
    'provider',
    'system',
  ]))
