import { afterAll, beforeAll, expect, test } from 'vitest'

import { decideQuote } from '#modules/ordering/contract.ts'
import { changeOrder } from '#modules/ordering/placing/changing-contract.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { issueQuote } from './office-contract.ts'
import { stageOrders, stageTimes } from './stage-times-contract.ts'

const { portal, call, andina, nordmed, sales, placed, done } = await startTrading()
afterAll(() => portal.stop())

const DAY = 24 * 3_600_000
const later = async (days: number) => {
  await portal.owner.query(`update es.clock set shift = shift + make_interval(secs => $1)`, [(days * DAY) / 1000])
  await portal.node.clock.follow()
}
const quote = (id: Awaited<ReturnType<typeof placed>>['orderId']) => done(issueQuote, { id, ...oneFreight(100) }, sales)

let fast: Awaited<ReturnType<typeof placed>>
let slow: typeof fast

beforeAll(async () => {
  fast = await placed(andina)
  await later(1)
  await quote(fast.orderId)
  slow = await placed(andina)
  await placed(nordmed)
  await later(3)
  await quote(slow.orderId)
  await later(2)
  await done(decideQuote, { orderId: slow.orderId, status: 'CONFIRMED' }, andina.procurement)
})

const near = (days: number) => expect.closeTo(days, 1)

test('each stage that orders went through is listed by destination and Incoterm, with median and 90th percentile', async () => {
  const { times, destinations } = await done(stageTimes, {}, sales)
  expect(destinations).toEqual(['Colombia', 'Norway'])
  expect(times).toEqual([
    { destination: 'Colombia', method: 'FCA', stage: 'DECISION', orders: 1, median: near(2), p90: near(2) },
    { destination: 'Colombia', method: 'FCA', stage: 'QUOTE', orders: 2, median: near(2), p90: near(2.8) },
  ])
})

test('a time leads to its orders, the slowest first', async () => {
  const found = await done(stageOrders, { stage: 'QUOTE', destination: 'Colombia', method: 'FCA' }, sales)
  expect(found.map(({ num, company, days }) => ({ num, company, days }))).toEqual([
    { num: slow.num, company: 'Andina Salud', days: near(3) },
    { num: fast.num, company: 'Andina Salud', days: near(1) },
  ])
  expect(await done(stageOrders, { stage: 'QUOTE', method: 'CIF' }, sales)).toEqual([])
  expect((await done(stageTimes, { year: 2001 }, sales)).times).toEqual([])
})

test('an order goes by the Incoterm that it has now', async () => {
  const fields = { shippingMethod: 'CIP' as const, destination: 'Buenaventura' }
  await done(changeOrder, { orderId: fast.orderId, fields }, andina.procurement)
  const found = await done(stageOrders, { stage: 'QUOTE', method: 'CIP' }, sales)
  expect(found.map(({ num }) => num)).toEqual([fast.num])
})

test('no company reads it', async () => {
  expect((await call(stageTimes, {}, andina.procurement)).status).toBe(403)
})
