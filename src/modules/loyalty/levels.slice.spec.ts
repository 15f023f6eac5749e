import { readFileSync } from 'node:fs'

import { addMonths } from 'date-fns/addMonths'
import { afterAll, afterEach, expect, test } from 'vitest'

import { assignLoyaltyGroup } from '#modules/distributors/contract.ts'
import { placeOrder } from '#modules/ordering/contract.ts'
import { OrderDelivered } from '#modules/ordering/fulfilment-events.ts'
import { order } from '#modules/ordering/order.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { Day } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { startTrading } from '#tests/trading.ts'

import { currentLoyaltyStatus, listLoyaltyStatuses, loyaltyProgress, readLedger } from './contract.ts'
import { readOfficeLedger } from './office-contract.ts'

const { portal, andina, nordmed, sales, done, folic, lineOf, orderOf } = await startTrading()
afterEach(() => setDatabaseClock(portal.owner, null).then(() => portal.node.clock.follow()))
afterAll(() => portal.stop())

const placed = (company: typeof andina, quantity: number) =>
  done(placeOrder, orderOf(company, lineOf(folic, company === andina ? 'co' : 'no', quantity)), company.procurement)

/** As in the log once operations have delivered it. */
const deliver = async (company: typeof andina, { orderId, num }: Awaited<ReturnType<typeof placed>>, on: Date) => {
  const event = OrderDelivered.make({
    orderId,
    num,
    distributorId: company.id,
    deliveredOn: moment(on).slice(0, 10) as Day,
    careCoinsEarned: careCoins(0),
    cashBackCareCoins: careCoins(0),
  })
  await portal.asSystem().decide(order, orderId, () => [event])
}

const delivered = async (company: typeof andina, quantity: number, on = new Date()) => {
  await deliver(company, await placed(company, quantity), on)
  await portal.settle()
}

const reader = (company: typeof andina) => portal.as('MARKETING', company.id)
const statusOf = async (company: typeof andina) => done(currentLoyaltyStatus, {}, await reader(company))

test('there are four levels, each with what it brings and what it requires', async () => {
  const statuses = await done(listLoyaltyStatuses, {}, andina.marketing)
  expect(statuses.map(({ reference, criteria }) => [reference, ...Object.values(criteria)])).toEqual([
    ['BLUE', 1, 0, 0],
    ['BRONZE', 2, 5_000, 2_500_000],
    ['SILVER', 4, 20_000, 10_000_000],
    ['GOLD', 6, 50_000, 25_000_000],
  ])
  const tokens = readFileSync('src/web/ui/style/tokens.css', 'utf8')
  for (const { reference, avantages, image, colour } of statuses) {
    expect(avantages).not.toBe('')
    expect(tokens).toContain(`--level-${reference.toLowerCase()}-ink: light-dark(${colour}, `)
    expect(readFileSync(`src/web/public${image}`, 'utf8')).toContain(colour)
  }
})

test('a company outside of the programme has no level, however much it orders', async () => {
  await delivered(nordmed, 60_000)
  expect(await statusOf(nordmed)).toBeNull()
})

test('joining the programme gives the level that was reached already', async () => {
  await done(assignLoyaltyGroup, { id: nordmed.id as never, group: 2 }, sales)
  await portal.settle()
  expect(await statusOf(nordmed)).toEqual({ reference: 'BLUE', displayName: 'Blue partner' })
  await done(assignLoyaltyGroup, { id: nordmed.id as never, group: null }, sales)
  await portal.settle()
  expect(await statusOf(nordmed)).toBeNull()
  const { entries } = await done(readOfficeLedger, { distributorId: nordmed.id }, sales)
  expect(entries[0]).toMatchObject({ kind: 'LEVEL_LOST', level: null, review: { figures: null } })
})

test('a monthly review waits for a delivery that the read models have not seen yet, instead of taking the level', async () => {
  const { clock, readModels, work } = portal.node
  const lost = async () => {
    const { entries } = await done(readOfficeLedger, { distributorId: nordmed.id }, sales)
    return entries.filter(({ kind }) => kind === 'LEVEL_LOST').length
  }
  const late = async () =>
    (await portal.owner.query<{ error: string }>('select error from es.late_deadline')).rows.map(({ error }) => error)
  await done(assignLoyaltyGroup, { id: nordmed.id as never, group: 2 }, sales)
  await portal.settle()
  const [lostBefore, waiting] = [await lost(), await placed(nordmed, 100)]
  await work.deadlines.hold(true)
  readModels.hold(true, ['orders'])
  const inAYear = addMonths(new Date(), 13)
  await setDatabaseClock(portal.owner, inAYear)
  await clock.follow()
  await deliver(nordmed, waiting, inAYear)

  await work.deadlines.fireDue() // gives up after some seconds
  expect(await late()).toContainEqual(
    'The deadline loyalty.level-review waits for the read models orders, distributors, loyalty_rules',
  )
  expect(await lost()).toBe(lostBefore)
  readModels.hold(false, ['orders'])
  await work.deadlines.hold(false)
  await expect.poll(late).toEqual([])
  await portal.settle()
  expect(await lost()).toBe(lostBefore)
  expect(await statusOf(nordmed)).toMatchObject({ reference: 'BLUE' })

  await done(assignLoyaltyGroup, { id: nordmed.id as never, group: null }, sales)
  await portal.settle()
})

test('deliveries of the last 12 months give a level, and the months take it away', async () => {
  await done(assignLoyaltyGroup, { id: andina.id as never, group: 1 }, sales)
  await delivered(andina, 90_000, addMonths(new Date(), -13))
  expect(await statusOf(andina)).toBeNull()

  await delivered(andina, 100)
  expect(await statusOf(andina)).toMatchObject({ reference: 'BLUE' })
  await delivered(andina, 5_000)
  expect(await statusOf(andina)).toMatchObject({ reference: 'BRONZE' })
  expect(await done(loyaltyProgress, {}, andina.marketing)).toMatchObject({
    figures: { orders: 2, units: 5_100, turnover: 5_100 * 1_125 },
    current: 'BRONZE',
    next: { reference: 'SILVER', criteria: { orders: 4, units: 20_000 } },
  })
  expect(await statusOf(nordmed)).toBeNull()

  // Kept month by month, until the deliveries are older than a year.
  for (const months of [2, 14]) {
    await setDatabaseClock(portal.owner, addMonths(new Date(), months))
    await portal.node.clock.follow()
    await portal.settle()
    expect(await statusOf(andina)).toEqual(months === 2 ? { reference: 'BRONZE', displayName: 'Bronze partner' } : null)
  }
  const { entries } = await done(readLedger, {}, await reader(andina))
  const levels = entries.filter(({ review }) => review !== null)
  expect(levels.map(({ kind, level, review }) => [kind, level, review?.figures])).toEqual([
    ['LEVEL_LOST', null, { orders: 0, units: 0, turnover: 0 }],
    ['LEVEL_GAINED', 'Bronze partner', { orders: 2, units: 5_100, turnover: 5_100 * 1_125 }],
    ['LEVEL_GAINED', 'Blue partner', { orders: 1, units: 100, turnover: 100 * 1_125 }],
  ])
  const { rows } = await portal.owner.query(`select count(*)::int as kept from es.event where type = 'LevelKept'`)
  expect(rows[0].kept).toBeGreaterThan(0)
})
