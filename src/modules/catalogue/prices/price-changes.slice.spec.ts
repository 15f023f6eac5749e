import { afterAll, expect, test } from 'vitest'
import { showProduct } from '#modules/catalogue/contract.ts'
import type { ProductId, RegistrationId } from '#modules/catalogue/events.ts'
import { showRegistrationHistory } from '#modules/catalogue/products/product-office-contract.ts'
import { addCartLine } from '#modules/ordering/contract.ts'
import type { Day } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { startOfDay } from '#platform/time/time-zone.ts'
import { forecasts } from '#projections/forecasts.ts'
import { startTrading } from '#tests/trading.ts'
import { changePrices, listScheduledPrices, previewPrices, withdrawPrices } from './price-change-contract.ts'

const { portal, call, andina, sales, folic, iron, world, done, quoted } = await startTrading({
  projections: [forecasts],
})
afterAll(async () => {
  await setDatabaseClock(portal.owner, null)
  await portal.stop()
})

const { clock, work, readModels, log } = portal.node
const operations = await world.person('Jonas', 'OPERATIONS', null)
const inColombia = ({ in: at }: typeof folic) => at('co') as RegistrationId
const to = (of: typeof folic, price: number, discount = 0) => ({
  registrationId: inColombia(of),
  price: cents(price),
  discount: percent(discount),
})
const costs = async ({ id }: typeof folic) =>
  (await done(showProduct, { id: id as ProductId }, andina.procurement)).registrations?.find(
    ({ country }) => country.id === 'co',
  )?.effectivePrice
const later = (days: number) => new Date(clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10) as Day
const at = async (day: Day) => {
  await setDatabaseClock(portal.owner, startOfDay(day, 'UTC'))
  await clock.follow()
  await work.deadlines.fireDue()
  await readModels.waitFor(['products'], await log.seal(), 60_000)
}

test('who keeps the catalogue previews a change by company before it is made; quotes keep their price', async () => {
  await quoted()
  await done(
    addCartLine,
    { productId: folic.id, countryId: 'co', quantity: 20, packagingId: folic.packagingId } as never,
    andina.procurement,
  )
  const change = { effectiveOn: null, changes: [to(folic, 2_000), to(iron, 1_250, 10)] }
  expect((await call(previewPrices, change, sales)).status).toBe(403)
  expect(await done(previewPrices, change, operations)).toMatchObject({
    ...{ dearer: 1, cheaper: 0, same: 1 },
    carts: [{ distributor: 'Andina Salud', lines: 1, before: 22_500, after: 40_000 }],
    orders: [{ distributor: 'Andina Salud', lines: 1, before: 22_500, after: 40_000 }],
    forecasts: [],
  })
  expect(await costs(folic)).toBe(1_125)
})

test('a price of a day is in a list until then, and true once from then on', async () => {
  const day = later(10)
  await done(changePrices, { effectiveOn: day, changes: [to(folic, 1_500), to(iron, 3_000, 50)] }, operations)
  const scheduled = await done(listScheduledPrices, {}, sales)
  expect(scheduled).toHaveLength(2)
  expect(scheduled[0]).toMatchObject({ name: 'Folic acid', country: 'Colombia', effectiveOn: day, price: 1_500 })
  expect(await costs(folic)).toBe(1_125)

  await done(withdrawPrices, { scheduled: [{ registrationId: inColombia(iron), effectiveOn: day }] }, operations)
  await at(day)
  await at(later(1))
  expect([await costs(folic), await costs(iron)]).toEqual([1_500, 1_125])
  expect(await done(listScheduledPrices, {}, sales)).toEqual([])
  const history = await done(showRegistrationHistory, { id: inColombia(folic) }, sales)
  expect(history.map(({ type }) => type)).toEqual([
    'RegistrationPriced',
    'ScheduledPriceReached',
    'PriceScheduled',
    'RegistrationPriced',
    'ProductRegistered',
  ])
})

test('all of a list or, with errors at their rows, none', async () => {
  const tried = (changes: readonly ReturnType<typeof to>[], effectiveOn: Day | null = null) =>
    call(changePrices, { effectiveOn, changes } as never, operations)
  const before = [await costs(folic), await costs(iron)]
  const unknown = { ...to(iron, 900), registrationId: '00000000-0000-5000-8000-000000000000' as RegistrationId }
  expect(await tried([to(folic, 900), to(iron, 0)])).toMatchObject({
    status: 422,
    problem: { errors: { 'changes.1.price': 'A price is more than nothing' } },
  })
  expect(await tried([to(folic, 900), unknown])).toMatchObject({
    status: 422,
    problem: { errors: { 'changes.1.registrationId': 'Registration not found' } },
  })
  expect(await tried([to(folic, 900), to(folic, 901)])).toMatchObject({
    status: 422,
    problem: { errors: { 'changes.1.registrationId': 'This price is listed twice' } },
  })
  expect(await tried([to(folic, 900)], later(-1))).toMatchObject({
    status: 422,
    problem: { errors: { effectiveOn: 'Choose a day that lies ahead' } },
  })
  expect([await costs(folic), await costs(iron)]).toEqual(before)
})
