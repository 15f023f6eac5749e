import { describe, expect, test } from 'vitest'
import { careCoins } from '#modules/terms/care-coins.ts'
import { cents } from '#platform/money.ts'
import type { Envelope } from '#platform/projection.ts'
import { unchecked } from '#platform/typed.ts'
import { orderHistory } from '#projections/order_history.ts'
import { orderMessages } from '#projections/order_messages.ts'
import { evolved, stamp } from '#tests/given.ts'
import { livesOf } from '#tests/order-lives.ts'
import { num, orderId, placed, quoted, sealed, withdrawn } from '#tests/sample-orders.ts'

import { type OrderEvent, QuoteIssued } from './events.ts'
import { MessageWritten, NoteWritten } from './fulfilment-events.ts'
import { order } from './order.ts'
import { type OrderRecord, recordAfter } from './order-record.ts'
import { stageNames, stages } from './stages.ts'

const recordOf = (happened: readonly OrderEvent[]): OrderRecord =>
  recordAfter(
    undefined,
    happened.map(({ type, data }) => ({ envelope: unchecked<Envelope>({ ...stamp, key: orderId, type }), data })),
  )

const lives = livesOf(placed)

describe.each(stageNames.filter((stage) => stage !== 'NEW'))('%s', (stage) => {
  test('reads in the lists as the decisions remember it', () => {
    const row = recordOf(lives[stage])
    const remembered = evolved(order, order.initial(orderId), lives[stage])
    for (const name of ['stage', 'held', 'documentStatus', 'lines', 'subtotal', 'total', 'careCoinsUsed'] as const)
      expect(row[name], name).toEqual(remembered[name])
    expect(row.status).toBe(stages[stage].status)
    const { document = null } = stages[stage] as { document?: string }
    expect(row.documentStatus).toBe(document)
  })
})

test('a quote’s prices are the order’s while it is out; a withdrawn one takes them along, not the CareCoins that went back', () => {
  const paid = { ...placed, data: { ...placed.data, careCoinsUsed: careCoins(300), total: cents(19_500) } }
  const lower = QuoteIssued.make({
    ...quoted().data,
    lines: placed.data.lines.map((line) => ({ ...line, unitPrice: cents(100), total: cents(2_000) })),
    subtotal: cents(2_000),
    careCoinsUsed: careCoins(200),
    total: cents(0),
  })
  expect(recordOf([paid, lower])).toMatchObject({ subtotal: 2_000, careCoinsUsed: 200, total: 0 })
  expect(recordOf([paid, lower, withdrawn])).toMatchObject({
    stage: 'WAITING_FOR_QUOTE',
    lines: placed.data.lines,
    subtotal: 22_500,
    careCoinsUsed: 200,
    total: 20_500,
    quotes: [{ state: 'WITHDRAWN' }],
  })
})

test('the distributor’s screens receive messages, and no note', () => {
  const { distributorId } = placed.data
  const of = { orderId, num, distributorId, text: sealed('Hello') }
  const message = MessageWritten.make({ ...of, messageId: 'm-1', by: 'PROVIDER' })
  const note = NoteWritten.make({ ...of, noteId: 'n-1' })
  for (const { topics } of [orderMessages, orderHistory]) {
    expect(topics?.(message.data, unchecked<Envelope>({ key: orderId, type: message.type }))).toEqual([
      `order:${orderId}`,
    ])
    expect(topics?.(note.data, unchecked<Envelope>({ key: orderId, type: note.type }))).toEqual(['office:orders'])
  }
})
