import { expect, test } from 'vitest'
import type { OrderEvent } from '#modules/ordering/events.ts'
import { MessageWritten } from '#modules/ordering/fulfilment-events.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'
import { cents } from '#platform/money.ts'
import { rowsAlong } from '#platform/projecting/fold.ts'
import type { Envelope } from '#platform/projection.ts'
import { dollars } from '#platform/text/formats.ts'
import { unchecked } from '#platform/typed.ts'
import { orders } from '#projections/orders.ts'
import { approved, num, orderId, placed, quoted, sealed, withdrawn } from '#tests/sample-orders.ts'

import { figureTurns } from './figure-turns.ts'

const recorded = (happened: readonly OrderEvent[]): RecordedEvent[] =>
  happened.map(({ type, data }, index) => ({
    envelope: unchecked<Envelope>({
      kind: 'order',
      key: orderId,
      version: index + 1,
      type,
      at: '2026-11-20T09:00:00.000Z',
    }),
    data,
  }))
const { distributorId } = placed.data
const message = MessageWritten.make({
  ...{ orderId, num, distributorId, text: sealed('Hello') },
  messageId: 'm-1',
  by: 'PROVIDER',
})
const quote = quoted()
const grandTotal = dollars(quote.data.options[0]!.grandTotal)

const turns = (events: readonly RecordedEvent[], isSeen: (event: RecordedEvent) => boolean = () => true) =>
  figureTurns('grandTotal', events, rowsAlong(orders, events), isSeen)

test('a figure turns where the order says another one', () =>
  expect(turns(recorded([placed, message, quote, message, withdrawn]))).toEqual([
    { place: 2, before: null, after: grandTotal },
    { place: 4, before: grandTotal, after: null },
  ]))

test('a grand total is none while one of several ways to send the goods is to be picked', () => {
  const [sea] = quote.data.options
  const air = { ...sea!, optionId: 'air', shippingPrice: cents(30_000), grandTotal: cents(52_500) }
  const offered = { ...quote, data: { ...quote.data, options: [sea!, air] } }
  const picked = { ...approved, data: { ...approved.data, optionId: 'air' } }
  expect(turns(recorded([placed, offered, picked]))).toEqual([
    { place: 2, before: null, after: dollars(air.grandTotal) },
  ])
})

test('what the reader does not see counts for the next event that they do, and among theirs', () => {
  const events = recorded([placed, message, quote, message])
  expect(turns(events, ({ envelope }) => envelope.version !== 2)).toMatchObject([{ place: 1 }])
  expect(turns(events, ({ envelope }) => envelope.version !== 3)).toMatchObject([{ place: 2 }])
})

// Describing the order again for each event would exceed the time limit of a test.
test('a hundred thousand messages are gone through', () => {
  const events = recorded([placed, ...Array.from({ length: 100_000 }, () => message), quote])
  expect(turns(events)).toMatchObject([{ place: 100_001 }])
})
