import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { andina, basket, Opened, open, Put, purchase, purchaseLog, Spent, sales, spend } from '#tests/purchase-log.ts'
import { existing, fresh } from './commands.ts'
import type { EventLog } from './event-log.ts'

const it = purchaseLog()
const { as, opened, storedOf } = it
/** The log with something that happens between a decision and its append. */
const beforeAppending = (happens: (...args: Parameters<EventLog['append']>) => Promise<unknown>): EventLog => ({
  ...it.log,
  append: async (...args) => {
    await happens(...args)
    return it.log.append(...args)
  },
})

describe('deciding', () => {
  test('what was decided is recorded, with who, why and for whom, and is in the log at the position answered', async () => {
    const key = await opened()
    const correlation = randomUUID()
    const { position, state } = await as(sales, { correlation, causation: 7 }).decide(purchase, key, spend(3), {
      reason: 'by phone',
    })
    expect(state.spent).toBe(3)
    const [first, second] = await storedOf(key)
    expect(first).toMatchObject({
      actor: andina.userId,
      on_behalf_of: andina.distributorId,
      origin: { session: andina.sessionId },
    })
    expect(second).toMatchObject({
      actor: sales.userId,
      role: 'SALES',
      on_behalf_of: andina.distributorId,
      reason: 'by phone',
      correlation,
      causation: 7,
    })
    const { rows } = await it.pool.query('select position from es.log where commit_id = $1', [second.id])
    expect(rows[0].position).toBeLessThanOrEqual(position)
  })

  test('a refusal is thrown and records nothing', async () => {
    const key = await opened()
    await expect(as(andina).decide(purchase, key, spend(11))).rejects.toMatchObject({
      refusal: { status: 409, error: 'Not that much' },
    })
    expect(await storedOf(key)).toHaveLength(1)
  })

  test('deciding that nothing happens records nothing and answers the head', async () => {
    const key = await opened()
    const { position } = await as(andina).decide(purchase, key, () => [])
    expect(position).toBe(await it.log.seal())
    expect(await storedOf(key)).toHaveLength(1)
  })

  test('racing commands each decide on what the one before them left: the limit holds', async () => {
    const key = await opened()
    const all = await Promise.allSettled(Array.from({ length: 4 }, () => as(andina).decide(purchase, key, spend(4))))
    expect(all.filter((it) => it.status === 'fulfilled')).toHaveLength(2)
    expect((await as(andina).stateOf(purchase, key)).spent).toBe(8)
  })

  test('a command that loses every race is refused', async () => {
    const key = await opened()
    const outrun = beforeAppending((streams, about) => it.log.append([{ ...streams[0]!, expected: 'exists' }], about))
    await expect(as(andina, { log: outrun }).decide(purchase, key, spend(0))).rejects.toMatchObject({
      refusal: { status: 409, error: 'Someone else changed this at the same moment. Please check it again.' },
    })
    expect(await storedOf(key)).toHaveLength(1 + 1 + 4) // once on what was remembered, four times on what is stored
  })

  test('an old event is lifted to today’s shape, an unknown one ends the command', async () => {
    const key = await opened()
    const about = { command: 'old', actor: andina.userId, role: 'PROCUREMENT', origin: {}, correlation: randomUUID() }
    await it.log.append(
      [{ kind: 'purchase', key, expected: 1, events: [{ type: 'Spent', schemaVersion: 1, data: { coins: 5 } }] }],
      about,
    )
    expect(await as(andina).stateOf(purchase, key)).toMatchObject({ spent: 5, reasons: ['unknown'] })
    await it.log.append(
      [{ kind: 'purchase', key, expected: 2, events: [{ type: 'Vanished', schemaVersion: 1, data: {} }] }],
      about,
    )
    await expect(as(andina).stateOf(purchase, key)).rejects.toThrow('purchase does not know Vanished')
  })
})

describe('several streams', () => {
  test('are written together or not at all; what is only read must not have moved', async () => {
    const key = randomUUID()
    const me = { ...andina, userId: randomUUID() }
    const { states } = await as(me).decideTogether(
      { order: fresh(purchase, key), cart: existing(basket, me.userId) },
      () => ({
        order: [Opened.make({ distributorId: me.distributorId, num: '-' })],
        cart: [Put.make({ what: 'nothing' })],
      }),
    )
    expect(states).toMatchObject({ order: { distributorId: me.distributorId }, cart: ['nothing'] })

    let moved = false
    const movesOnce = beforeAppending(async (_, { reads: _reads, ...about }) => {
      if (!moved)
        await it.log.append(
          [{ kind: 'basket', key: me.userId, expected: 1, events: [Put.make({ what: 'more' })] }],
          about,
        )
      moved = true
    })
    const targets = { order: existing(purchase, key), cart: existing(basket, me.userId) }
    const later = await as(me, { log: movesOnce }).decideTogether(targets, ({ cart }) => ({
      order: [Spent.make({ amount: cart.length, reason: 'items' })],
    }))
    expect(later.states.order.spent).toBe(2)
  })

  test('a stream that must be new and is not: 409, without deciding again', async () => {
    const key = await opened()
    let calls = 0
    const again = as(andina).begin(purchase, key, (state) => {
      calls++
      return open(andina.distributorId)(state)
    })
    await expect(again).rejects.toMatchObject({ refusal: { status: 409, error: 'This already exists.' } })
    expect(calls).toBe(1)
  })
})
