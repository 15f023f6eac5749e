import { afterAll, expect, test } from 'vitest'

import { signIn } from '#modules/identity/contract.ts'
import { listNotifications } from '#modules/notifications/contract.ts'
import { notifications as notificationsModule } from '#modules/notifications/module.ts'
import type { Day } from '#platform/event.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { forecasts } from '#projections/forecasts.ts'
import { leadTimes } from '#projections/lead_times.ts'
import { mailSettings } from '#projections/mail_settings.ts'
import { notifications } from '#projections/notifications.ts'
import { orderedGoods } from '#projections/ordered_goods.ts'
import { PASSWORD } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'

import {
  type ForecastReminder,
  forecastVintages,
  listForecasts,
  listLeadTimes,
  nextForecastOrders,
  officeForecastReminders,
  readForecast,
  recentForecastReminders,
  removeForecast,
  setLeadTimes,
  upsertForecast,
} from './contract.ts'
import { forecasting } from './module.ts'
import { keyOf, monthAfter, monthOf, monthsFrom } from './months.ts'
import { type SalesRow, salesChart } from './sales-contract.ts'

const { portal, call, andina, nordmed, folic, iron, sales, world, done } = await startTrading({
  modules: [forecasting, notificationsModule],
  projections: [forecasts, leadTimes, orderedGoods, notifications, mailSettings],
})
afterAll(() => portal.stop())

/** Anew after every leap in time: no session lasts that long. */
const signs = async (email: string) => ({ jwt: (await call(signIn, { email, password: PASSWORD })).body.jwt })

const DAY = 24 * 3_600_000
const thisMonth = () => monthOf(portal.node.clock.now().toISOString())
const today = () => portal.node.clock.now().toISOString().slice(0, 10) as Day
const plan = (quantity: number, productId = folic.id, countryId?: string) => ({
  productId,
  ...(countryId && { countryId }),
  currentInventoryLevel: 120,
  stockTickingDate: today(),
  forecastMonths: monthsFrom(thisMonth(), 12).map((month) => ({ ...month, orderCount: 1, orderQuantity: quantity })),
})
const file = (quantity: number, productId = folic.id, countryId = 'co') =>
  done(upsertForecast, plan(quantity, productId, countryId), andina.procurement)

test('both roles file forecasts; the other company sees and touches none of it', async () => {
  const { forecast } = await file(400)
  expect(forecast).toMatchObject({ product: { name: 'Folic acid' }, country: { name: 'Colombia' }, version: 1 })
  await done(upsertForecast, plan(300, iron.id), andina.marketing)
  expect(await done(listForecasts, {}, andina.marketing)).toMatchObject([
    { productName: 'Folic acid', quantity: 4_800, ordersInNext3Months: 3, accuracy: null },
    { productName: 'Iron', quantity: 3_600 },
  ])
  expect(await done(listForecasts, {}, nordmed.procurement)).toEqual([])
  for (const endpoint of [readForecast, forecastVintages, removeForecast])
    expect((await call(endpoint, { id: forecast.id }, nordmed.procurement)).status).toBe(404)
  expect((await call(nextForecastOrders, { forecastId: forecast.id }, nordmed.procurement)).status).toBe(404)
  expect((await call(upsertForecast, plan(1), sales)).status).toBe(403)
})

test.each([
  ['currentInventoryLevel', { currentInventoryLevel: -1 }],
  ['currentInventoryLevel', { currentInventoryLevel: 1.5 }],
  ['stockTickingDate', { stockTickingDate: '2026-02-31' }],
  ['surprise', { surprise: true }],
])('a wrong %s is not saved, with the sentence of the catalogue', async (field, wrong) => {
  const answer = await call(upsertForecast, { ...plan(1, iron.id), ...wrong } as never, andina.procurement)
  expect(answer).toMatchObject({ status: 422, problem: { error: 'Error while creating forecast' } })
  expect(answer.problem.errors).toHaveProperty(field)
})

test('the country is required where there are several, and must be one of the product’s', async () => {
  const which = await call(upsertForecast, plan(1), andina.procurement)
  expect(which).toMatchObject({ status: 422, problem: { error: 'Error while creating forecast' } })
  expect(which.problem.errors).toHaveProperty('countryId')
  const foreign = await call(upsertForecast, plan(1, folic.id, 'no'), andina.procurement)
  expect(foreign.problem.errors).toHaveProperty('countryId')
  const unknown = await call(upsertForecast, plan(1, 'no-product'), andina.procurement)
  expect(unknown.problem.errors).toHaveProperty('productId')
})

test('a version that was on screen is not overwritten unseen', async () => {
  const stale = { ...plan(500, folic.id, 'co'), expectedVersion: 0 }
  expect(await call(upsertForecast, stale, andina.procurement)).toMatchObject({ status: 409, problem: { version: 1 } })
})

test('a forecast is filed again as it was read, and not under the id of another', async () => {
  const [read] = await done(listForecasts, {}, andina.procurement)
  const { forecast } = await done(upsertForecast, { ...read!, currentInventoryLevel: 90 }, andina.procurement)
  expect(forecast).toMatchObject({ id: read!.id, version: read!.version + 1, currentInventoryLevel: 90 })
  expect(forecast.forecastMonths).toEqual(read!.forecastMonths)
  expect((await call(upsertForecast, read!, andina.procurement)).status).toBe(409)
  const other = { ...plan(1, iron.id), id: read!.id }
  expect((await call(upsertForecast, other, andina.procurement)).problem.errors).toHaveProperty('id')
})

test('staff set lead times; a forecast takes them over when it is filed again', async () => {
  const operations = await world.person('Omar', 'OPERATIONS', null)
  const set = { productId: iron.id, countryId: 'co', days: [45] }
  expect((await call(setLeadTimes, set, sales)).status).toBe(403)
  await done(setLeadTimes, set, operations)
  expect(await done(listLeadTimes, { productId: iron.id }, sales)).toMatchObject([
    { countryName: 'Colombia', days: [45], set: true },
    { countryName: 'Norway', days: [60, 90], set: false },
  ])
  const delays = async () => {
    const all = await done(listForecasts, {}, andina.procurement)
    const rules = all.find(({ productName }) => productName === 'Iron')!.rules
    return [...new Set(rules.map(({ delay }) => delay))].toSorted()
  }
  expect(await delays()).toEqual([60, 90])
  await done(upsertForecast, plan(300, iron.id), andina.marketing)
  expect(await delays()).toEqual([45])
  await done(removeForecast, { id: [andina.id, iron.id, 'co'].join('_') }, andina.marketing)
})

test('people are reminded a week before, once, and no more after it was deleted', async () => {
  const id = [andina.id, folic.id, 'co'].join('_')
  const first = (await done(nextForecastOrders, {}, andina.marketing)).flatMap(({ rules }) => rules)
  const in9Days = new Date(portal.node.clock.now().getTime() + 9 * DAY).toISOString().slice(0, 10)
  const due = first
    .map((it) => it.maximumOrderDate)
    .toSorted()
    .find((it) => it > in9Days)!
  await setDatabaseClock(portal.owner, new Date(Date.parse(`${due}T00:00:00Z`) - 7 * DAY + 3_600_000))
  await portal.node.clock.follow()
  const mateo = await signs('mateo@portal.example')
  const received = async () =>
    (await done(listNotifications, {}, mateo)).filter(({ type }) => type === 'FORECAST_REMINDER')
  await portal.settle()
  expect(await received()).toHaveLength(1)
  const reminders = (scope: object) => done(recentForecastReminders, scope, mateo)
  const every = await reminders({})
  expect(every).toMatchObject([{ forecastId: id, maximumOrderDate: due }])
  const [{ year, month, product }] = every as [ForecastReminder]
  expect((await received())[0]).toMatchObject({
    content: `Place the order for Folic acid in Colombia for ${String(month).padStart(2, '0')}/${year} now to receive it in time. Order by ${due.split('-').reverse().join('/')}.`,
    link: '/profile/forecasts',
  })
  const yesterday = new Date(portal.node.clock.now().getTime() - DAY).toISOString().slice(0, 10) as Day
  expect(await reminders({ asOf: yesterday })).toEqual([])
  expect(await reminders({ asOf: today() })).toHaveLength(1)
  const [classed] = await done(salesChart, { productId: product.id }, mateo)
  const { category_id: categoryId, subCategory_id: subCategoryId } = classed as SalesRow
  for (const its of [
    { productId: folic.id },
    { categoryId },
    { categoryId, subCategoryId },
    { countryId: 'co' },
    { year },
  ])
    expect(await reminders(its), JSON.stringify(its)).toHaveLength(1)
  const another = [{ productId: iron.id }, { categoryId: 'x' }, { subCategoryId: 'x' }, { countryId: 'no' }]
  for (const other of [...another, { year: year + 1 }])
    expect(await reminders(other), JSON.stringify(other)).toEqual([])
  const staff = await signs('sofia@portal.example')
  const distributor = { id: andina.id, name: 'Andina Salud' }
  expect(await done(officeForecastReminders, {}, staff)).toMatchObject([{ forecastId: id, distributor }])
  expect(await done(officeForecastReminders, { distributorId: andina.id }, staff)).toHaveLength(1)
  expect(await done(officeForecastReminders, { productId: iron.id }, staff)).toEqual([])
  expect(await done(officeForecastReminders, { distributorId: nordmed.id, asOf: today() }, staff)).toEqual([])
  expect(await done(officeForecastReminders, { asOf: yesterday }, staff)).toEqual([])

  await done(removeForecast, { id }, mateo)
  expect(await done(listForecasts, {}, mateo)).toEqual([])
  await setDatabaseClock(portal.owner, new Date(Date.parse(`${due}T00:00:00Z`) + 120 * DAY))
  await portal.node.clock.follow()
  await portal.settle()
  const later = await signs('ola@portal.example')
  expect((await done(listNotifications, {}, later)).filter(({ type }) => type === 'FORECAST_REMINDER')).toEqual([])
  const again = await signs('mateo@portal.example')
  const all = await done(listNotifications, {}, again)
  expect(all.filter(({ type }) => type === 'FORECAST_REMINDER')).toHaveLength(1)
})

test('every filing is a vintage of the months that it covers', async () => {
  const begun = thisMonth()
  const ines = await signs('ines@portal.example')
  const { forecast } = await done(upsertForecast, plan(400, folic.id, 'pe'), ines)
  await setDatabaseClock(portal.owner, new Date(portal.node.clock.now().getTime() + 40 * DAY))
  await portal.node.clock.follow()
  const later = await signs('ines@portal.example')
  await done(upsertForecast, plan(300, folic.id, 'pe'), later)
  const { months, accuracy } = await done(forecastVintages, { id: forecast.id }, later)
  const target = keyOf(monthAfter(begun, 6))
  expect(months.find(({ key }) => key === target)).toMatchObject({
    filings: [
      { filing: 1, orderQuantity: 400 },
      { filing: 2, orderQuantity: 300 },
    ],
    forecast: 300,
    passed: false,
    accuracy: null,
  })
  expect(months[0]).toMatchObject({ passed: true, forecast: null, accuracy: null, actual: 0 })
  // Nothing was ordered in the months in between that were forecast before they began.
  expect(accuracy).toBe(keyOf(thisMonth()) > keyOf(monthAfter(begun, 1)) ? 0 : null)
})
