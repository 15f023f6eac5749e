import { randomUUID } from 'node:crypto'
import { afterAll, expect, test } from 'vitest'
import {
  introduceSubCategory,
  renameCategory,
  renameSubCategory,
} from '#modules/catalogue/products/category-contract.ts'
import { product as productDecider } from '#modules/catalogue/products/product.ts'
import { careCoins } from '#modules/terms/care-coins.ts'
import type { EventOf } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { unchecked } from '#platform/typed.ts'
import { productRequests } from '#projections/product_requests.ts'
import { productViews } from '#projections/product_views.ts'
import { startTrading } from '#tests/trading.ts'
import { listProducts, listSubCategories, listViews, recordView, showProduct } from './contract.ts'
import type { CountryId, ProductId, productStream, RegistrationId } from './events.ts'
import {
  changeRegistrationStatus,
  introduceProduct,
  priceRegistration,
  registerProduct,
  reviseProduct,
  withdrawProduct,
} from './office-contract.ts'

type Product = { id: ProductId; in: (countryId: string) => RegistrationId }

const { portal, call, andina, sales, world, done, ...sold } = await startTrading({
  projections: [productViews, productRequests],
})
afterAll(() => portal.stop())

const [folic, iron] = unchecked<[Product, Product]>([sold.folic, sold.iron])
const operations = await world.person('Jonas', 'OPERATIONS', null)
const product = async (...args: Parameters<typeof world.product>) => unchecked<Product>(await world.product(...args))
const seen = async ({ id }: { id: ProductId }, by: { jwt: string }) => done(showProduct, { id }, by)

test('only operations and administrators may change the catalogue', async () => {
  for (const jwt of [andina.procurement.jwt, sales.jwt])
    expect((await call(withdrawProduct, { id: iron.id }, { jwt })).status).toBe(403)
})

test('a new price and a new status show at once', async () => {
  const iodine = await product('Iodine', ['co'])
  await done(priceRegistration, { id: iodine.in('co'), price: cents(2_000), discount: percent(12.5) }, operations)
  expect(await seen(iodine, andina.procurement)).toMatchObject({ minPrice: 1_750, price: 2_000, discount: 12.5 })
  await done(changeRegistrationStatus, { id: iodine.in('co'), status: 'SUSPENDED' }, operations)
  expect(await seen(iodine, andina.procurement)).toMatchObject({ available: false, minPrice: null })
})

test.each([
  ['a fraction of a cent', { price: 10.5 as never, discount: percent(0) }, 'price'],
  ['text', { price: '10' as never, discount: percent(0) }, 'price'],
  ['less than nothing', { price: -1 as never, discount: percent(0) }, 'price'],
  ['nothing', { price: cents(0), discount: percent(0) }, 'price'],
  ['more than all', { price: cents(10), discount: 101 as never }, 'discount'],
  ['null', { price: cents(10), discount: null as never }, 'discount'],
])('a price is refused: %s', async (_, given, field) => {
  const { status, problem } = await call(priceRegistration, { id: folic.in('co'), ...given }, { jwt: operations.jwt })
  expect(status).toBe(422)
  expect(Object.keys(problem.errors ?? {})).toEqual([field])
})

test('a product is registered in a country once, and all of a list or none', async () => {
  const registrations = ['ec', 'co'].map((countryId) => ({
    countryId: countryId as CountryId,
    status: 'REGISTERED' as const,
  }))
  const { status, problem } = await call(
    registerProduct,
    { productId: folic.id, registrations },
    { jwt: operations.jwt },
  )
  expect({ status, error: problem.error }).toEqual({
    status: 409,
    error: 'This product is already registered in this country',
  })
  expect((await seen(folic, operations)).registrations).toHaveLength(3)
  const twice = [registrations[0], registrations[0]] as typeof registrations
  expect(
    (await call(registerProduct, { productId: folic.id, registrations: twice }, { jwt: operations.jwt })).status,
  ).toBe(422)
})

test('two requests at once for one reference make one product', async () => {
  const body = {
    reference: 'PC-7777',
    categoryId: world.categoryId as never,
    subCategoryId: world.vitamins.id,
    MBDreferenceCode: 'MBD-7777',
    name: 'Zinc',
    description: 'A product.',
    technicalDescription: 'A product in a bottle.',
    artwork: 'bottle' as const,
    image: null,
    file: null,
    sterile: false,
    minimumOrderQuantity: 1,
    orderQuantityStep: 1,
    careCoinGroup1: 0 as never,
    careCoinGroup2: 0 as never,
    packagings: [],
  }
  const answers = await Promise.all([1, 2, 3].map(() => call(introduceProduct, body, { jwt: operations.jwt })))
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])

  const id = answers.find(({ status }) => status === 200)?.body.id as ProductId
  const { reference: _, ...description } = body
  await done(reviseProduct, { id, ...description, name: 'Zinc gluconate' }, operations)
  expect((await seen({ ...folic, id }, operations)).name).toBe('Zinc gluconate')

  const other = { ...body, reference: 'PC-7778' }
  const refusedAt = async (changes: Partial<typeof body>) => {
    const { status, problem } = await call(introduceProduct, { ...other, ...changes }, { jwt: operations.jwt })
    return [status, problem?.errors]
  }
  expect(await refusedAt({ reference: 'PC7777' })).toEqual([
    409,
    { reference: 'PC7777 reads like PC-7777, which is taken already' },
  ])
  const taken = 'MBD7777 reads like MBD-7777, which is taken already (product PC-7777)'
  expect(await refusedAt({ MBDreferenceCode: 'MBD7777' })).toEqual([422, { MBDreferenceCode: taken }])
  const second = await done(introduceProduct, { ...other, MBDreferenceCode: 'MBD-7778' }, operations)
  const revised = await call(
    reviseProduct,
    { id: second.id, ...description, MBDreferenceCode: 'MBD7777' },
    { jwt: operations.jwt },
  )
  expect(revised).toMatchObject({ status: 422, problem: { errors: { MBDreferenceCode: taken } } })
})

const gauze = {
  categoryId: world.categoryId as never,
  subCategoryId: world.vitamins.id,
  MBDreferenceCode: 'MBD-8001',
  name: 'Gauze',
  description: 'A product.',
  technicalDescription: 'A product in a carton.',
  artwork: 'box' as const,
  image: null,
  file: null,
  sterile: false,
  minimumOrderQuantity: 1,
  orderQuantityStep: 1,
  careCoinGroup1: careCoins(0),
  careCoinGroup2: careCoins(0),
}

test.each([
  ['none', 0, 'Enter a whole number from 1 to 999 999'],
  ['too many', 1_000_000, 'Enter a whole number from 1 to 999 999'],
  ['a part', 1.5, 'Must be a whole number'],
  ['not said', undefined, 'This field is required'],
])('the units of a packaging are refused at their field: %s', async (_, units, reason) => {
  const packagings = unchecked<{ name: string; units: number }[]>([{ name: 'Clinic carton', units }])
  const body = { reference: 'PC-8001', ...gauze, packagings }
  expect(await call(introduceProduct, body, { jwt: operations.jwt })).toMatchObject({
    status: 422,
    problem: { errors: { 'packagings.0.units': reason } },
  })
})

test('a packaging has its units, and one of earlier events those that its name said', async () => {
  const packagings = [{ name: 'Clinic carton', units: 24 }]
  const { id } = await done(introduceProduct, { reference: 'PC-8001', ...gauze, packagings }, operations)
  const shown = await seen({ ...folic, id }, operations)
  expect(shown.packagings).toMatchObject(packagings)
  await portal.asSystem().decide(productDecider, id, ({ classification }) => {
    const named = ['Box of 10', 'Bottle of 100'].map((name) => ({ id: randomUUID(), name }))
    const { categoryId: _, subCategoryId: _sub, ...description } = gauze
    const data = { ...description, productId: id, classification, packagings: named }
    return [unchecked<EventOf<typeof productStream.events>>({ type: 'ProductRevised', schemaVersion: 1, data })]
  })
  await expect
    .poll(async () => (await seen({ ...folic, id }, operations)).packagings)
    .toMatchObject([
      { name: 'Box of 10', units: 10 },
      { name: 'Bottle of 100', units: 1 },
    ])
})

test('the same key and body again is the same sub-category', async () => {
  const categoryId = world.categoryId as never
  const again = () =>
    call(
      introduceSubCategory,
      { id: categoryId, name: 'Minerals' },
      { jwt: operations.jwt, headers: { 'idempotency-key': 'minerals' } },
    )
  const [first, second] = [await again(), await again()]
  expect(second.body).toEqual(first.body)
  expect((await call(listSubCategories, {})).body.filter(({ name }) => name === 'Minerals')).toHaveLength(1)
})

test('a category and a sub-category get other names, and all their products with them, at once', async () => {
  const id = world.categoryId as never
  const before = await seen(folic, operations)
  const rename = (name: string) => call(renameCategory, { id, name }, { jwt: operations.jwt })
  expect((await rename(' ')).status).toBe(422)
  await done(renameCategory, { id, name: 'Nutrition' }, operations)
  await done(renameSubCategory, { id, subCategoryId: world.vitamins.id, name: 'Vitamins and more' }, operations)
  const shown = await seen(folic, andina.procurement)
  expect(shown.productSubCategory).toMatchObject({ name: 'Vitamins and more', productCategory: { name: 'Nutrition' } })
  expect((await call(listSubCategories, {})).body).toContainEqual(shown.productSubCategory)
  const twice = await call(
    renameSubCategory,
    { id, subCategoryId: world.vitamins.id, name: 'MINERALS' },
    { jwt: operations.jwt },
  )
  expect(twice.problem.errors).toEqual({ name: 'This category already has a sub-category with this name' })
  await done(
    renameSubCategory,
    { id, subCategoryId: world.vitamins.id, name: before.productSubCategory.name },
    operations,
  )
})

test('a withdrawn product is gone from every screen', async () => {
  const selenium = await product('Selenium', ['co'])
  await done(recordView, { productId: selenium.id }, andina.procurement)
  await done(withdrawProduct, { id: selenium.id }, operations)

  expect((await call(showProduct, { id: selenium.id }, { jwt: andina.procurement.jwt })).status).toBe(404)
  expect((await done(listProducts, {}, andina.procurement)).some(({ id }) => id === selenium.id)).toBe(false)
  expect((await done(listViews, {}, andina.procurement)).some((view) => view.product.id === selenium.id)).toBe(false)
})
