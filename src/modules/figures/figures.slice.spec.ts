import { afterAll, beforeAll, expect, test } from 'vitest'
import { assignLoyaltyGroup } from '#modules/distributors/contract.ts'
import { grantCareCoins } from '#modules/loyalty/contract.ts'
import { listLoyaltyAccounts, showLoyaltyAccount } from '#modules/loyalty/office-contract.ts'
import { placeOrder } from '#modules/ordering/contract.ts'
import { issueQuote } from '#modules/ordering/desk/office-contract.ts'
import { createPromoCode, showPromoCode } from '#modules/promotions/contract.ts'
import { openTicket } from '#modules/service/tickets/contract.ts'
import { showPromises } from '#modules/service/work/contract.ts'
import { percent } from '#platform/money.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startWholeTrading } from '#tests/whole-trading.ts'
import { exportFigure, showFigure } from './contract.ts'

const { portal, call, andina, nordmed, sales, folic, lineOf, orderOf, placed, done, world } = await startWholeTrading()
afterAll(() => portal.stop())

type Person = Awaited<ReturnType<typeof world.person>>
let analyst: Person
let order: Awaited<ReturnType<typeof placed>>
const figure = (name: string, part: string, more: object = {}) =>
  done(showFigure, { figure: name, part, ...more }, analyst)

beforeAll(async () => {
  analyst = await world.person('Tomas', 'ANALYST', null)
  await done(assignLoyaltyGroup, { id: andina.id, group: 1 }, sales)
  await done(
    grantCareCoins,
    { distributorId: andina.id, activity: 'COMPLETED_SURVEY', amount: 40, reason: 'Half' },
    sales,
  )
  await done(
    createPromoCode,
    { code: 'SPRING', type: 'DISCOUNT', discount: percent(10), validFrom: '2020-01-01' as never },
    sales,
  )
  order = await done(placeOrder, { ...orderOf(andina, lineOf(folic, 'co')), promoCode: 'SPRING' }, andina.procurement)
  await done(issueQuote, { id: order.orderId, ...oneFreight(100) }, sales)
  await done(openTicket, { department: 'Logistics', subject: 'Day', comment: 'When?' }, andina.marketing)
})

test('CareCoins are made of the entries of the ledger, which add up to what every screen shows', async () => {
  const account = await done(showLoyaltyAccount, { distributorId: andina.id }, analyst)
  for (const part of ['balance', 'earned', 'granted', 'corrected', 'spent', 'redeemed'] as const)
    expect((await figure('care-coins', part, { of: andina.id })).total).toBe(account[part])
  const granted = await figure('care-coins', 'granted', { of: andina.id })
  expect(granted).toMatchObject({
    unit: 'coins',
    of: 'Andina Salud',
    count: 1,
    events: [
      { kind: 'loyalty-account', key: andina.id, name: 'completed survey', amount: 40, company: 'Andina Salud' },
    ],
  })
  const { rows: everybody } = await done(listLoyaltyAccounts, {}, analyst)
  expect((await figure('care-coins', 'balance')).total).toBe(everybody.reduce((sum, { balance }) => sum + balance, 0))
})

test('what a code cost and brought is made of its orders', async () => {
  const { companies } = await done(showPromoCode, { code: 'SPRING' }, analyst)
  for (const part of ['orders', 'cost', 'brought'] as const) {
    const { total, events } = await figure('promo-code', part, { of: 'spring', distributorId: andina.id })
    expect(total).toBe(companies[0]?.[part])
    expect(events).toMatchObject([{ kind: 'order', key: order.orderId, name: order.num }])
  }
  expect((await figure('promo-code', 'orders', { of: 'SPRING', distributorId: nordmed.id })).total).toBe(0)
})

test('promises and times are made of quotes and tickets', async () => {
  const { months } = await done(showPromises, {}, analyst)
  const shown = await Promise.all(months.map((month) => done(showPromises, { month }, analyst)))
  const count = (of: string, what: 'kept' | 'waiting') =>
    shown.flatMap(({ promises }) => promises).reduce((sum, it) => sum + (it.of === of ? it[what] : 0), 0)
  const kept = await figure('promises', 'kept', { of: 'QUOTES' })
  expect(kept.total).toBe(count('QUOTES', 'kept'))
  expect(kept.events).toMatchObject([{ kind: 'order', key: order.orderId }])
  expect((await figure('promises', 'waiting', { of: 'TICKETS' })).total).toBe(count('TICKETS', 'waiting'))
  expect((await figure('stage-times', 'quote', { of: 'Colombia, FCA' })).events).toMatchObject([{ name: order.num }])
})

test('a period narrows a figure, and is compared with the year before', async () => {
  const year = (await figure('care-coins', 'granted')).events[0]!.at.slice(0, 4)
  const now = { from: `${year}-01-01`, until: `${year}-12-31` }
  expect(await figure('care-coins', 'granted', now)).toMatchObject({ total: 40, before: 0, count: 1 })
  const next = { from: `${Number(year) + 1}-01-01`, until: `${Number(year) + 1}-12-31` }
  expect(await figure('care-coins', 'granted', next)).toMatchObject({ total: 0, before: 40, count: 0 })
})

test('the events leave as a file', async () => {
  const figure = { figure: 'care-coins', part: 'granted' }
  const csv = await call(exportFigure, { ...figure, format: 'csv' }, analyst)
  expect(String(csv.body)).toContain('completed survey')
  expect((await call(exportFigure, { ...figure, format: 'xlsx' }, analyst)).status).toBe(200)
})

test('an unknown figure is not found, and no company may query one', async () => {
  const status = async (name: string, part: string, more: object = {}, who: Person = analyst) =>
    (await call(showFigure, { figure: name, part, ...more } as never, who)).status
  expect(await status('nothing', 'kept')).toBe(404)
  expect(await status('promises', 'kept')).toBe(404)
  expect(await status('promises', 'never', { of: 'QUOTES' })).toBe(404)
  expect(await status('promo-code', 'cost', { of: 'NO-SUCH' })).toBe(404)
  expect(await status('care-coins', 'earned', { of: nordmed.id })).toBe(200)
  expect(await status('care-coins', 'earned', {}, andina.procurement as Person)).toBe(403)
})
