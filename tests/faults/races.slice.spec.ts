import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'

import { priceRegistration } from '#modules/catalogue/office-contract.ts'
import { addCartLine, cancelOrder, decideQuote, placeOrder, showCart, showOrder } from '#modules/ordering/contract.ts'
import { cancelOrderByStaff, issueQuote } from '#modules/ordering/desk/office-contract.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { cents, percent } from '#platform/money.ts'
import type { PortalNode } from '#platform/node/node.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { isEverybodysTurn, ROUNDS } from './rounds.ts'
import { chanceOf, seedOf } from './seed.ts'

const AT_ONCE = 6
const seed = seedOf(process.env.FAULT_SEED)
const chance = chanceOf(seed, 'races')
const PATIENCE_MS = 300_000 + ROUNDS * 2_000

const trading = await startTrading()
const { portal, call, done, world, andina, sales, iron, lineOf, orderOf } = trading
let nodes: readonly [PortalNode, PortalNode]

beforeAll(async () => {
  nodes = [portal.node, await portal.startAnother()]
})
beforeEach(async () => void (await world.signAgain()))
afterAll(() => portal.stop())

const buyer = andina.procurement
const someNode = () => chance.pick(nodes)

/** The types of an order's events, in order. */
const happened = async (orderId: string): Promise<string[]> => {
  const { rows } = await portal.owner.query<{ type: string }>(
    `select e.type from es.event e join es.stream s on s.id = e.stream_id where s.kind = 'order' and s.key = $1 order by e.version`,
    [orderId],
  )
  return rows.map(({ type }) => type)
}

/** What people and time may do with a quote at the same moment, and the event by which each of them wins. */
const rivals = {
  QuoteApproved: (orderId: OrderId) =>
    call(decideQuote, { orderId, status: 'CONFIRMED', quoteVersion: 1 }, { ...buyer, node: someNode() }),
  QuoteRejected: (orderId: OrderId) =>
    call(decideQuote, { orderId, status: 'CANCELLED', quoteVersion: 1 }, { ...buyer, node: someNode() }),
  OrderCancelled: (orderId: OrderId) => call(cancelOrder, { orderId }, { ...buyer, node: someNode() }),
}

const revise = (id: OrderId) => call(issueQuote, { id, ...oneFreight(9_000) }, { ...sales, node: someNode() })

const expire = async (orderId: OrderId) => {
  const { rows } = await portal.owner.query<{ id: string }>(
    `select id from es.deadline where stream_key = $1 and kind = 'order.quote-expired' order by due_at limit 1`,
    [orderId],
  )
  await Promise.all(nodes.map((node) => node.work.deadlines.fire(rows[0]!.id)))
}

/** Rounds, a few of them at once. */
const rounds = async (play: (round: number) => Promise<void>) => {
  for (let first = 0; first < ROUNDS; first += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, ROUNDS - first) }, (_, n) => play(first + n)))
}

/** Exactly one of the rivals won; every answer matches the outcome, and the order is as the winner left it. */
const expectOneWinner = async (
  orderId: OrderId,
  outcomes: readonly { type: string; status: number; error: string | undefined }[],
  others: readonly string[] = [],
) => {
  const types = await happened(orderId)
  const ends = types.filter((type) => type in rivals || others.includes(type))
  expect(ends, types.join()).toHaveLength(1)
  for (const { type, status, error } of outcomes) {
    if (type === ends[0]) expect(status, type).toBe(200)
    else
      expect({ status, error }, `${type} lost to ${ends}`).toEqual({ status: 409, error: expect.stringMatching(/\w/) })
  }
  expect(await portal.node.readModels.waitFor(['orders'], await portal.node.log.seal(), 60_000)).toBe(true)
  const shown = (await call(showOrder, { id: orderId }, buyer)).body
  expect(shown.status).toBe(ends[0] === 'QuoteApproved' ? 'CONFIRMED' : 'CANCELLED')
  return ends[0]!
}

const all = async (orderId: OrderId) =>
  Promise.all(
    chance.shuffled(Object.entries(rivals)).map(async ([type, act]) => {
      const { status, problem } = await act(orderId)
      return { type, status, error: problem.error }
    }),
  )

describe(`a quote (seed ${seed})`, () => {
  test(
    `is confirmed, rejected or cancelled at the same moment: one wins, the others are refused (${ROUNDS} rounds)`,
    async () => {
      const winners = new Set<string>()
      await rounds(async () => {
        const { orderId } = await trading.quoted()
        winners.add(await expectOneWinner(orderId, await all(orderId)))
      })
      if (isEverybodysTurn) expect(winners.size).toBeGreaterThan(1)
    },
    PATIENCE_MS,
  )

  test(
    `is revised while it is decided on: no one decides on a quote they have not read (${ROUNDS} rounds)`,
    async () => {
      await rounds(async () => {
        const { orderId } = await trading.quoted()
        const [revised, outcomes] = await Promise.all([revise(orderId), all(orderId)])
        const types = await happened(orderId)
        const winner = await expectOneWinner(orderId, outcomes)
        // A revised quote is another quote: only taking the whole order back still means the same.
        const wasRevised = types.filter((type) => type === 'QuoteIssued').length === 2
        expect(revised.status).toBe(wasRevised ? 200 : 409)
        if (wasRevised) expect(winner).toBe('OrderCancelled')
      })
    },
    PATIENCE_MS,
  )

  test(
    `lapses while it is decided on (${ROUNDS} rounds)`,
    async () => {
      const quoted: Awaited<ReturnType<typeof trading.quoted>>[] = []
      await rounds(async () => void quoted.push(await trading.quoted()))
      const { rows } = await portal.owner.query<{ due_at: Date }>(
        `select due_at from es.deadline where stream_key = $1 and kind = 'order.quote-expired'`,
        [quoted[Math.min(5, ROUNDS - 1)]!.orderId],
      )
      // One of them ends in the middle of it: the clock of database and nodes runs over the end while everybody acts.
      await setDatabaseClock(portal.owner, new Date(rows[0]!.due_at.getTime() - 15))
      await Promise.all(nodes.map((node) => node.clock.follow()))
      const wins = new Map<string, number>()
      for (const [round, { orderId }] of quoted.entries()) {
        const lapsing = expire(orderId)
        if (round % 3 === 0) await lapsing // a head start now and then: else the quickest people always win
        const [outcomes] = await Promise.all([all(orderId), lapsing])
        if ((await happened(orderId)).at(-1) === 'QuoteIssued') await expire(orderId)
        const winner = await expectOneWinner(orderId, outcomes, ['QuoteExpired'])
        wins.set(winner, (wins.get(winner) ?? 0) + 1)
      }
      await setDatabaseClock(portal.owner, null)
      await Promise.all(nodes.map((node) => node.clock.follow()))
      expect([...wins.values()].reduce((sum, n) => sum + n, 0)).toBe(ROUNDS)
      if (isEverybodysTurn) expect(wins.get('QuoteExpired') ?? 0).toBeGreaterThan(0)
    },
    PATIENCE_MS,
  )

  test(
    `is confirmed by one side while the other cancels the order (${ROUNDS} rounds)`,
    async () => {
      await rounds(async () => {
        const { orderId } = await trading.quoted()
        const [confirmed, cancelled] = await Promise.all([
          rivals.QuoteApproved(orderId),
          call(cancelOrderByStaff, { id: orderId, reason: 'Out of stock' }, { ...sales, node: someNode() }),
        ])
        // Staff may cancel a confirmed order too: they always win, and the buyer knows which came first.
        expect(cancelled.status).toBe(200)
        const types = await happened(orderId)
        expect(types.includes('QuoteApproved')).toBe(confirmed.status === 200)
        expect(types.at(-1)).toBe('OrderCancelled')
      })
    },
    PATIENCE_MS,
  )
})

describe('prices that change during an order', () => {
  test('are listed line by line, and nothing is ordered at a price that was not seen', async () => {
    await done(addCartLine, { productId: iron.id, countryId: 'co', quantity: 20, packagingId: iron.packagingId }, buyer)
    const [section] = (await done(showCart, {}, buyer)).sections
    const raise = { id: iron.in('co') as never, price: cents(2_000), discount: percent(0) }
    await done(priceRegistration, raise, await portal.as('ADMIN'))

    const sent = { ...orderOf(andina, lineOf(iron, 'co')), expectedTotal: section!.total }
    const answers = await Promise.all(nodes.map((node) => call(placeOrder, sent, { ...buyer, node })))
    for (const answer of answers)
      expect(answer).toMatchObject({
        status: 409,
        problem: {
          total: 40_000,
          expectedTotal: 22_500,
          lines: [{ registrationId: iron.in('co'), quantity: 20, effectivePrice: 2_000, total: 40_000 }],
        },
      })
    expect((await done(showCart, {}, buyer)).count).toBe(1)
    await done(placeOrder, { ...sent, expectedTotal: cents(40_000) }, buyer)
  })
})

test('after all of it the numbers of orders have no gap, and no balance was ever negative', async () => {
  const { rows: numbers } = await portal.owner.query<{ orders: number; last: number }>(
    `select count(*) as orders, max(split_part(data ->> 'num', '-', 2)::int) as last from es.event where type = 'OrderPlaced'`,
  )
  expect(Number(numbers[0]!.orders)).toBe(numbers[0]!.last)
  const { rows: negative } = await portal.owner.query(
    `select * from (select s.key, e.version, sum(case e.type when 'CareCoinsSpent' then -(data ->> 'amount')::int
        else (data ->> 'amount')::int end) over (partition by s.key order by e.version) as balance
      from es.event e join es.stream s on s.id = e.stream_id where s.kind = 'loyalty-account') moved where balance < 0`,
  )
  expect(negative).toEqual([])
})
