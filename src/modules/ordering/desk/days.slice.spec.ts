import { afterAll, beforeAll, expect, test } from 'vitest'

import { chooseTimeZone, currentUser } from '#modules/identity/contract.ts'
import { listOrders, placeOrder, showOrderHistory } from '#modules/ordering/contract.ts'
import { showQuoteBasis } from '#modules/ordering/quotes/quote-contract.ts'
import type { Day } from '#platform/event.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { requestOf } from '#tests/portal.ts'
import { oneFreight } from '#tests/quote-terms.ts'
import { startTrading } from '#tests/trading.ts'
import { listOfficeOrders } from './desk-contract.ts'
import { exportOfficeOrders, exportOrders } from './export-contract.ts'
import { issueQuote, showOfficeOrder } from './office-contract.ts'

const { portal, call, world, andina, sales, done, orderOf } = await startTrading()
const kiwi = await world.company('Kiwi Health', ['nz'], 'Aroha', 'Wiremu')
const zinc = await world.product('Zinc', ['co', 'nz'])

/** In Bogotá it is still the 12th, in Auckland the 13th since long. */
const NIGHT = new Date('2031-11-13T02:30:00.000Z')
beforeAll(async () => {
  await setDatabaseClock(portal.owner, NIGHT)
  await portal.node.clock.follow()
})
afterAll(() => portal.stop())

const place = async (company: typeof andina, countryId: string) => {
  const line = { registrationId: zinc.in(countryId), packagingId: zinc.packagingId, quantity: 20 }
  return done(placeOrder, orderOf(company, line), company.procurement)
}
const rowsOf = async (endpoint: Parameters<typeof requestOf>[0], input: object, { jwt }: { jwt: string }) => {
  const request = { ...requestOf(endpoint, input as never), headers: { authorization: `Bearer ${jwt}` } }
  const [header = '', ...rows] = (await portal.node.app.inject(request)).payload.trim().split('\r\n')
  const columns = header.split(',')
  return rows.map((row) => Object.fromEntries(row.split(',').map((value, at) => [columns[at], value])))
}

test.each([
  ['Bogotá', andina, 'co', 'America/Bogota', '2031-11-12', 'UTC-5'],
  ['Auckland', kiwi, 'nz', 'Pacific/Auckland', '2031-11-13', 'UTC+13'],
] as const)(
  'list, filter, detail, history and file of a company in %s show one day',
  async (_, company, countryId, zone, day, offset) => {
    const { orderId: id, num } = await place(company, countryId)
    expect(await done(currentUser, {}, company.procurement)).toMatchObject({ timeZone: zone })
    const validUntil = '2031-12-24' as Day
    await done(issueQuote, { id, ...oneFreight(8_000), validUntil }, sales)

    const [listed] = await done(listOrders, {}, company.procurement)
    expect([dayIn(listed!.creationDate, zone), dayIn(listed!.validUntil!, zone)]).toEqual([day, validUntil])
    const [own] = await rowsOf(exportOrders, { format: 'csv' }, company.procurement)
    expect([own!['Order date'], own!['Quote valid until']]).toEqual([day, validUntil])
    const history = await done(showOrderHistory, { id }, company.procurement)
    expect(history.map(({ detail }) => detail).join()).toContain(`valid until 24/12/2031 (${offset})`)

    // Staff read moments in the office's zone, and a quote's last day in the company's.
    const found = async (filters: object) => (await done(listOfficeOrders, filters, sales)).orders.map((it) => it.num)
    const today = dayIn(NIGHT, 'UTC')
    expect(await found({ distributorId: company.id, from: today, to: today })).toEqual([num])
    const [office] = await rowsOf(exportOfficeOrders, { format: 'csv', distributorId: company.id }, sales)
    expect([office!['Order date'], office!['Quote valid until']]).toEqual([today, validUntil])
    expect((await done(showOfficeOrder, { id }, sales)).distributor.timeZone).toBe(zone)
    expect((await done(showQuoteBasis, { id }, sales)).timeZone).toBe(zone)
  },
)

test('days are those of the zone that a person chose, the last day of a quote stays the company’s', async () => {
  const { orderId: id, num } = await place(andina, 'co')
  const validUntil = '2031-12-24' as Day
  await done(issueQuote, { id, ...oneFreight(8_000), validUntil }, sales)
  await done(chooseTimeZone, { timeZone: 'Pacific/Auckland' }, andina.procurement)
  const [own] = await rowsOf(exportOrders, { format: 'csv', search: num }, andina.procurement)
  expect([own!['Order date'], own!['Quote valid until']]).toEqual(['2031-11-13', validUntil])

  await done(chooseTimeZone, { timeZone: 'America/Lima' }, sales)
  const query = { distributorId: andina.id, search: num }
  const found = async (day: Day) =>
    (await done(listOfficeOrders, { ...query, from: day, to: day }, sales)).orders.length
  expect([await found('2031-11-12' as Day), await found('2031-11-13' as Day)]).toEqual([1, 0])
  const [office] = await rowsOf(exportOfficeOrders, { format: 'csv', ...query }, sales)
  expect([office!['Order date'], office!['Quote valid until']]).toEqual(['2031-11-12', validUntil])
  await done(chooseTimeZone, { timeZone: null }, sales)
})

test('the ends of the calendar and reversed ranges give an answer', async () => {
  const [first, last] = ['0001-01-01' as Day, '9999-12-31' as Day]
  for (const span of [{ from: first, to: last }, { from: last, to: first }, { from: last }, { to: first }])
    expect((await call(listOfficeOrders, span, sales)).status).toBe(200)
  expect((await done(listOfficeOrders, { from: last, to: first }, sales)).orders).toEqual([])
  const { orderId: id } = await place(andina, 'co')
  for (const validUntil of [first, last])
    expect((await call(issueQuote, { id, ...oneFreight(1), validUntil }, sales)).status).toBe(422)
})
