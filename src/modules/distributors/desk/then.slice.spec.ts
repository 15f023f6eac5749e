import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignTerritory, suspendDistributor } from '#modules/distributors/contract.ts'
import { erasePerson } from '#modules/identity/people/people-contract.ts'
import { correctCareCoins } from '#modules/loyalty/contract.ts'
import { cancelOrder } from '#modules/ordering/contract.ts'
import { fileReport } from '#modules/service/reports/contract.ts'
import { openTicket } from '#modules/service/tickets/contract.ts'
import { startWholeTrading } from '#tests/whole-trading.ts'
import { showCompanyThen } from './then-contract.ts'

const { portal, call, andina, nordmed, sales, placed, done, world } = await startWholeTrading()
afterAll(() => portal.stop())

type Person = Awaited<ReturnType<typeof world.person>>
let quality: Person
let order: Awaited<ReturnType<typeof placed>>
let before: string

/** A moment that lies between what was recorded and what comes. */
const between = async (): Promise<string> => {
  const shift = (seconds: number) =>
    portal.owner.query(`update es.clock set shift = shift + make_interval(secs => $1)`, [seconds])
  await shift(60)
  await portal.node.clock.follow()
  const moment = portal.node.clock.now().toISOString()
  await shift(60)
  await portal.node.clock.follow()
  return moment
}
const then = (asOf: string, id = andina.id) => done(showCompanyThen, { id, asOf: asOf as never }, sales)

beforeAll(async () => {
  quality = await world.person('Priya', 'QUALITY', null)
  order = await placed(andina)
  await placed(nordmed)
  await done(openTicket, { department: 'Logistics', subject: 'Day', comment: 'When?' }, andina.marketing)
  const tender = { countryId: 'co' as never, comment: 'Soon', consent: true as const, authority: 'Ministry of Health' }
  await done(fileReport, { type: 'reportTender', state: tender }, andina.procurement)
  before = await between()
  await done(fileReport, { type: 'reportTender', state: tender }, andina.procurement)
  const { id } = andina
  await done(cancelOrder, { orderId: order.orderId }, andina.procurement)
  await done(assignTerritory, { id, region: 'Elsewhere', countryIds: ['co' as never] }, quality)
  await done(suspendDistributor, { id, reason: 'Unpaid' }, quality)
  await done(correctCareCoins, { distributorId: id, change: -100, reason: 'Too many' }, sales)
  await placed(nordmed)
})

test('a company is shown as it was then, and today as today', async () => {
  const [past, now] = [await then(before), await then(await between())]
  expect(past).toMatchObject({ state: 'ACTIVE', region: 'Region', careCoins: { balance: 1_000, corrected: 1_000 } })
  expect(past.countries.map(({ id }) => id)).toEqual(['co', 'pe'])
  expect(now).toMatchObject({ state: 'SUSPENDED', region: 'Elsewhere', careCoins: { balance: 900 } })
  expect([past.orders, now.orders]).toMatchObject([
    [{ num: order.num, status: 'Waiting for quote' }],
    [{ num: order.num, status: 'Cancelled' }],
  ])
  expect(past.users.map(({ name }) => name.split(' ')[0]).toSorted()).toEqual(['Ines', 'Mateo'])
  expect(past.tickets).toMatchObject([{ subject: 'Day' }])
  expect([past.reports.length, now.reports.length]).toEqual([1, 2])
})

test('of another company there is nothing in it', async () => {
  const other = await then(before, nordmed.id)
  expect(other.orders).toHaveLength(1)
  expect(JSON.stringify(other)).not.toContain(order.num)
})

test('before it was there, and in what is still to come, there is nothing to show', async () => {
  const status = async (asOf: string, who: Person = quality) =>
    (await call(showCompanyThen, { id: andina.id, asOf: asOf as never }, who)).status
  expect(await status('2020-01-01T00:00:00.000Z')).toBe(404)
  expect(await status('2199-01-01T00:00:00.000Z')).toBe(422)
  expect(await status(before, andina.procurement as Person)).toBe(403)
})

test('who was erased since stays erased in the past, too', async () => {
  const { userId } = andina.marketing
  const admin = await world.person('Ada', 'ADMIN', null)
  await done(erasePerson, { id: userId, email: 'mateo@portal.example', reason: 'They requested it' } as never, admin)
  const erased = (await then(before)).users.find(({ id }) => id === userId)
  expect(erased?.name).not.toContain('Mateo')
  expect(erased?.email).not.toContain('mateo')
})
