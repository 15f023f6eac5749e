import { randomUUID } from 'node:crypto'

import { order } from '#modules/ordering/order.ts'
import type { About, StreamAppend } from '#platform/log/append.ts'
import { approved, placed, quoted } from '#tests/sample-orders.ts'

export const about: About = {
  command: 'POST /order',
  actor: randomUUID(),
  role: 'PROCUREMENT',
  origin: { session: randomUUID() },
  correlation: randomUUID(),
}

/** SQL: the last position. */
export const HEAD = '(select max(position + n - 1) from es.log)'

/** What was recorded until now notifies no one. */
export const REACT_TO_NOTHING = `update es.reaction set position = ${HEAD}`

/** The stream of an order that was just placed, under an id of its own. */
export const newOrder = (changes: Partial<(typeof placed)['data']> = {}): StreamAppend => {
  const key = randomUUID()
  const data = { ...placed.data, ...changes, orderId: key }
  return { kind: order.stream.kind, key, expected: 'none', events: [{ ...placed, data }] }
}

/** Three events in the life of an order: placed, quoted, confirmed. */
export const aLife = () => {
  const stream = newOrder()
  const ofIt = <E extends { data: object }>(event: E) => ({ ...event, data: { ...event.data, orderId: stream.key } })
  return { ...stream, events: [...stream.events, ofIt(quoted()), ofIt(approved)] }
}
