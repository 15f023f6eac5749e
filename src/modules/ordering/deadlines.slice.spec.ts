import { afterAll, afterEach, expect, onTestFinished, test } from 'vitest'

import { countCareCoins } from '#modules/loyalty/contract.ts'
import { issueQuote, showOfficeOrder } from '#modules/ordering/desk/office-contract.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { decideQuote, placeOrder, showOrder } from './contract.ts'

const HOUR = 3_600_000

const { portal, call, andina, sales, done, folic, lineOf, orderOf } = await startTrading()
afterEach(() => setDatabaseClock(portal.owner, null).then(() => portal.node.clock.follow()))
afterAll(() => portal.stop())

const place = async (careCoinsUsed = 0) => {
  const order = { ...orderOf(andina, lineOf(folic, 'co')), careCoinsUsed: careCoinsUsed as never }
  return (await done(placeOrder, order, andina.procurement)).orderId
}

/** Moves the portal's time, database and node alike. */
const clockSays = async (at: string | number) => {
  await setDatabaseClock(portal.owner, new Date(at))
  await portal.node.clock.follow()
}
const hoursPass = (hours: number) => clockSays(Date.now() + hours * HOUR)

/** What happened to an order, oldest first, as soon as there is as much of it. */
const history = async (id: Awaited<ReturnType<typeof place>>, atLeast: number) => {
  const types = async () =>
    (await call(showOfficeOrder, { id }, await portal.as('ADMIN'))).body.history.map(({ type }) => type).reverse()
  await expect.poll(async () => (await types()).length).toBeGreaterThanOrEqual(atLeast)
  return types()
}

test('the promise of 72 hours is remembered, then marked as broken, each once', async () => {
  const id = await place()
  await hoursPass(49)
  expect(await history(id, 2)).toEqual(['OrderPlaced', 'QuoteDueReminded'])
  await hoursPass(73)
  expect(await history(id, 3)).toEqual(['OrderPlaced', 'QuoteDueReminded', 'QuoteFellOverdue'])
  await portal.settle()
  const { body } = await call(showOrder, { id }, await portal.as('PROCUREMENT', andina.id))
  expect(body).toMatchObject({ status: 'WAITING_FOR_QUOTE', overdue: true })
})

test('sales is reminded while it works, and the 72 hours go on counting', async () => {
  const [morning, closed, after] = [1, 3, 4].map((days) =>
    new Date(Date.now() + days * 24 * HOUR).toISOString().slice(0, 10),
  )
  const settings = portal.node.services.configuration as { workingHours: unknown }
  const before = settings.workingHours
  onTestFinished(() => void Object.assign(settings, { workingHours: before }))
  Object.assign(settings, { workingHours: { ...portal.configuration.workingHours, closed: [closed] } })
  await clockSays(`${morning}T10:00:00.000Z`)
  const id = await place()
  await clockSays(`${closed}T11:00:00.000Z`)
  const due = `select due_at from es.deadline where stream_key = $1 and kind = 'order.quote-due-soon'`
  await expect
    .poll(async () => (await portal.owner.query(due, [id])).rows[0].due_at)
    .toEqual(new Date(`${after}T00:00:00.000Z`))
  await clockSays(`${after}T00:00:01.000Z`)
  expect(await history(id, 2)).toEqual(['OrderPlaced', 'QuoteDueReminded'])
  await clockSays(`${after}T10:00:01.000Z`)
  expect(await history(id, 3)).toEqual(['OrderPlaced', 'QuoteDueReminded', 'QuoteFellOverdue'])
})

test('a quote that no one confirms is reminded of twice and expires, and the CareCoins come back', async () => {
  const id = await place(200)
  await done(issueQuote, { id, ...oneFreight(5_000) }, sales)
  await hoursPass(23 * 24 + 1)
  await history(id, 3)
  await hoursPass(29 * 24 + 1)
  await history(id, 4)
  await hoursPass(30 * 24 + 1)
  expect(await history(id, 5)).toEqual([
    'OrderPlaced',
    'QuoteIssued',
    'ConfirmationReminded',
    'ConfirmationReminded',
    'QuoteExpired',
  ])

  await portal.settle()
  const buyer = await portal.as('PROCUREMENT', andina.id)
  const { body } = await call(showOrder, { id }, buyer)
  expect(body).toMatchObject({ status: 'CANCELLED', cancelReason: 'QUOTE_EXPIRED' })
  expect((await call(countCareCoins, {}, buyer)).body.data.balance).toBe(1_000)
})

test('a confirmed order hears of no deadline any more', async () => {
  const id = await place()
  await done(issueQuote, { id, ...oneFreight(5_000) }, sales)
  await done(decideQuote, { orderId: id, status: 'CONFIRMED' }, andina.procurement)
  const witness = await place()
  await hoursPass(31 * 24)
  await history(witness, 2)
  const due = 'select count(*) as due from es.deadline where fired_at is null and due_at <= es.now()'
  await expect.poll(async () => Number((await portal.owner.query(due)).rows[0].due)).toBe(0)
  expect(await history(id, 3)).toEqual(['OrderPlaced', 'QuoteIssued', 'QuoteApproved'])
})
