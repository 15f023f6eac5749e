import { afterAll, expect, test } from 'vitest'
import { nextForecastOrders, setLeadTimes, upsertForecast } from '#modules/forecasting/contract.ts'
import { forecasting } from '#modules/forecasting/module.ts'
import { monthOf, monthsFrom } from '#modules/forecasting/months.ts'
import { removeCartLine, showCart } from '#modules/ordering/contract.ts'
import type { Day } from '#platform/event.ts'
import { forecasts } from '#projections/forecasts.ts'
import { orderedGoods } from '#projections/ordered_goods.ts'
import { startTrading } from '#tests/trading.ts'
import { draftForecastOrders } from './forecast-lines-contract.ts'

const { portal, call, done, andina, nordmed, folic, iron, world } = await startTrading({
  modules: [forecasting],
  projections: [forecasts, orderedGoods],
})
afterAll(() => portal.stop())

const now = portal.node.clock.now().toISOString()
const plan = (productId: string, countryId: string, quantities: readonly number[]) => ({
  ...{ productId, countryId, currentInventoryLevel: 120, stockTickingDate: now.slice(0, 10) as Day },
  forecastMonths: monthsFrom(monthOf(now), 12).map((month, ahead) => {
    const orderQuantity = quantities[ahead] ?? 0
    return { ...month, orderCount: orderQuantity > 0 ? 1 : 0, orderQuantity }
  }),
})
const next = async () => done(nextForecastOrders, {}, andina.procurement)
const inCart = async () =>
  (await done(showCart, {}, andina.procurement)).sections.flatMap(({ products }) =>
    products.map(({ name, countryId, quantity }) => [name, countryId, quantity]),
  )

test('one click puts the orders of a month into the cart, and changes nothing that is there', async () => {
  const operations = await world.person('Omar', 'OPERATIONS', null)
  for (const productId of [folic.id, iron.id])
    await done(setLeadTimes, { productId, countryId: 'co', days: [20, 30] }, operations)
  await done(upsertForecast, plan(folic.id, 'co', [0, 0, 0, 0, 412, 33]), andina.procurement)
  await done(upsertForecast, plan(iron.id, 'co', Array<number>(12).fill(57)), andina.procurement)

  const fifth = (await next()).find(({ product, month }) => product.id === folic.id && month.orderQuantity === 412)!
  expect(fifth.orderBy).toBe(fifth.rules.at(-1)!.maximumOrderDate)
  const month = { forecastId: fifth.forecastId, month: fifth.month.id }
  const { added, lines } = await done(draftForecastOrders, month, andina.procurement)
  expect([added, lines]).toMatchObject([1, [{ outcome: 'ADDED', orderBy: fifth.orderBy }]])
  const [{ quantity }] = lines as [(typeof lines)[number]]
  expect(quantity).toBeGreaterThanOrEqual(412)
  expect(await inCart()).toEqual([['Folic acid', 'co', quantity]])

  expect(await done(draftForecastOrders, month, andina.procurement)).toMatchObject({
    added: 0,
    lines: [{ outcome: 'IN_CART', inCart: quantity }],
  })
  expect(await inCart()).toEqual([['Folic acid', 'co', quantity]])
  await done(removeCartLine, { productId: folic.id, countryId: 'co' }, andina.procurement)
})

test('all that is urgent, by the same rules', async () => {
  const urgent = (await next()).filter((order) => order.urgent)
  const { added, lines } = await done(draftForecastOrders, {}, andina.procurement)
  expect(lines.map(({ forecastId }) => forecastId)).toEqual([...new Set(urgent.map(({ forecastId }) => forecastId))])
  expect(lines.map(({ product }) => product.id)).toContain(iron.id)
  expect(await inCart()).toHaveLength(added)
})

test('for PROCUREMENT of the company alone, and for months that are planned', async () => {
  const [{ forecastId, month }] = (await next()) as [Awaited<ReturnType<typeof next>>[number]]
  const draft = { forecastId, month: month.id }
  expect((await call(draftForecastOrders, draft, andina.marketing)).status).toBe(403)
  expect((await call(draftForecastOrders, draft, nordmed.procurement)).status).toBe(404)
  const unplanned = await call(draftForecastOrders, { forecastId, month: '209912' }, andina.procurement)
  expect(unplanned).toMatchObject({ status: 422, problem: { errors: { month: expect.any(String) } } })
})
