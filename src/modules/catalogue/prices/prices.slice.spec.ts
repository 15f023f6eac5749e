import { afterAll, expect, test } from 'vitest'
import { changeRegistrationStatus, priceRegistration, withdrawProduct } from '#modules/catalogue/office-contract.ts'
import { cents, percent } from '#platform/money.ts'
import { momentOfLast } from '#tests/moments.ts'
import { startTrading } from '#tests/trading.ts'
import { officePrices, type sortsOfPrices } from './price-contract.ts'

const { portal, call, andina, folic, iron, sales, world, done } = await startTrading()
afterAll(() => portal.stop())

const folicIn = async (country: string, then = {}) =>
  (await done(officePrices, then, sales)).lines.find((line) => line.productId === folic.id && line.country === country)

test('every product is listed with its price in each country, by name', async () => {
  const { lines, total } = await done(officePrices, {}, sales)
  expect(total).toBe(5)
  expect(lines.map(({ name, country }) => `${name}, ${country}`)).toEqual([
    'Folic acid, Colombia',
    'Folic acid, Norway',
    'Folic acid, Peru',
    'Iron, Colombia',
    'Iron, Norway',
  ])
  expect(lines[0]).toMatchObject({ price: 1250, discount: 10, effectivePrice: 1125, sellable: true })
})

test('they are narrowed by product, category and country', async () => {
  const { lines, products, countries } = await done(officePrices, { product: iron.id, country: 'Norway' }, sales)
  expect(lines.map(({ name, country }) => `${name}, ${country}`)).toEqual(['Iron, Norway'])
  expect(products.map(({ name }) => name)).toEqual(['Folic acid', 'Iron'])
  expect(countries).toEqual(['Colombia', 'Norway', 'Peru'])
  expect((await done(officePrices, { category: 'Nothing' }, sales)).total).toBe(0)
  expect((await done(officePrices, { page: 2 }, sales)).lines).toEqual([])
})

test('they are sorted by any column, each way; what is alike stays by name and country', async () => {
  const sorted = async (sort: (typeof sortsOfPrices)[number]) =>
    (await done(officePrices, { sort }, sales)).lines.map(({ name, country, price }) => `${name} ${country} ${price}`)
  const up = await sorted('country')
  expect(up.map((line) => line.split(' ').at(-2))).toEqual(['Colombia', 'Colombia', 'Norway', 'Norway', 'Peru'])
  expect((await sorted('-country')).map((line) => line.split(' ').at(-2))).toEqual([
    'Peru',
    ...['Norway', 'Norway', 'Colombia', 'Colombia'],
  ])
  expect(await sorted('status')).toEqual(await sorted('name'))
  const prices = (await sorted('-effective')).map((line) => Number(line.split(' ').at(-1)))
  expect(prices).toEqual((await sorted('-price')).map((line) => Number(line.split(' ').at(-1))))
  expect(prices).toEqual(prices.toSorted((a, b) => b - a))
})

test('as of a moment the prices are those of then, whatever was recorded since', async () => {
  const asOf = await momentOfLast(portal)
  const colombia = { id: folic.in('co') as never }
  await done(priceRegistration, { ...colombia, price: cents(1500), discount: percent(0) }, world.admin)
  await done(changeRegistrationStatus, { ...colombia, status: 'SUSPENDED' }, world.admin)
  await done(withdrawProduct, { id: iron.id as never }, world.admin)

  expect(await folicIn('Colombia')).toMatchObject({ price: 1500, effectivePrice: 1500, sellable: false })
  expect(await folicIn('Colombia', { asOf })).toMatchObject({ price: 1250, effectivePrice: 1125, sellable: true })
  expect((await done(officePrices, {}, sales)).total).toBe(3)
  expect((await done(officePrices, { asOf }, sales)).total).toBe(5)
  expect(await done(officePrices, { asOf: await momentOfLast(portal) }, sales)).toEqual(
    await done(officePrices, {}, sales),
  )
  expect(await done(officePrices, { asOf: '2020-01-01T00:00:00.000Z' as never }, sales)).toMatchObject({
    lines: [],
    total: 0,
  })
})

test('nothing is known of a moment that is still to come', async () => {
  const asOf = new Date(portal.node.clock.now().getTime() + 86_400_000).toISOString() as never
  expect(await call(officePrices, { asOf }, sales)).toMatchObject({
    status: 422,
    problem: { errors: { asOf: 'This moment is still to come' } },
  })
})

test('companies do not read the prices of others', async () => {
  expect((await call(officePrices, {}, andina.procurement)).status).toBe(403)
})
