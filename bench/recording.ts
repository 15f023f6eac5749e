import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'
import { v7 as uuidv7 } from 'uuid'

import { NoteWritten } from '#modules/ordering/fulfilment-events.ts'
import { order } from '#modules/ordering/order.ts'
import type { About, StreamAppend } from '#platform/log/append.ts'
import { approved, distributorId, num, orderId, placed, quoted, sealed } from '#tests/sample-orders.ts'

export const about: About = {
  command: 'POST /order',
  actor: randomUUID(),
  role: 'PROCUREMENT',
  origin: { session: randomUUID() },
  correlation: randomUUID(),
}

/** SQL: the last position. */
const HEAD = '(select max(position + n - 1) from es.log)'

/** What was recorded until now notifies no one. */
export const REACT_TO_NOTHING = `update es.reaction set position = ${HEAD}`

/** Seeded orders notify no one; and every read model has all of them. */
export const allRead = async (owner: Pool): Promise<void> => {
  await owner.query(REACT_TO_NOTHING)
  for (;;) {
    const { rows } = await owner.query<{ n: number }>(
      `select count(*)::int as n from es.projection where state = 'live' and position < ${HEAD}`,
    )
    if (rows[0]!.n === 0) return
    await sleep(100)
  }
}

/** The stream of an order that was just placed, under an id of its own, made as the portal makes them. */
export const newOrder = (changes: Partial<(typeof placed)['data']> = {}): StreamAppend => {
  const key = uuidv7()
  const data = { ...placed.data, ...changes, orderId: key }
  return { kind: order.stream.kind, key, expected: 'none', events: [{ ...placed, data }] }
}

/** Events in the life of an order: placed, quoted, confirmed, and so many notes of the staff. */
export const aLife = (changes: Parameters<typeof newOrder>[0] = {}, notes = 0): StreamAppend => {
  const stream = newOrder(changes)
  const ofIt = <E extends { data: object }>(event: E) => ({ ...event, data: { ...event.data, orderId: stream.key } })
  const written = Array.from({ length: notes }, () =>
    ofIt(NoteWritten.make({ orderId, num, distributorId, noteId: uuidv7(), text: sealed('Our own note') })),
  )
  return { ...stream, events: [...stream.events, ofIt(quoted()), ofIt(approved), ...written] }
}
