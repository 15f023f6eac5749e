import { afterAll, expect, test } from 'vitest'
import { showProduct } from '#modules/catalogue/contract.ts'
import type { ProductId, RegistrationId } from '#modules/catalogue/events.ts'
import { changeRegistrationStatus, withdrawProduct } from '#modules/catalogue/office-contract.ts'
import { startTrading } from '#tests/trading.ts'
import {
  bringBackProduct,
  listOfficeProducts,
  showOfficeProduct,
  showRegistrationHistory,
} from './product-office-contract.ts'

const { portal, call, andina, sales, folic, iron, world, done } = await startTrading()
afterAll(() => portal.stop())

const operations = await world.person('Jonas', 'OPERATIONS', null)
const id = iron.id as ProductId
const names = async (query: Parameters<typeof done<typeof listOfficeProducts>>[1]) =>
  (await done(listOfficeProducts, query, sales)).products.map(({ name }) => name)

test('the office finds every product, offered or withdrawn, in the requested order', async () => {
  expect(await names({})).toEqual(['Folic acid', 'Iron'])
  expect(await names({ sort: '-name' })).toEqual(['Iron', 'Folic acid'])
  expect(await names({ sort: '-countries' })).toEqual(['Folic acid', 'Iron'])
  expect(await names({ search: 'irn' })).toEqual([])
  expect(await names({ search: 'iron' })).toEqual(['Iron'])
  expect(await names({ page: 2 })).toEqual([])
  expect((await call(listOfficeProducts, {}, andina.procurement)).status).toBe(403)
})

test('a product that was withdrawn is there for staff, and comes back as it was', async () => {
  await done(withdrawProduct, { id }, operations)
  expect(await names({ state: 'WITHDRAWN' })).toEqual(['Iron'])
  expect(await done(showOfficeProduct, { id }, sales)).toMatchObject({ name: 'Iron', withdrawn: true })
  expect((await call(bringBackProduct, { id }, sales)).status).toBe(403)
  await done(bringBackProduct, { id }, operations)
  expect(await names({ state: 'OFFERED' })).toEqual(['Folic acid', 'Iron'])
  expect(await done(showProduct, { id }, andina.procurement)).toMatchObject({ available: true, minPrice: 1125 })
})

test('staff read why a product cannot be ordered in a country, and who did what there', async () => {
  const peru = folic.in('pe') as RegistrationId
  await done(changeRegistrationStatus, { id: peru, status: 'SUSPENDED' }, operations)
  const { registrations } = await done(showOfficeProduct, { id: folic.id as ProductId }, sales)
  expect(registrations.map(({ country, notOrderable }) => [country.name, notOrderable])).toEqual([
    ['Colombia', null],
    ['Norway', null],
    ['Peru', 'Not available in Peru (registration status: Suspended)'],
  ])
  const history = await done(showRegistrationHistory, { id: peru }, sales)
  expect(history.map(({ what }) => what)).toEqual([
    'changed the registration for Peru',
    'set the price for Peru',
    'registered the product for Peru',
  ])
  expect(history[0]).toMatchObject({ detail: 'Suspended', who: expect.stringContaining('Jonas') })
})
