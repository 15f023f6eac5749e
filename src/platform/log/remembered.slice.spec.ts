import { beforeEach, expect, test } from 'vitest'

import { refused } from '#platform/decision.ts'
import { andina, nordmed, type Purchase, purchase, purchaseLog, Spent, sales, spend } from '#tests/purchase-log.ts'
import { type EventLog, eventLog } from './event-log.ts'
import { caughtUp } from './loaded-stream.ts'

const it = purchaseLog()
const { as, opened, storedOf } = it

/** A node with the names of the statements that it sends to the database. */
const watchedNode = () => {
  const sent: string[] = []
  const query = (config: any, ...more: []) => {
    sent.push(config.name ?? config)
    return it.pool.query(config, ...more)
  }
  return { sent, log: eventLog(Object.assign(Object.create(it.pool), { query })) }
}

let node: ReturnType<typeof watchedNode>
let other: EventLog
beforeEach(() => {
  node = watchedNode()
  other = eventLog(it.pool)
})
const here = () => as(andina, { log: node.log })
const elsewhere = () => as(andina, { log: other })

const spentOnce = (state: Purchase) => (state.spent > 0 ? [] : [Spent.make({ amount: 1, reason: 'sweets' })])
const onlyAfterwards = (state: Purchase) =>
  state.spent === 0 ? refused('Nothing was spent yet') : [Spent.make({ amount: 1, reason: 'more sweets' })]

test('a stream is read for the first command; the next ones are decided on what this node recorded', async () => {
  const key = await opened()
  await here().decide(purchase, key, spend(1))
  node.sent.length = 0
  const { state } = await here().decide(purchase, key, spend(2))
  expect([state.spent, node.sent]).toEqual([3, ['append']])
  expect((await elsewhere().stateOf(purchase, key)).spent).toBe(3)
})

test('a stream says when and by whom each event was recorded: the node that recorded it as any other, alone or together', async () => {
  const [key, other] = [await opened(), await opened()]
  const { state } = await here().decide(purchase, key, spend(1))
  await Promise.all([
    here().decide(purchase, key, spend(2)),
    as(sales, { log: node.log }).decide(purchase, other, spend(1)),
  ])
  const read = await elsewhere().stateOf(purchase, key)
  const stored = await storedOf(key)
  expect(read.stamps).toEqual(stored.map(({ at, actor }) => ({ at: at.toISOString(), actor })))
  expect(state.stamps).toEqual(read.stamps.slice(0, 2))
  for (const one of [key, other])
    expect(node.log.remembered.find(purchase, one)?.state).toEqual(await elsewhere().stateOf(purchase, one))
})

test('what another node recorded meanwhile is decided on', async () => {
  const key = await opened()
  await here().decide(purchase, key, spend(3))
  await elsewhere().decide(purchase, key, spend(7))
  await expect(here().decide(purchase, key, spend(1))).rejects.toMatchObject({ refusal: { error: 'Not that much' } })
  expect((await here().stateOf(purchase, key)).spent).toBe(10)
  expect(await storedOf(key)).toHaveLength(3)
})

test('what is only remembered refuses no one, and does not prove that there is nothing to do', async () => {
  const key = await opened()
  await here().stateOf(purchase, key)
  await here().decide(purchase, key, () => [])
  await elsewhere().decide(purchase, key, spend(1))
  expect((await here().decide(purchase, key, onlyAfterwards)).state.spent).toBe(2)

  const once = await opened()
  await here().decide(purchase, once, spend(1))
  expect((await here().decide(purchase, once, spentOnce)).state.spent).toBe(1)
  expect(await storedOf(once)).toHaveLength(2)
})

test('a remembered stream still belongs to its company only', async () => {
  const key = await opened()
  await here().decide(purchase, key, spend(1))
  const stranger = as(nordmed, { log: node.log })
  await expect(stranger.decide(purchase, key, spend(1))).rejects.toMatchObject({ refusal: { status: 404 } })
  await expect(stranger.stateOf(purchase, key)).rejects.toMatchObject({ refusal: { status: 404 } })
})

test('a log that went back behind what is remembered is believed', async () => {
  const key = await opened()
  const ahead = { decider: purchase, key, version: 7, state: { ...purchase.initial(key), spent: 9 } }
  expect(await caughtUp(it.pool, [ahead])).toMatchObject([{ version: 1, state: { spent: 0 } }])
})
