import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { correctCareCoins, countCareCoins } from '#modules/loyalty/contract.ts'
import { cancelOrder, placeOrder } from '#modules/ordering/contract.ts'
import { createPromoCode } from '#modules/promotions/contract.ts'
import { promoCode as promoCodeStream } from '#modules/promotions/promo-code.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Day } from '#platform/event.ts'
import { percent } from '#platform/money.ts'
import type { PortalNode } from '#platform/node/node.ts'
import { startTrading } from '#tests/trading.ts'
import { isEverybodysTurn, ROUNDS } from './rounds.ts'

const PATIENCE_MS = 300_000 + ROUNDS * 1_000

const { portal, call, done, world, andina, nordmed, sales, folic, lineOf, orderOf } = await startTrading()
let nodes: readonly [PortalNode, PortalNode]

beforeAll(async () => {
  nodes = [portal.node, await portal.startAnother()]
})
beforeEach(async () => void (await world.signAgain()))
afterAll(() => portal.stop())

const sides = [
  { company: andina, order: orderOf(andina, lineOf(folic, 'co')) },
  { company: nordmed, order: orderOf(nordmed, lineOf(folic, 'no')) },
] as const

const always = {
  validFrom: '2020-01-01' as Day,
  validUntil: null,
  productIds: null,
  distributorIds: null,
  maximumUses: null,
  maximumUsesPerDistributor: null,
}
const made = async (code: string, limits: object) => {
  await done(createPromoCode, { code, type: 'DISCOUNT', discount: percent(10), ...always, ...limits }, sales)
  return code
}
/** As the log has it, whatever read models have heard of. */
const usesOf = async (code: string) => (await portal.asSystem().stateOf(promoCodeStream, code)).uses

test(
  `the last use of a promo code goes to one of two companies on two nodes, the other reads that it is used up (${ROUNDS} rounds)`,
  async () => {
    const winners = new Set<number>()
    for (let round = 0; round < ROUNDS; round++) {
      const promoCode = await made(`LAST-${round}`, { maximumUses: 1 })
      const answers = await Promise.all(
        sides.map(({ company, order }, n) =>
          call(placeOrder, { ...order, promoCode }, { ...company.procurement, node: nodes[(n + round) % 2]! }),
        ),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      expect(answers.find(({ status }) => status === 422)?.problem.error).toBe(
        `The promo code ${promoCode} has been used up`,
      )
      expect(await usesOf(promoCode)).toBe(1)
      winners.add(answers.findIndex(({ status }) => status === 200))
    }
    if (isEverybodysTurn) expect(winners.size, 'each company won at least once').toBe(2)
  },
  PATIENCE_MS,
)

test(
  `orders and cancellations at the same moment never pass a limit, in all or of one company (${ROUNDS} rounds)`,
  async () => {
    const promoCode = await made('TWICE-EACH', { maximumUses: 3, maximumUsesPerDistributor: 2 })
    const taken = [new Set<string>(), new Set<string>()]
    for (let round = 0; round < ROUNDS; round++) {
      await Promise.all(
        sides.flatMap(({ company, order }, n) => {
          const caller = { ...company.procurement, node: nodes[(n + round) % 2]! }
          const place = async () => {
            const { status, body } = await call(placeOrder, { ...order, promoCode }, caller)
            if (status === 200) taken[n]!.add(body.orderId)
            else expect([409, 422]).toContain(status)
          }
          const release = async () => {
            const [orderId] = taken[n]!
            if (orderId === undefined || round % 3 === 0) return
            const { status } = await call(cancelOrder, { orderId: orderId as never }, caller)
            if (status === 200) taken[n]!.delete(orderId)
            else expect(status).toBe(409)
          }
          return [place(), release()]
        }),
      )
      const counts = taken.map((orders) => orders.size)
      expect(await usesOf(promoCode)).toBe(counts[0]! + counts[1]!)
      for (const count of counts) expect(count).toBeLessThanOrEqual(2)
      expect(counts[0]! + counts[1]!).toBeLessThanOrEqual(3)
    }
    const { rows } = await portal.owner.query<{ most: string }>(
      `select max(uses) as most from (select sum(case e.type when 'PromoCodeUsed' then 1 when 'PromoCodeReleased' then -1
         else 0 end) over (order by e.version) as uses
       from es.event e join es.stream s on s.id = e.stream_id where s.kind = 'promo-code' and s.key = $1) counted`,
      [promoCode],
    )
    expect(Number(rows[0]!.most)).toBeLessThanOrEqual(3)
    if (isEverybodysTurn) expect(Number(rows[0]!.most), 'the limit was reached').toBe(3)
  },
  PATIENCE_MS,
)

/** A thousand rounds stay below what one person corrects by in a day (decision 86). */
const COINS = 10

test(
  `the last CareCoins pay for one of two orders at once, on two nodes, and never twice (${ROUNDS} rounds)`,
  async () => {
    const colleague = await world.person('Mario', 'PROCUREMENT', andina.id)
    const buyers = [andina.procurement, colleague]
    for (let round = 0; round < ROUNDS; round++) {
      const { balance } = (await done(countCareCoins, {}, colleague)).data
      const change = COINS - balance
      if (change !== 0)
        await done(correctCareCoins, { distributorId: andina.id, change, reason: 'Another round' }, sales)
      const wanted = { ...orderOf(andina, lineOf(folic, 'co')), careCoinsUsed: careCoins(COINS) }
      const answers = await Promise.all(
        buyers.map((buyer, n) => call(placeOrder, wanted, { ...buyer, node: nodes[(n + round) % 2]! })),
      )
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 422])
      expect((await done(countCareCoins, {}, colleague)).data.balance).toBe(0)
    }
  },
  PATIENCE_MS,
)
