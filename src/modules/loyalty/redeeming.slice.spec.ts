import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { assignLoyaltyGroup, registerDistributor, suspendDistributor } from '#modules/distributors/contract.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import { company as aCompany } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'

import {
  correctCareCoins,
  countCareCoins,
  grantCareCoins,
  listPartnerOrders,
  listPartnerProducts,
  readLedger,
  redeemCareCoins,
} from './contract.ts'
import {
  cancelPartnerOrder,
  changePartnerProduct,
  listLoyaltyAccounts,
  listOfficePartnerOrders,
  offerPartnerProduct,
  readOfficeLedger,
  sendPartnerOrder,
  setPartnerProductActive,
  showLoyaltyAccount,
} from './office-contract.ts'

const { portal, call, andina, nordmed, sales, world, done } = await startTrading()
afterAll(() => portal.stop())

const marketing = await world.person('Maja', 'MARKETING_STAFF', null)
const poster = { name: 'Poster', description: 'A1', kind: 'POSTER', priceInCC: careCoins(50) } as const
const display = { name: 'Counter display', description: null, kind: 'DISPLAY', priceInCC: careCoins(450) } as const
let posterId: string
let displayId: string

const balanceOf = async (company: typeof andina) => (await done(countCareCoins, {}, company.marketing)).data.balance
const ledgerOf = async (company: typeof andina) => (await done(readLedger, {}, company.marketing)).entries

beforeAll(async () => {
  displayId = (await done(offerPartnerProduct, display, marketing)).id
  posterId = (await done(offerPartnerProduct, poster, marketing)).id
  await done(assignLoyaltyGroup, { id: andina.id as never, group: 1 }, sales)
})

describe('material', () => {
  test('is shown the cheapest first, and can no longer be redeemed once withdrawn', async () => {
    const { id } = await done(offerPartnerProduct, { ...poster, name: 'Old poster' }, marketing)
    await done(setPartnerProductActive, { id, active: false }, marketing)
    expect(await done(listPartnerProducts, {}, andina.marketing)).toEqual([
      { id: posterId, ...poster },
      { id: displayId, ...display },
    ])
    expect((await call(redeemCareCoins, { partnerProductId: id }, andina.marketing)).status).toBe(404)
  })

  test('is managed by marketing only', async () => {
    for (const person of [sales, andina.procurement])
      expect((await call(offerPartnerProduct, poster, person)).status).toBe(403)
  })
})

describe('redeeming', () => {
  test('spends the balance at once and shows the order in progress; both roles may', async () => {
    const before = await balanceOf(andina)
    for (const person of [andina.procurement, andina.marketing]) {
      const { data } = await done(redeemCareCoins, { partnerProductId: posterId, expectedCost: careCoins(50) }, person)
      expect(data).toMatchObject({ costInCC: 50, partnerProduct: { id: posterId, name: 'Poster', priceInCC: 50 } })
    }
    expect(await balanceOf(andina)).toBe(before - 100)
    expect(await done(listPartnerOrders, {}, andina.marketing)).toMatchObject([
      { partnerProduct: { id: posterId, name: 'Poster' }, costInCC: 50, status: 'IN_PROGRESS' },
      { partnerProduct: { id: posterId }, status: 'IN_PROGRESS' },
    ])
    expect(await done(listPartnerOrders, {}, nordmed.marketing)).toEqual([])
  })

  test('needs the whole price, and the price that was shown', async () => {
    const { id } = await done(offerPartnerProduct, { ...display, priceInCC: careCoins(5_000) }, marketing)
    const tooDear = await call(redeemCareCoins, { partnerProductId: id }, andina.marketing)
    expect(tooDear).toMatchObject({ status: 409, problem: { error: expect.stringMatching(/costs 5 000/) } })
    const before = await balanceOf(andina)
    await done(changePartnerProduct, { id, ...display, priceInCC: careCoins(60) }, marketing)
    const changed = await call(redeemCareCoins, { partnerProductId: id, expectedCost: careCoins(40) }, andina.marketing)
    expect(changed).toMatchObject({ status: 409, problem: { costInCC: 60 } })
    expect(await balanceOf(andina)).toBe(before)
  })

  test('is for companies of the programme that are active', async () => {
    await done(correctCareCoins, { distributorId: nordmed.id, change: 500, reason: 'Left over' }, sales)
    const redeem = () => call(redeemCareCoins, { partnerProductId: posterId }, nordmed.marketing)
    expect(await redeem()).toMatchObject({
      status: 409,
      problem: { error: 'Your company is not in the loyalty programme' },
    })
    await done(assignLoyaltyGroup, { id: nordmed.id as never, group: 2 }, sales)
    await done(suspendDistributor, { id: nordmed.id as never, reason: 'Unpaid' }, world.admin)
    expect(await redeem()).toMatchObject({ status: 403, problem: { error: 'Your account is suspended' } })
    expect(await balanceOf(nordmed)).toBe(500)

    const newcomer = { ...aCompany('Lumen', 'co'), email: 'hello@lumen.example' }
    const { id } = await done(registerDistributor, newcomer, world.admin)
    await done(assignLoyaltyGroup, { id: id as never, group: 1 }, sales)
    const buyer = await world.person('Lucie', 'PROCUREMENT', id)
    expect(await call(redeemCareCoins, { partnerProductId: posterId }, buyer)).toMatchObject({
      status: 403,
      problem: { error: 'Your account is not activated yet' },
    })
  })
})

describe('what was ordered', () => {
  const order = async () => (await done(redeemCareCoins, { partnerProductId: posterId }, andina.marketing)).data

  test('is sent by marketing, the longest waiting first', async () => {
    const { partnerOrderId: id } = await order()
    const { rows: queue } = await done(listOfficePartnerOrders, {}, marketing)
    expect(queue.map(({ status }) => status)).toEqual(queue.map(() => 'IN_PROGRESS'))
    expect(queue.at(-1)).toMatchObject({
      id,
      distributor: { name: 'Andina Salud' },
      by: expect.stringMatching(/^Mateo/),
    })
    await done(sendPartnerOrder, { id, note: 'With DHL' }, marketing)
    const [own] = await done(listPartnerOrders, {}, andina.marketing)
    expect(own).toMatchObject({ id, status: 'SENT', note: 'With DHL', closedAt: expect.any(String) })
    expect((await call(cancelPartnerOrder, { id, reason: 'Too late' }, marketing)).status).toBe(409)
  })

  test('gives its CareCoins back when it is cancelled', async () => {
    const before = await balanceOf(andina)
    const { partnerOrderId: id, balance } = await order()
    expect(balance).toBe(before - 50)
    expect((await call(cancelPartnerOrder, { id, reason: 'Out of print' }, andina.procurement)).status).toBe(403)
    await done(cancelPartnerOrder, { id, reason: 'Out of print' }, marketing)
    expect(await balanceOf(andina)).toBe(before)
    expect((await ledgerOf(andina)).slice(0, 2)).toMatchObject([
      {
        kind: 'REDEMPTION_RETURNED',
        change: 50,
        name: 'Poster',
        reason: 'Out of print',
        balance: before,
        by: 'PartnerCare',
      },
      { kind: 'REDEEMED', change: -50, name: 'Poster', balance: before - 50, by: expect.stringMatching(/^Mateo/) },
    ])
    const { entries } = await done(readOfficeLedger, { distributorId: andina.id }, sales)
    expect(entries[0]).toMatchObject({ kind: 'REDEMPTION_RETURNED', reason: 'Out of print' })
  })
})

describe('the ledger', () => {
  test('explains every coin down to the first, page by page, with a balance that adds up', async () => {
    for (let n = 0; n < 9; n += 1)
      await done(grantCareCoins, { distributorId: andina.id, activity: 'COMPLETED_FORECAST' }, sales)
    const pages = await Promise.all([1, 2].map((page) => done(readLedger, { page }, andina.marketing)))
    const all = pages.flatMap(({ entries }) => entries)
    expect(all).toHaveLength(pages[0]!.total)
    expect(all[0]).toMatchObject({ kind: 'GRANTED', activity: 'COMPLETED_FORECAST', change: 200, by: 'PartnerCare' })
    expect(all[0]!.balance).toBe(await balanceOf(andina))
    expect(all.at(-1)).toMatchObject({ change: 1_000, balance: 1_000 })
    for (const [at, entry] of all.entries()) expect(entry.balance - entry.change).toBe(all[at + 1]?.balance ?? 0)
    expect(new Set(all.map(({ position }) => position)).size).toBe(all.length)
    expect(await done(readLedger, { page: 999 }, andina.marketing)).toEqual({ total: all.length, entries: [] })
  })

  test('names staff to staff only, and belongs to its company', async () => {
    const own = { distributorId: andina.id }
    expect((await done(readOfficeLedger, own, sales)).entries[0]!.by).toMatch(/^Sofia/)
    expect((await ledgerOf(nordmed)).map(({ change }) => change)).toEqual([500])
    expect((await call(readOfficeLedger, own, andina.procurement)).status).toBe(403)
  })
})

test('the office sees every account of the programme, and the sums make the balance', async () => {
  const { rows: accounts } = await done(listLoyaltyAccounts, {}, marketing)
  expect(accounts.map(({ distributor }) => distributor.name)).toEqual(['Andina Salud', 'Lumen', 'NordMed'])
  for (const { balance, earned, granted, corrected, spent, redeemed } of accounts)
    expect(earned + granted + corrected - spent - redeemed).toBe(balance)
  const shown = await done(showLoyaltyAccount, { distributorId: andina.id }, marketing)
  const { level, levelSince, ...sums } = accounts[0]!
  expect(shown).toMatchObject({ ...sums, redeemed: 150, progress: { current: level, since: levelSince } })
})
