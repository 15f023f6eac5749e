import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

import { assignLoyaltyGroup } from '#modules/distributors/contract.ts'
import {
  correctCareCoins,
  countCareCoins,
  listPartnerOrders,
  readLedger,
  redeemCareCoins,
} from '#modules/loyalty/contract.ts'
import { offerPartnerProduct } from '#modules/loyalty/office-contract.ts'
import { placeOrder } from '#modules/ordering/contract.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { PortalNode } from '#platform/node/node.ts'
import { startTrading } from '#tests/trading.ts'
import { ROUNDS } from './rounds.ts'

/** A thousand rounds stay below what one person corrects by in a day (decision 86). */
const COINS = 10
const PATIENCE_MS = 300_000 + ROUNDS * 2_000

const { portal, call, done, andina, sales, world, folic, lineOf, orderOf } = await startTrading()
let nodes: readonly [PortalNode, PortalNode]
let partnerProductId: string

beforeAll(async () => {
  nodes = [portal.node, await portal.startAnother()]
  await done(assignLoyaltyGroup, { id: andina.id as never, group: 1 }, sales)
  const item = { name: 'Poster', description: null, kind: 'POSTER', priceInCC: careCoins(COINS) } as const
  partnerProductId = (await done(offerPartnerProduct, item, world.admin)).id
})
beforeEach(async () => void (await world.signAgain()))
afterAll(() => portal.stop())

const balance = async () => (await done(countCareCoins, {}, andina.marketing)).data.balance

test(
  'the last CareCoins go to an order or to material, never to both',
  async () => {
    const order = { ...orderOf(andina, lineOf(folic, 'co')), careCoinsUsed: careCoins(COINS) }
    let redeemed = 0
    for (let round = 0; round < ROUNDS; round += 1) {
      const change = COINS - (await balance())
      if (change !== 0)
        await done(correctCareCoins, { distributorId: andina.id, change, reason: 'Another round' }, sales)
      const first = nodes[round % 2]!
      const other = nodes[(round + 1) % 2]!
      const [redeeming, ordering] = await Promise.all([
        call(redeemCareCoins, { partnerProductId }, { ...andina.marketing, node: first }),
        call(placeOrder, order, { ...andina.procurement, node: other }),
      ])
      expect([redeeming.status, ordering.status].filter((status) => status === 200)).toHaveLength(1)
      expect([200, 409, 422]).toContain(redeeming.status)
      expect([200, 409, 422]).toContain(ordering.status)
      if (redeeming.status === 200) redeemed += 1
      expect(await balance()).toBe(0)
    }
    expect(await done(listPartnerOrders, {}, andina.marketing)).toHaveLength(Math.min(redeemed, 200))
    const { entries } = await done(readLedger, {}, andina.marketing)
    for (const { balance: after } of entries) expect(after).toBeGreaterThanOrEqual(0)
  },
  PATIENCE_MS,
)
