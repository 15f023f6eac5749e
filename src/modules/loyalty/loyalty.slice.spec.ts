import { afterAll, beforeAll, expect, test } from 'vitest'

import { assignLoyaltyGroup } from '#modules/distributors/contract.ts'
import { momentOfLast } from '#tests/moments.ts'
import { startTrading } from '#tests/trading.ts'

import {
  correctCareCoins,
  countCareCoins,
  currentLoyaltyStatus,
  grantCareCoins,
  loyaltyProgress,
  readLedger,
} from './contract.ts'
import { loyalty } from './module.ts'
import { readOfficeLedger, showLoyaltyAccount } from './office-contract.ts'

const { portal, call, andina, nordmed, sales, world, done } = await startTrading()
afterAll(() => portal.stop())

beforeAll(async () => {
  for (const { id } of [andina, nordmed]) await done(assignLoyaltyGroup, { id: id as never, group: 1 }, sales)
})

const balanceOf = async (company: typeof andina) => (await done(countCareCoins, {}, company.marketing)).data.balance

test('each company reads its own balance', async () => {
  expect(await balanceOf(andina)).toBe(1_000)
  expect(await balanceOf(nordmed)).toBe(0)
})

test('sales grant for activities and correct with a reason, never below nothing', async () => {
  const granted = await done(
    grantCareCoins,
    { distributorId: nordmed.id, amount: 50, activity: 'TRAINING_CONDUCTED', reason: 'An hour' },
    sales,
  )
  expect(granted.balance).toBe(50)
  await done(correctCareCoins, { distributorId: nordmed.id, change: -20, reason: 'Counted twice' }, sales)
  expect(await balanceOf(nordmed)).toBe(30)
  const tooMuch = await call(
    correctCareCoins,
    { distributorId: nordmed.id, change: -31, reason: 'Counted twice' },
    sales,
  )
  expect(tooMuch).toMatchObject({
    status: 409,
    problem: { error: 'The balance is 30 CareCoins and cannot become negative' },
  })
})

test('a grant gives what the programme gives, or another amount, and its reason is shown with the activity', async () => {
  const activity = 'SELL_OUT_DATA'
  const to = { distributorId: nordmed.id, activity } as const
  const { balance } = await done(grantCareCoins, to, sales)
  expect(balance).toBe(30 + portal.node.services.configuration.brand.loyalty.activities[activity])
  await done(grantCareCoins, { ...to, amount: 300, reason: 'Two quarters at once' }, sales)
  expect((await done(readLedger, {}, nordmed.marketing)).entries).toMatchObject([
    { kind: 'GRANTED', change: 300, activity, reason: 'Two quarters at once' },
    { kind: 'GRANTED', change: balance - 30, activity, reason: null },
    { kind: 'CORRECTED', change: -20, activity: null, reason: 'Counted twice' },
    { kind: 'GRANTED', change: 50, reason: 'An hour' },
  ])
  for (const wrong of [{ reason: ' ' }, { amount: 300 }])
    expect(await call(grantCareCoins, { ...to, ...wrong }, sales)).toMatchObject({
      status: 422,
      problem: { errors: { reason: expect.any(String) } },
    })
})

test('a company that is not in the programme is granted nothing; its balance can be put right', async () => {
  const { id } = await world.company('Lumen', ['co'], 'Lucie', 'Luc')
  const grant = { distributorId: id, activity: 'SELL_OUT_DATA' as const }
  expect(await call(grantCareCoins, grant, sales)).toMatchObject({
    status: 409,
    problem: { error: 'Lumen is not in the loyalty programme' },
  })
  expect(await done(correctCareCoins, { distributorId: id, change: 5, reason: 'Agreed' }, sales)).toMatchObject({
    balance: 5,
  })
})

test('no one else grants, and no company grants itself', async () => {
  const grant = { distributorId: andina.id, amount: 50, activity: 'SELL_OUT_DATA' as const, reason: 'Half a year' }
  const quality = await world.person('Quentin', 'QUALITY', null)
  for (const person of [andina.procurement, andina.marketing, quality])
    expect((await call(grantCareCoins, grant, person)).status).toBe(403)
  const unknown = { ...grant, distributorId: andina.procurement.userId }
  expect((await call(grantCareCoins, unknown, sales)).status).toBe(404)
})

test('as of a moment an account and its ledger are those of then', async () => {
  const { id: distributorId } = andina
  const asOf = await momentOfLast(portal)
  const before = await done(showLoyaltyAccount, { distributorId }, sales)
  const ledger = await done(readOfficeLedger, { distributorId }, sales)
  await done(grantCareCoins, { distributorId, amount: 70, activity: 'SELL_OUT_DATA', reason: 'One month' }, sales)

  expect((await done(showLoyaltyAccount, { distributorId }, sales)).balance).toBe(before.balance + 70)
  expect(await done(showLoyaltyAccount, { distributorId, asOf }, sales)).toEqual(before)
  expect(await done(readOfficeLedger, { distributorId, asOf }, sales)).toEqual(ledger)
  expect((await done(readOfficeLedger, { distributorId }, sales)).total).toBe(ledger.total + 1)
  const long = { distributorId, asOf: '2020-01-01T00:00:00.000Z' as never }
  expect((await call(showLoyaltyAccount, long, sales)).status).toBe(404)
})

test('a company reads its own balance, level and ledger as of a moment, and nothing of one to come', async () => {
  const { marketing: me } = andina
  const asOf = await momentOfLast(portal)
  const calls = [countCareCoins, currentLoyaltyStatus, loyaltyProgress, readLedger] as const
  const read = (input: object) => Promise.all(calls.map((it) => done(it, input, me)))
  const before = await read({})
  const grant = { distributorId: andina.id, amount: 70, activity: 'SELL_OUT_DATA' as const, reason: 'One month' }
  await done(grantCareCoins, grant, sales)
  expect(await read({ asOf })).toEqual(before)
  expect(await read({})).not.toEqual(before)
  expect(await done(countCareCoins, { asOf: '2020-01-01T00:00:00.000Z' as never }, me)).toMatchObject({
    data: { balance: 0 },
  })
  const toCome = new Date(portal.node.clock.now().getTime() + 86_400_000).toISOString() as never
  for (const it of calls)
    expect(await call(it, { asOf: toCome }, me)).toMatchObject({
      status: 422,
      problem: { errors: { asOf: 'This moment is still to come' } },
    })
})

test('a balance is received live by its company and by staff', async () => {
  const may = loyalty.topics?.['loyalty']
  const mayFollow = (me: typeof sales, id: string) =>
    may?.({ ...portal.node.services, me: { ...me, sessionId: '' } }, id)
  expect(await mayFollow(andina.marketing, andina.id)).toBe(true)
  expect(await mayFollow(andina.marketing, nordmed.id)).toBe(false)
  expect(await mayFollow(sales, nordmed.id)).toBe(true)
})
