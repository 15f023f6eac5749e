import { afterAll, beforeAll, expect, test } from 'vitest'
import { requestAgreement } from '#modules/agreements/contract.ts'
import { takeAgreementRequest } from '#modules/agreements/office-contract.ts'
import { searchAudit } from '#modules/audit/contract.ts'
import { nextForecastOrders, removeForecast, upsertForecast } from '#modules/forecasting/contract.ts'
import { monthOf } from '#modules/forecasting/events.ts'
import { deactivateUser } from '#modules/identity/contract.ts'
import { upsertUser } from '#modules/identity/people/team-contract.ts'
import { confirmEmail, user } from '#modules/identity/user.ts'
import { cancelOrder } from '#modules/ordering/contract.ts'
import type { Day } from '#platform/event.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { unchecked } from '#platform/typed.ts'
import { momentOfLast } from '#tests/moments.ts'
import { startWholeTrading } from '#tests/whole-trading.ts'
import { writeCompanyNote } from './desk-contract.ts'
import { showCompanyThen } from './then-contract.ts'

const { portal, andina, nordmed, folic, sales, placed, quoted, done, world } = await startWholeTrading()
afterAll(() => portal.stop())

const { id } = andina
type PlacedOrder = Awaited<ReturnType<typeof placed>>
let [requested, answered, later] = unchecked<[PlacedOrder, PlacedOrder, PlacedOrder]>([])
const quality = await world.person('Vera', 'QUALITY', null)
let [before, after] = ['', '']

const DAY = 86_400_000
const today = () => portal.node.clock.now().toISOString().slice(0, 10) as Day

/** The same quantity for each of twelve months. */
const files = (orderQuantity: number, company = andina, countryId = 'co') => {
  const { year, month } = monthOf(today())
  const months = Array.from({ length: 12 }, (_, n) => new Date(Date.UTC(year, month - 1 + n, 1)).toISOString())
  const plan = {
    ...{ productId: folic.id, countryId, currentInventoryLevel: 120, stockTickingDate: today() },
    forecastMonths: months.map((first) => ({ ...monthOf(first), orderCount: 1, orderQuantity })),
  }
  return done(upsertForecast, plan, company.procurement)
}
const then = (asOf: string, companyId = id) => done(showCompanyThen, { id: companyId, asOf: asOf as never }, sales)
const notes = (text: string, companyId = id) => done(writeCompanyNote, { id: companyId, text }, sales)

beforeAll(async () => {
  requested = await placed()
  answered = await quoted()
  await files(100)
  await files(700, nordmed, 'no')
  await done(requestAgreement, { countriesIds: ['co', 'ec'] as never }, andina.procurement)
  await notes('Norwegians', nordmed.id)
  await notes('Pays late')
  before = await momentOfLast(portal)
  await done(takeAgreementRequest, { distributorId: id as never, countryId: 'ec' as never }, quality)
  await done(cancelOrder, { orderId: requested.orderId }, andina.procurement)
  later = await placed()
  await files(200)
  await notes('Pays in time')
  await portal.asSystem().decide(user, andina.procurement.userId as never, confirmEmail)
  await done(deactivateUser, { id: andina.marketing.userId }, andina.procurement)
  const lucia = {
    civility: 'MS',
    firstname: 'Lucia',
    lastname: 'Gil',
    job: 'Buyer',
    phone: '+57 601 555 0101',
  } as const
  await done(upsertUser, { role: 'MARKETING', email: 'lucia@portal.example', ...lucia } as never, andina.procurement)
  after = await momentOfLast(portal)
})

test('quotes: what waited for one then, and what had one to confirm', async () => {
  const waiting = async (asOf: string) =>
    (await then(asOf)).orders.flatMap(({ num, quote }) => (quote ? [[num, quote]] : []))
  expect(await waiting(before)).toEqual([
    [answered.num, 'TO_CONFIRM'],
    [requested.num, 'TO_ISSUE'],
  ])
  expect(await waiting(after)).toEqual([
    [later.num, 'TO_ISSUE'],
    [answered.num, 'TO_CONFIRM'],
  ])
})

test('requests for agreements: as they stood', async () => {
  const states = async (asOf: string) =>
    (await then(asOf)).agreementRequests.map(({ country, state }) => `${country} ${state}`).toSorted()
  expect(await states(before)).toEqual(['Colombia SENT', 'Ecuador SENT'])
  expect(await states(after)).toEqual(['Colombia SENT', 'Ecuador IN_PREPARATION'])
  expect((await then(after, nordmed.id)).agreementRequests).toEqual([])
})

test('notes: those that were written by then, the newest first', async () => {
  const texts = async (asOf: string) => (await then(asOf)).notes.map(({ text, writtenBy }) => [text, writtenBy])
  const [first, second] = await Promise.all([texts(before), texts(after)])
  expect(first).toEqual([['Pays late', expect.stringContaining('Sofia')]])
  expect(second.map(([text]) => text)).toEqual(['Pays in time', 'Pays late'])
})

test('people: their role, state and confirmed address of that moment', async () => {
  const people = async (asOf: string) =>
    new Map((await then(asOf)).users.map(({ name, ...its }) => [name.split(' ')[0], its]))
  const [first, second] = await Promise.all([people(before), people(after)])
  expect([...first.keys()].toSorted()).toEqual(['Ines', 'Mateo'])
  expect(first.get('Ines')).toMatchObject({ role: 'PROCUREMENT', state: 'ACTIVE', emailConfirmedAt: null })
  expect(first.get('Mateo')).toMatchObject({ role: 'MARKETING', state: 'ACTIVE' })
  expect(second.get('Ines')?.emailConfirmedAt).toBeTruthy()
  expect(second.get('Mateo')).toMatchObject({ state: 'DEACTIVATED' })
  expect(second.get('Lucia')).toMatchObject({ state: 'INVITED' })
})

test('the timeline ends with the last event of that moment', async () => {
  const events = async (until: string) =>
    (await done(searchAudit, { about: id, until } as never, sales)).entries.map(({ type }) => type)
  const [first, second] = await Promise.all([events(before), events(after)])
  expect(first[0]).toBe('CompanyNoteWritten')
  expect(first.filter((type) => type === 'OrderPlaced')).toHaveLength(2)
  expect(first).not.toContain('OrderCancelled')
  expect(second).toEqual(expect.arrayContaining(['OrderCancelled', 'UserDeactivated', 'UserInvited']))
})

test('forecasts: what was filed by then, none once it was deleted, and the reminders that had come', async () => {
  const filed = async (asOf: string) =>
    (await then(asOf)).forecasts.map(({ product, country, quantity }) => ({
      ...{ product, country, quantity },
    }))
  const its = { product: 'Folic acid', country: 'Colombia' }
  expect(await filed(before)).toEqual([{ ...its, quantity: 1_200 }])
  expect(await filed(after)).toEqual([{ ...its, quantity: 2_400 }])

  const dates = (await done(nextForecastOrders, {}, andina.procurement)).flatMap(({ rules }) => rules)
  const in9Days = new Date(portal.node.clock.now().getTime() + 9 * DAY).toISOString().slice(0, 10)
  const due = dates
    .map(({ maximumOrderDate }) => maximumOrderDate)
    .toSorted()
    .find((day) => day > in9Days)!
  await setDatabaseClock(portal.owner, new Date(Date.parse(`${due}T00:00:00Z`) - 7 * DAY + 3_600_000))
  await portal.node.clock.follow()
  await portal.node.work.deadlines.fireDue()
  await world.signAgain()
  await expect.poll(async () => (await then(portal.node.clock.now().toISOString())).forecastReminders).toHaveLength(1)
  const reminded = await momentOfLast(portal)
  expect((await then(after)).forecastReminders).toEqual([])
  const { forecasts, forecastReminders } = await then(reminded)
  expect(forecastReminders).toMatchObject([{ ...its, maximumOrderDate: due }])
  await done(removeForecast, { id: forecasts[0]!.id }, andina.procurement)
  expect((await then(await momentOfLast(portal))).forecasts).toEqual([])
})
