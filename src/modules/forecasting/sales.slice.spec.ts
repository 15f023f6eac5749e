import { afterAll, expect, test } from 'vitest'

import { signIn } from '#modules/identity/contract.ts'
import { cancelOrder, placeOrder } from '#modules/ordering/contract.ts'
import { changeOrderItems } from '#modules/ordering/placing/changing-contract.ts'
import type { Day } from '#platform/event.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { forecasts } from '#projections/forecasts.ts'
import { leadTimes } from '#projections/lead_times.ts'
import { orderedGoods } from '#projections/ordered_goods.ts'
import { PASSWORD } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'

import { upsertForecast } from './contract.ts'
import { forecasting } from './module.ts'
import { keyOf, monthAfter, monthOf, monthsFrom } from './months.ts'
import {
  exportOfficeSales,
  exportSales,
  officeSalesChart,
  officeSalesEvents,
  ordersPerMonth,
  type SalesRow,
  salesChart,
  salesEvents,
} from './sales-contract.ts'

const { portal, call, andina, nordmed, folic, iron, done, lineOf, orderOf } = await startTrading({
  modules: [forecasting],
  projections: [forecasts, leadTimes, orderedGoods],
})
afterAll(() => portal.stop())

/** Anew after every leap in time: no session lasts that long. */
const signs = async (email: string) => ({ jwt: (await call(signIn, { email, password: PASSWORD })).body.jwt })

const DAY = 24 * 3_600_000
const email = { ines: 'ines@portal.example', ola: 'ola@portal.example', sofia: 'sofia@portal.example' }
const dayNow = () => portal.node.clock.now().toISOString().slice(0, 10) as Day
const daysPass = async (days: number) => {
  await setDatabaseClock(portal.owner, new Date(portal.node.clock.now().getTime() + days * DAY))
  await portal.node.clock.follow()
}

/** At whose ends the chart is looked at. */
const days: Day[] = []

type Sums = Record<string, { orders: number; units: number; value: number; planned: number }>

/** The chart computed without read models: event by event, from the log itself. */
const drawnByHand = async (distributorId: string | null, asOf: string): Promise<Sums> => {
  const { rows } = await portal.owner.query<{ type: string; key: string; data: any; at: Date }>(
    `select e.type, s.key, e.data, c.at from es.event e join es.stream s on s.id = e.stream_id join es.commit c on c.id = e.commit_id
       join es.log l on l.commit_id = c.id where s.kind in ('order', 'forecast') order by l.position, e.ordinal`,
  )
  const orders = new Map<string, { month: string; country: string; lines: any[] }>()
  const plans = new Map<string, number>()
  for (const { type, key, data, at } of rows) {
    if (at.toISOString().slice(0, 10) > asOf || (distributorId && data.distributorId !== distributorId)) continue
    if (type === 'OrderPlaced')
      orders.set(key, {
        month: at.toISOString().slice(0, 7).replace('-', ''),
        country: data.countryId,
        lines: data.lines,
      })
    if (type === 'OrderItemsChanged') orders.set(key, { ...orders.get(key)!, lines: data.lines })
    if (type === 'OrderCancelled') orders.delete(key)
    if (type === 'ForecastFiled')
      for (const { year, month, orderQuantity } of data.months)
        plans.set(
          `${data.distributorId} ${year}${String(month).padStart(2, '0')} ${data.productId} ${data.countryId}`,
          orderQuantity,
        )
  }
  const sums: Sums = {}
  const add = (place: string, sum: Partial<Sums[string]>) => {
    const { orders: o, units, value, planned } = sums[place] ?? { orders: 0, units: 0, value: 0, planned: 0 }
    sums[place] = {
      orders: o + (sum.orders ?? 0),
      units: units + (sum.units ?? 0),
      value: value + (sum.value ?? 0),
      planned: planned + (sum.planned ?? 0),
    }
  }
  for (const { month, country, lines } of orders.values())
    for (const { productId, quantity, total } of lines)
      add(`${month} ${productId} ${country}`, { orders: 1, units: quantity, value: total })
  for (const [place, planned] of plans) add(place.slice(place.indexOf(' ') + 1), { planned })
  return sums
}

const summed = (rows: readonly SalesRow[]): Sums =>
  Object.fromEntries(
    rows.map((row) => [
      `${row.key} ${row.product_id} ${row.country_id}`,
      { orders: row.orderCount, units: row.orderQuantity, value: row.orderValue, planned: row.forecastOrderQuantity },
    ]),
  )

const plan = (quantity: number, countryId: string) => ({
  productId: folic.id,
  countryId,
  currentInventoryLevel: 10,
  stockTickingDate: dayNow(),
  forecastMonths: monthsFrom(monthOf(dayNow()), 12).map((month) => ({
    ...month,
    orderCount: 1,
    orderQuantity: quantity,
  })),
})

test('whatever is placed, changed, cancelled and forecast: the chart of any day is the fold of the log until then', async () => {
  const place = async (company: typeof andina, by: string, ...lines: ReturnType<typeof lineOf>[]) =>
    (await done(placeOrder, orderOf(company, ...lines), await signs(by))).orderId

  const first = await place(andina, email.ines, lineOf(folic, 'co', 40), lineOf(iron, 'co', 20))
  await done(upsertForecast, plan(100, 'co'), await signs(email.ines))
  const second = await place(andina, email.ines, lineOf(folic, 'co', 30))
  days.push(dayNow())

  await daysPass(12)
  await place(nordmed, email.ola, lineOf(folic, 'no', 50))
  await done(upsertForecast, plan(70, 'no'), await signs(email.ola))
  const items = [{ id: `${first}.1`, quantity: 75, packaging: folic.packagingId }]
  await done(changeOrderItems, { orderId: first, orderItems: items }, await signs(email.ines))
  days.push(dayNow())

  await daysPass(25)
  await done(cancelOrder, { orderId: second }, await signs(email.ines))
  await done(upsertForecast, plan(130, 'co'), await signs(email.ines))
  await place(andina, email.ines, lineOf(folic, 'pe', 15))
  days.push(dayNow())
  await daysPass(3)
  days.push(dayNow())

  const [ines, ola, sofia] = [await signs(email.ines), await signs(email.ola), await signs(email.sofia)]
  for (const asOf of days) {
    expect(summed(await done(salesChart, { asOf }, ines)), asOf).toEqual(await drawnByHand(andina.id, asOf))
    expect(summed(await done(salesChart, { asOf }, ola)), asOf).toEqual(await drawnByHand(nordmed.id, asOf))
    expect(summed(await done(officeSalesChart, { asOf }, sofia)), asOf).toEqual(await drawnByHand(null, asOf))
  }
  expect(summed(await done(salesChart, {}, ines))).toEqual(await drawnByHand(andina.id, days.at(-1)!))
  const ofNordmed = { distributorId: nordmed.id }
  expect(summed(await done(officeSalesChart, ofNordmed, sofia))).toEqual(await drawnByHand(nordmed.id, days.at(-1)!))
})

test('a row keeps what was forecast when its month began, whatever was filed later', async () => {
  const rows = await done(salesChart, { productId: folic.id, countryId: 'co' }, await signs(email.ines))
  const inMonth = (day: Day | undefined, by = 0) => {
    const row = rows.find(({ key }) => key === keyOf(monthAfter(monthOf(day as Day), by)))
    return [row?.forecastOrderQuantity, row?.forecastQuantityBefore]
  }
  const [filedOn, , filedAgainOn] = days
  expect(inMonth(filedOn)).toEqual([100, null])
  expect(inMonth(filedAgainOn)).toEqual([130, 100])
  expect(inMonth(filedAgainOn, 1)).toEqual([130, 130])
})

test('the events behind a bar add up to it, and name the orders', async () => {
  const ines = await signs(email.ines)
  for (const row of await done(salesChart, {}, ines)) {
    const of = { key: row.key, productId: row.product_id, countryId: row.country_id }
    const { events, total } = await done(salesEvents, of, ines)
    expect(total).toBe(events.length)
    const sum = (kinds: readonly string[], what: 'orders' | 'quantity' | 'value') =>
      events.filter(({ kind }) => kinds.includes(kind)).reduce((all, event) => all + event[what], 0)
    expect(sum(['ORDERED', 'CHANGED', 'ENDED'], 'quantity')).toBe(row.orderQuantity)
    expect(sum(['ORDERED', 'CHANGED', 'ENDED'], 'orders')).toBe(row.orderCount)
    expect(sum(['FORECAST', 'FORECAST_DELETED'], 'quantity')).toBe(row.forecastOrderQuantity)
    expect(sum(['ORDERED', 'CHANGED', 'ENDED'], 'value')).toBe(row.orderValue)
    expect(sum(['FORECAST', 'FORECAST_DELETED'], 'value')).toBe(0)
    expect(
      events.every(({ order, forecastId, distributor }) => Boolean(order) !== Boolean(forecastId) && !distributor),
    ).toBe(true)
  }
})

test('the events behind a total are those of all months that the filters leave', async () => {
  const ines = await signs(email.ines)
  const rows = await done(salesChart, { countryId: 'co' }, ines)
  expect(new Set(rows.map(({ key }) => key)).size).toBeGreaterThan(1)
  const { events, total } = await done(salesEvents, { countryId: 'co' }, ines)
  expect(total).toBe(events.length)
  const isPlan = (kind: string) => kind.startsWith('FORECAST')
  const sum = (plans: boolean) =>
    events.filter(({ kind }) => isPlan(kind) === plans).reduce((all, { quantity }) => all + quantity, 0)
  expect(sum(false)).toBe(rows.reduce((all, { orderQuantity }) => all + orderQuantity, 0))
  expect(sum(true)).toBe(rows.reduce((all, { forecastOrderQuantity }) => all + forecastOrderQuantity, 0))
})

test('the events come in the order of the log, the months of one filing in turn, and each says its month', async () => {
  const of = { productId: folic.id, countryId: 'co' }
  const own = await done(salesEvents, of, await signs(email.ines))
  const offices = await done(officeSalesEvents, { ...of, distributorId: andina.id }, await signs(email.sofia))
  const filedIn = (day: Day | undefined) => monthsFrom(monthOf(day as Day), 12).map(keyOf)
  const [filedOn, , filedAgainOn] = days
  for (const { events } of [own, offices]) {
    const filings = [...Map.groupBy(events, ({ position }) => position).values()].filter(
      ([first]) => first?.kind === 'FORECAST',
    )
    expect(filings.map((months) => months.map(({ key }) => key))).toEqual([filedIn(filedOn), filedIn(filedAgainOn)])
    const positions = events.map(({ position }) => position)
    expect(positions).toEqual(positions.toSorted((a, b) => a - b))
  }
  const [placed] = own.events
  expect(placed).toMatchObject({ kind: 'ORDERED', key: keyOf(monthOf(filedOn as Day)) })
  const ended = own.events.find(({ kind }) => kind === 'ENDED')
  expect(ended).toMatchObject({ key: keyOf(monthOf(filedOn as Day)) }) // where what it takes away was counted
})

test('an order counts once in its month, and filters narrow every answer', async () => {
  const ines = await signs(email.ines)
  const months = await done(ordersPerMonth, {}, ines)
  expect(months.map(({ orderCount }) => orderCount)).toEqual([1, 1])
  expect(await done(ordersPerMonth, { countryId: 'pe' }, ines)).toMatchObject([{ orderCount: 1, orderQuantity: 15 }])
  const rows = await done(salesChart, { productId: folic.id, countryId: 'pe', year: months[1]!.year }, ines)
  expect(rows).toMatchObject([
    { category_name: 'Prenatal care', subCategory_name: 'Vitamins', product_name: 'Folic acid', country_name: 'Peru' },
  ])
  expect(await done(salesChart, { categoryId: 'another' }, ines)).toEqual([])
})

test('a company reads its own figures only; staff read who ordered', async () => {
  const [ola, sofia] = [await signs(email.ola), await signs(email.sofia)]
  const own = await done(salesChart, {}, ola)
  expect(new Set(own.map(({ country_id }) => country_id))).toEqual(new Set(['no']))
  expect((await call(officeSalesChart, {}, ola)).status).toBe(403)
  const { events } = await done(officeSalesEvents, { key: own[0]!.key, distributorId: nordmed.id }, sofia)
  expect(events[0]).toMatchObject({ distributor: { id: nordmed.id, name: 'NordMed' } })
})

test('the rows leave as a spreadsheet that says whose they are, as of when', async () => {
  const ines = await signs(email.ines)
  const { body, headers } = await call(exportSales, { format: 'csv', countryId: 'pe' }, ines)
  expect(headers['content-disposition']).toContain('sales.csv')
  expect(String(body)).toContain('Folic acid')
  expect(String(body)).toMatch(new RegExp(`Andina Salud,"?${dayNow()}`))
  const all = await call(exportOfficeSales, { format: 'csv' }, await signs(email.sofia))
  expect(String(all.body)).toContain('All companies,')
})

test('a day that is still to come is refused, and the field named', async () => {
  const asOf = new Date(portal.node.clock.now().getTime() + 2 * 86_400_000).toISOString().slice(0, 10) as Day
  for (const endpoint of [salesChart, ordersPerMonth, salesEvents])
    expect(await call(endpoint, { asOf }, await signs(email.ines))).toMatchObject({
      status: 422,
      problem: { errors: { asOf: 'This day is still to come' } },
    })
})
