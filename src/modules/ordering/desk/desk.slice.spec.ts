import { addDays } from 'date-fns/addDays'
import { afterAll, expect, test } from 'vitest'
import type { Day } from '#platform/event.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { startTrading } from '#tests/trading.ts'
import { countOfficeWork, listDeskFilters, listDocumentsToReview, listOfficeOrders } from './desk-contract.ts'
import type { OfficeOrderRow } from './office-contract.ts'

const { portal, call, andina, nordmed, folic, iron, sales, done, placed, quoted } = await startTrading()
afterAll(() => portal.stop())

const quotedOrder = await quoted()
const peruvian = await placed(andina, {
  registrations: [{ registrationId: folic.in('pe'), packagingId: folic.packagingId, quantity: 20 }],
})
const norwegian = await placed(nordmed)

const desk = (filters = {}) => done(listOfficeOrders, filters, sales)
const numbers = async (filters = {}) => (await desk(filters)).orders.map(({ num }) => num)
const daysFromNow = (days: number) => addDays(new Date(), days).toISOString().slice(0, 10) as Day

test('each head of the desk sorts both ways, companies by their names', async () => {
  const values = {
    num: ({ num }: OfficeOrderRow) => num,
    distributor: ({ distributor }: OfficeOrderRow) => distributor.name,
    destination: ({ destination }: OfficeOrderRow) => destination,
    total: ({ total }: OfficeOrderRow) => String(total).padStart(12, '0'),
  }
  for (const [name, value] of Object.entries(values)) {
    const rows = async (sort: string) => (await desk({ sort })).orders.map(value)
    const up = await rows(name)
    expect(up, name).toEqual(up.toSorted(compareTexts))
    expect(await rows(`-${name}`), name).toEqual(up.toReversed())
  }
  expect(new Set((await desk()).orders.map(values.distributor)).size).toBeGreaterThan(1)
})

test('the desk holds every company’s orders, newest first, with how many stand in each status', async () => {
  const { total, statuses, orders } = await desk()
  expect(total).toBe(3)
  expect(orders.map(({ num, distributor }) => [num, distributor.name])).toEqual([
    [norwegian.num, 'NordMed'],
    [peruvian.num, 'Andina Salud'],
    [quotedOrder.num, 'Andina Salud'],
  ])
  expect(orders.map(({ stage }) => stage)).toEqual(['WAITING_FOR_QUOTE', 'WAITING_FOR_QUOTE', 'QUOTE_RECEIVED'])
  expect(statuses.map(({ status, count }) => [status, count])).toEqual([
    ['WAITING_FOR_QUOTE', 2],
    ['QUOTE_RECEIVED', 1],
  ])
})

test('it is found by number, by company and by product, whatever the accents', async () => {
  expect(await numbers({ search: quotedOrder.num })).toEqual([quotedOrder.num])
  expect(await numbers({ search: 'nördmed' })).toEqual([norwegian.num])
  expect(await numbers({ search: 'folic' })).toEqual([norwegian.num, peruvian.num, quotedOrder.num])
  expect(await numbers({ search: 'iron' })).toEqual([])
})

test('it searches as every search does: terms in any order, each in number, company or product', async () => {
  const all = [norwegian.num, peruvian.num, quotedOrder.num]
  const spaced = quotedOrder.num.replace('-', ' ')
  for (const search of [spaced, quotedOrder.num.replace('-', ''), quotedOrder.num.replace('-', '\u2011')])
    expect(await numbers({ search })).toEqual([quotedOrder.num])
  expect(await numbers({ search: 'acid folic' })).toEqual(all)
  expect(await numbers({ search: 'folic andina' })).toEqual([peruvian.num, quotedOrder.num])
  expect(await numbers({ search: `salud ${spaced} andina` })).toEqual([quotedOrder.num])
  expect(await numbers({ search: 'nordmed andina' })).toEqual([])
  expect(await numbers({ search: ' - ' })).toEqual(all)
  expect(await numbers({ search: '%' })).toEqual([])
})

test('filters narrow it, together and one by one', async () => {
  expect(await numbers({ distributorId: andina.id })).toEqual([peruvian.num, quotedOrder.num])
  expect(await numbers({ destination: 'pe' })).toEqual([peruvian.num])
  expect(await numbers({ product: iron.id })).toEqual([])
  expect(await numbers({ status: 'QUOTE_RECEIVED', distributorId: andina.id })).toEqual([quotedOrder.num])
  expect(await numbers({ needs: 'held' })).toEqual([])
  expect(await numbers({ needs: 'overdue' })).toEqual([])
})

test('days are counted in full, the first and the last', async () => {
  const today = daysFromNow(0)
  expect((await numbers({ from: today, to: today })).length).toBe(3)
  expect(await numbers({ from: daysFromNow(1) })).toEqual([])
  expect(await numbers({ to: daysFromNow(-1) })).toEqual([])
})

test('what it can be filtered by is named', async () => {
  const { destinations, products } = await done(listDeskFilters, {}, sales)
  expect(destinations.map(({ id }) => id).toSorted()).toEqual(['co', 'no', 'pe'])
  expect(products.map(({ id }) => id).toSorted()).toEqual([folic.id, iron.id].toSorted())
})

test('what waits for staff is counted, and nothing waits for a review yet', async () => {
  expect(await done(countOfficeWork, {}, sales)).toEqual({ quotes: 2, documents: 0 })
  expect(await done(listDocumentsToReview, {}, sales)).toEqual([])
})

test('the desk is for staff', async () => {
  for (const endpoint of [listOfficeOrders, listDeskFilters, listDocumentsToReview, countOfficeWork])
    expect((await call(endpoint, {}, andina.procurement)).status).toBe(403)
})
