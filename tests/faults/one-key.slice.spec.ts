import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { countCareCoins } from '#modules/loyalty/contract.ts'
import { cancelOrder, placeOrder } from '#modules/ordering/contract.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { PortalNode } from '#platform/node/node.ts'
import { startTrading } from '#tests/trading.ts'
import { ROUNDS } from './rounds.ts'

const PATIENCE_MS = 300_000 + ROUNDS * 2_000

const { portal, call, done, world, andina, folic, lineOf, orderOf, placed } = await startTrading()
let nodes: readonly [PortalNode, PortalNode]

beforeAll(async () => {
  nodes = [portal.node, await portal.startAnother()]
})
beforeEach(async () => void (await world.signAgain()))
afterAll(() => portal.stop())

const buyer = andina.procurement
const order = () => orderOf(andina, lineOf(folic, 'co'))
const balance = async () => (await done(countCareCoins, {}, buyer)).data.balance

/** The types of an order's events, in order. */
const happened = async (orderId: string): Promise<string[]> => {
  const { rows } = await portal.owner.query<{ type: string }>(
    `select e.type from es.event e join es.stream s on s.id = e.stream_id where s.kind = 'order' and s.key = $1 order by e.version`,
    [orderId],
  )
  return rows.map(({ type }) => type)
}

describe('one Idempotency-Key on two nodes', () => {
  const headers = { 'idempotency-key': 'double-click' }

  test('is one order, however often it is sent at once, and one answer', async () => {
    const sent = { ...order(), careCoinsUsed: careCoins(5) }
    const before = await balance()
    const send = (_: unknown, n: number) => call(placeOrder, sent, { ...buyer, headers, node: nodes[n % 2]! })
    const answers = await Promise.all(Array.from({ length: 50 }, send))

    const [first] = answers
    expect(first).toMatchObject({ status: 200, body: { success: true, num: expect.stringMatching(/^\d{4}-\d{6}$/) } })
    expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
      answers.map(() => ({ status: 200, body: first!.body })),
    )
    expect(await happened(first!.body.orderId)).toEqual(['OrderPlaced'])
    const { rows } = await portal.owner.query(`select count(*) from es.event where type = 'OrderPlaced'`)
    expect(Number(rows[0].count)).toBe(1)
    expect(await balance()).toBe(before - 5)
  })

  test(
    `is one cancellation, also where one of them finds the order cancelled already (${ROUNDS} rounds)`,
    async () => {
      for (let round = 0; round < ROUNDS; round++) {
        const { orderId } = await placed()
        const once = { 'idempotency-key': `cancel-${round}` }
        const cancel = (_: unknown, n: number) =>
          call(cancelOrder, { orderId }, { ...buyer, headers: once, node: nodes[n % 2]! })
        const answers = await Promise.all(Array.from({ length: 6 }, cancel))
        expect(answers.map(({ status, body }) => ({ status, body }))).toEqual(
          answers.map(() => ({ status: 200, body: answers[0]!.body })),
        )
        expect(await happened(orderId)).toEqual(['OrderPlaced', 'OrderCancelled'])
      }
    },
    PATIENCE_MS,
  )

  test('with another body is a conflict on either node', async () => {
    for (const node of nodes) {
      const answer = await call(placeOrder, orderOf(andina, lineOf(folic, 'co', 25)), { ...buyer, headers, node })
      expect(answer).toMatchObject({ status: 409, problem: { error: expect.stringContaining('Idempotency-Key') } })
    }
  })

  test('of another person is another order', async () => {
    const colleague = await world.person('Lucia', 'PROCUREMENT', andina.id)
    const [mine, theirs] = await Promise.all([
      call(placeOrder, order(), { ...buyer, headers: { 'idempotency-key': 'shared' } }),
      call(placeOrder, order(), { ...colleague, headers: { 'idempotency-key': 'shared' }, node: nodes[1] }),
    ])
    expect([mine.status, theirs.status]).toEqual([200, 200])
    expect(mine.body.num).not.toBe(theirs.body.num)
  })
})
