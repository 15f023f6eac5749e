import { afterAll, describe, expect, test } from 'vitest'

import { changeRegistrationStatus, reviseProduct, withdrawProduct } from '#modules/catalogue/office-contract.ts'
import { listAddresses, removeAddress, upsertAddress } from '#modules/distributors/contract.ts'
import { addCartLine, changeCartLine, changeOrderDraft, placeOrder, showCart } from '#modules/ordering/contract.ts'
import { startTrading } from '#tests/trading.ts'
import { changeOrderAddress, placeAgain } from './changing-contract.ts'

const { portal, call, world, andina, folic, iron, lineOf, orderOf, placed, done } = await startTrading()
afterAll(() => portal.stop())

const me = andina.procurement
const cartLine = (product: typeof folic) => ({
  productId: product.id,
  countryId: 'co',
  quantity: 20,
  packagingId: product.packagingId,
})
const problems = async () =>
  (await done(showCart, {}, me)).sections.flatMap(({ products }) =>
    products.map(({ name, problem }) => [name, problem]),
  )

describe('an address that was deleted during the review', () => {
  const added = async (type: 'SHIPPING' | 'BILLING', name: string) => {
    const [{ id: _, isPrimary: _primary, country: _country, ...like }] = (await done(listAddresses, { type }, me)) as [
      Awaited<ReturnType<typeof done<typeof listAddresses>>>[number],
    ]
    return (await done(upsertAddress, { ...like, name }, me)).id
  }

  test.each([
    ['SHIPPING', 'shippingAddress', 'Harbour store'],
    ['BILLING', 'billingAddress', 'Old office'],
  ] as const)('is named in the cart, in placing and in a change: %s', async (type, field, name) => {
    const id = await added(type, name)
    const chosen = `${field}Id` as const
    await done(changeOrderDraft, { countryId: 'co', subCategoryId: world.vitamins.id, [chosen]: id }, me)
    expect((await done(showCart, {}, me)).draft.gone[field]).toBeNull()
    await done(removeAddress, { id }, me)

    const deleted = `The address ${name} has been deleted. Choose another one.`
    expect((await done(showCart, {}, me)).draft).toMatchObject({ [chosen]: id, gone: { [field]: name } })
    expect((await done(listAddresses, {}, me)).map((it) => it.id)).not.toContain(id)
    const order = { ...orderOf(andina, lineOf(folic, 'co')), [chosen]: id }
    expect(await call(placeOrder, order, me)).toMatchObject({ status: 404, problem: { errors: { [chosen]: deleted } } })
    expect(await call(changeOrderDraft, { [chosen]: id }, me)).toMatchObject({
      status: 404,
      problem: { error: deleted },
    })
    const { orderId } = await placed()
    expect(await call(changeOrderAddress, { orderId, addressId: id, addressType: type }, me)).toMatchObject({
      status: 404,
      problem: { errors: { addressId: deleted } },
    })

    await done(changeOrderDraft, { [chosen]: andina[chosen] }, me)
    expect((await done(showCart, {}, me)).draft.gone[field]).toBeNull()
  })
})

test('a packaging that was removed is named, and another one can be chosen', async () => {
  await done(addCartLine, cartLine(folic), me)
  const [line] = (await done(showCart, {}, me)).sections[0]!.products
  const described = {
    categoryId: world.categoryId,
    subCategoryId: world.vitamins.id,
    MBDreferenceCode: 'MBD-1001',
    name: 'Folic acid',
    description: 'A product.',
    technicalDescription: 'A product in a box.',
    artwork: 'box' as const,
    image: null,
    file: null,
    sterile: false,
    minimumOrderQuantity: 10,
    orderQuantityStep: 5,
    careCoinGroup1: 1 as never,
    careCoinGroup2: 2 as never,
  }
  await done(
    reviseProduct,
    { id: folic.id as never, ...described, packagings: [{ name: 'Bottle', units: 1 }] },
    world.admin,
  )

  const removed = 'The packaging Box of 30 is no longer available. Choose another one.'
  expect(await problems()).toEqual([['Folic acid', removed]])
  expect(await call(placeOrder, orderOf(andina, lineOf(folic, 'co')), me)).toMatchObject({
    status: 422,
    problem: { errors: { 'registrations.0.packagingId': removed } },
  })
  const { packagings } = (await done(showCart, {}, me)).sections[0]!.products[0]!
  expect([line?.packagings[0]?.name, packagings[0]?.name]).toEqual(['Box of 30', 'Bottle'])
  await done(changeCartLine, { ...cartLine(folic), packagingId: packagings[0]!.id }, me)
  expect(await problems()).toEqual([['Folic acid', null]])
  // What came back is offered again.
  const back = [
    { id: packagings[0]!.id as never, name: 'Bottle', units: 1 },
    { id: folic.packagingId as never, name: 'Box of 30', units: 30 },
  ]
  expect(
    (await call(reviseProduct, { id: folic.id as never, ...described, packagings: back }, world.admin)).status,
  ).toBe(200)
  await done(changeCartLine, cartLine(folic), me)
  expect(await problems()).toEqual([['Folic acid', null]])
})

test('a registration that changed and a product that was withdrawn say so', async () => {
  const { orderId } = await done(placeOrder, orderOf(andina, lineOf(iron, 'co')), me)
  await done(addCartLine, cartLine(iron), me)
  const refused = async (reason: string) => {
    expect((await problems()).find(([name]) => name === 'Iron')).toEqual(['Iron', reason])
    expect(await call(placeOrder, orderOf(andina, lineOf(iron, 'co')), me)).toMatchObject({
      status: 422,
      problem: { errors: { 'registrations.0.registrationId': reason } },
    })
    expect(await done(placeAgain, { orderId }, me)).toMatchObject({ added: 0, left: [{ name: 'Iron', reason }] })
  }
  await done(changeRegistrationStatus, { id: iron.in('co') as never, status: 'SUSPENDED' }, world.admin)
  await refused('Not available in Colombia (registration status: Suspended)')
  await done(changeRegistrationStatus, { id: iron.in('co') as never, status: 'UNDER_RENEWAL' }, world.admin)
  expect((await problems()).find(([name]) => name === 'Iron')).toEqual(['Iron', null])
  await done(withdrawProduct, { id: iron.id as never }, world.admin)
  await refused('No longer available')
  expect(await call(changeCartLine, cartLine(iron), me)).toMatchObject({
    status: 404,
    problem: { error: 'Iron is no longer available' },
  })
})
