import { setTimeout as after } from 'node:timers/promises'

import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { cancelOrder, decideQuote, showOrder } from '#modules/ordering/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { cents } from '#platform/money.ts'
import type { PortalNode } from '#platform/node/node.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import type { CallAnswer } from '#tests/portal.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { ROUNDS } from './rounds.ts'
import { chanceOf, seedOf } from './seed.ts'

const AT_ONCE = 6
const seed = seedOf(process.env.FAULT_SEED)
const chance = chanceOf(seed, 'races of quotes')
const PATIENCE_MS = 300_000 + ROUNDS * 2_000
/** How far apart rivals may begin: the clocks of both are read somewhere in between. */
const SPREAD_MS = 20

const { portal, call, done, world, andina, sales, placed } = await startTrading()
let nodes: readonly [PortalNode, PortalNode]
let colleague: { jwt: string }

beforeAll(async () => {
  nodes = [portal.node, await portal.startAnother()]
  colleague = await world.person('Lucia', 'PROCUREMENT', andina.id)
})
beforeEach(async () => void (await world.signAgain()))
afterAll(() => portal.stop())

const soon = () => after(chance.below(SPREAD_MS))

const options = [
  { name: 'Sea freight', transportMode: 'Harbor' as const, transitDays: 35, freight: cents(8_000) },
  { name: 'Air freight', transportMode: 'Airport' as const, transitDays: 4, freight: cents(20_000) },
]
const quoted = async (): Promise<OrderId> => {
  const { orderId } = await placed()
  await done(issueQuote, { id: orderId, options }, sales)
  return orderId
}

const confirm = (orderId: OrderId, by: { jwt: string } = andina.procurement, node = nodes[0], optionId = '1.1') =>
  call(decideQuote, { orderId, status: 'CONFIRMED', quoteVersion: 1, optionId }, { ...by, node })
const revise = (id: OrderId) => call(issueQuote, { id, ...oneFreight(9_000) }, { ...sales, node: nodes[1] })

/** The types of an order's events, in order, without the reminders of a clock that jumps. */
const happened = async (orderId: string): Promise<string[]> => {
  const { rows } = await portal.owner.query<{ type: string; version: number }>(
    `select e.type, e.version from es.event e join es.stream s on s.id = e.stream_id
      where s.kind = 'order' and s.key = $1 order by e.version`,
    [orderId],
  )
  expect(rows.map(({ version }) => Number(version))).toEqual(rows.map((_, at) => at + 1))
  return rows.map(({ type }) => type).filter((type) => !/Remind/.test(type))
}

/** As everybody reads it once the log is folded. */
const shown = async (orderId: OrderId) => {
  expect(await portal.node.readModels.waitFor(['orders'], await portal.node.log.seal(), 60_000)).toBe(true)
  return (await call(showOrder, { id: orderId }, andina.procurement)).body
}

/** Each after a moment of its own, none of them knowing of the other. */
const together = <A, B>(one: () => Promise<A>, other: () => Promise<B>): Promise<[A, B]> =>
  Promise.all([soon().then(one), soon().then(other)])

/** Rounds, a few of them at once; answers how often each name won. */
const rounds = async (play: () => Promise<string>, atOnce = AT_ONCE): Promise<Map<string, number>> => {
  const wins = new Map<string, number>()
  for (let first = 0; first < ROUNDS; first += atOnce) {
    const won = await Promise.all(Array.from({ length: Math.min(atOnce, ROUNDS - first) }, play))
    for (const name of won) wins.set(name, (wins.get(name) ?? 0) + 1)
  }
  return wins
}

/** Each of them won: in so many rounds that chance leaves none out. */
const expectBoth = (wins: ReadonlyMap<string, number>, ...names: readonly string[]) => {
  if (ROUNDS >= 100) expect([...wins.keys()].toSorted()).toEqual(names)
}

const expectRefusal = ({ status, problem }: CallAnswer<unknown>, ...sentences: readonly string[]) => {
  expect(status).toBe(409)
  expect(sentences).toContain(problem.error)
}
const TAKEN = 'Only a quoted order can be confirmed. This one is confirmed already.'
const CANCELLED = 'This order has been cancelled'

test(
  `confirm × revise: the quote that was read is confirmed, or the new one is shown (${ROUNDS} rounds, seed ${seed})`,
  async () => {
    const wins = await rounds(async () => {
      const orderId = await quoted()
      const [confirmed, revised] = await together(
        () => confirm(orderId),
        () => revise(orderId),
      )
      const types = await happened(orderId)
      if (confirmed.status === 200) {
        expectRefusal(
          revised,
          'Only an order waiting for a quote, or with a quote that is not confirmed, can be quoted. This one is confirmed already.',
        )
        expect(types).toEqual(['OrderPlaced', 'QuoteIssued', 'QuoteApproved'])
        expect(await shown(orderId)).toMatchObject({ status: 'CONFIRMED', grandTotal: 30_500, quote: { version: 1 } })
        return 'confirm'
      }
      expect(revised.status).toBe(200)
      expectRefusal(confirmed, 'The quote has been revised. Please check the new version.')
      expect(confirmed.problem).toMatchObject({ quoteVersion: 2, options: [{ optionId: '2.1', freight: 9_000 }] })
      expect(types).toEqual(['OrderPlaced', 'QuoteIssued', 'QuoteIssued'])
      expect(await shown(orderId)).toMatchObject({ status: 'QUOTE_RECEIVED', quote: { version: 2 } })
      return 'revise'
    })
    expectBoth(wins, 'confirm', 'revise')
  },
  PATIENCE_MS,
)

test(
  `confirm × cancel: one of them, and the other is refused (${ROUNDS} rounds, seed ${seed})`,
  async () => {
    const cancel = (orderId: OrderId) => call(cancelOrder, { orderId }, { ...colleague, node: nodes[1] })
    const wins = await rounds(async () => {
      const orderId = await quoted()
      const [confirmed, cancelled] = await together(
        () => confirm(orderId),
        () => cancel(orderId),
      )
      const [, , end, ...more] = await happened(orderId)
      expect(more).toEqual([])
      if (end === 'QuoteApproved')
        expectRefusal(cancelled, 'An order can only be cancelled until it is confirmed. This one is confirmed already.')
      else expectRefusal(confirmed, CANCELLED)
      expect([confirmed.status, cancelled.status].toSorted()).toEqual([200, 409])
      expect((await shown(orderId)).status).toBe(end === 'QuoteApproved' ? 'CONFIRMED' : 'CANCELLED')
      return end as string
    })
    expectBoth(wins, 'OrderCancelled', 'QuoteApproved')
  },
  PATIENCE_MS,
)

test(
  `confirm × confirm: one freight option is taken, and who wanted the other is refused (${ROUNDS} rounds, seed ${seed})`,
  async () => {
    const wins = await rounds(async () => {
      const orderId = await quoted()
      const [sea, air] = await together(
        () => confirm(orderId),
        () => confirm(orderId, colleague, nodes[1], '1.2'),
      )
      expect([sea.status, air.status].toSorted()).toEqual([200, 409])
      expectRefusal(sea.status === 200 ? air : sea, TAKEN)
      expect(await happened(orderId)).toEqual(['OrderPlaced', 'QuoteIssued', 'QuoteApproved'])
      const won = sea.status === 200 ? '1.1' : '1.2'
      expect(await shown(orderId)).toMatchObject({
        status: 'CONFIRMED',
        quote: { chosenOptionId: won },
        grandTotal: won === '1.1' ? 30_500 : 42_500,
      })
      return won
    })
    expectBoth(wins, '1.1', '1.2')
  },
  PATIENCE_MS,
)

test(
  `confirm × expire: it was in time, or it is refused as too late (${ROUNDS} rounds, seed ${seed})`,
  async () => {
    const clock = async (now: Date | null) => {
      await setDatabaseClock(portal.owner, now)
      await Promise.all(nodes.map((node) => node.clock.follow()))
    }
    /** By the clock that decides: a node on a busy machine may be some milliseconds ahead of it. */
    const isPast = async (moment: Date) => {
      const { rows } = await portal.owner.query<{ past: boolean }>('select es.now() > $1 as past', [moment])
      return rows[0]!.past
    }
    const wins = await rounds(async () => {
      const orderId = await quoted()
      const { rows } = await portal.owner.query<{ id: string; due_at: Date }>(
        `select id, due_at from es.deadline where stream_key = $1 and kind = 'order.quote-expired'`,
        [orderId],
      )
      const { id, due_at: end } = rows[0]!
      const expire = () => Promise.all(nodes.map((node) => node.work.deadlines.fire(id)))
      // The clock of the database and of both nodes runs over the end while one confirms and the deadline fires.
      await clock(new Date(end.getTime() - SPREAD_MS))
      const [confirmed] = await together(() => confirm(orderId), expire)
      while (!(await isPast(end))) await after(SPREAD_MS)
      await expire()
      // A node that looks for due deadlines by itself may hold the lock: then no other does, and it is not waited for.
      const last = async () => (await happened(orderId)).at(-1)
      if (confirmed.status !== 200) await expect.poll(last).toBe('QuoteExpired')
      const types = await happened(orderId)
      await clock(null)
      if (confirmed.status === 200) {
        expect(types).toEqual(['OrderPlaced', 'QuoteIssued', 'QuoteApproved'])
        return 'confirm'
      }
      expectRefusal(confirmed, 'This quote has expired', CANCELLED)
      expect(types).toEqual(['OrderPlaced', 'QuoteIssued', 'QuoteExpired'])
      expect(await shown(orderId)).toMatchObject({ status: 'CANCELLED', cancelReason: 'QUOTE_EXPIRED' })
      return 'expire'
    }, 1)
    expect([...wins.values()].reduce((all, won) => all + won, 0)).toBe(ROUNDS)
  },
  PATIENCE_MS,
)
