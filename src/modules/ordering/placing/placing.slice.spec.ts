import { afterAll, describe, expect, test } from 'vitest'

import { listProducts, listRegistrations } from '#modules/catalogue/contract.ts'
import { priceRegistration } from '#modules/catalogue/office-contract.ts'
import { assignTerritory, registerDistributor } from '#modules/distributors/contract.ts'
import { countCareCoins } from '#modules/loyalty/contract.ts'
import { addCartLine, cancelOrder, listOrders, placeOrder, showCart, showOrder } from '#modules/ordering/contract.ts'
import { cents, percent } from '#platform/money.ts'
import { company as aCompany } from '#tests/people.ts'
import { startTrading } from '#tests/trading.ts'

const { portal, call, world, andina, nordmed, folic, iron, lineOf, orderOf, placed, done } = await startTrading()
afterAll(() => portal.stop())

describe('placing an order', () => {
  test('gives it the next number, takes it out of the cart and shows it to its company', async () => {
    const first = await placed()
    const second = await placed()
    const [a, b] = [first.num, second.num].map((num) => Number(num.slice(5)))
    expect(first.num).toMatch(/^\d{4}-\d{6}$/)
    expect(b).toBe(a! + 1)
    expect((await done(showCart, {}, andina.procurement)).count).toBe(0)

    const list = await done(listOrders, { page: 1 }, andina.marketing)
    expect(list[0]).toMatchObject({
      num: second.num,
      destination: 'Colombia',
      total: 22_500,
      statusData: { statusLabel: 'Waiting for the quote' },
    })
    const shown = await done(showOrder, { id: first.orderId }, andina.marketing)
    expect(shown.date).toBe(shown.creationDate)
    expect(shown).toMatchObject({
      num: first.num,
      MBDreferenceCode: 'MBD-1001',
      products: [{ name: 'Folic acid', MBDreferenceCode: 'MBD-1001', quantity: 20 }],
      subtotal: 22_500,
      placedByName: 'Ines Restrepo',
      shippingAddress: { addressee: 'Marcela Rojas', country: { name: 'Colombia' } },
      orderItems: [{ quantity: 20, effectivePrice: 1_125, registration: { product: { name: 'Folic acid' } } }],
      downloads: [],
    })
  })

  test('pays with CareCoins, which come back when it is cancelled', async () => {
    const balance = async () => (await done(countCareCoins, {}, andina.procurement)).data.balance
    const before = await balance()
    const { orderId } = await placed(andina, { careCoinsUsed: 200, expectedTotal: 20_500 })
    expect(await balance()).toBe(before - 200)
    expect(await done(showOrder, { id: orderId }, andina.procurement)).toMatchObject({
      total: 20_500,
      careCoinsUsedTotalValue: 2_000,
    })
    await done(cancelOrder, { orderId }, andina.procurement)
    expect(await balance()).toBe(before)
    expect((await call(cancelOrder, { orderId }, andina.procurement)).status).toBe(409)
  })

  test('of one review is one order, from however many windows at once; the others are led to it', async () => {
    const who = andina.procurement
    const line = { productId: iron.id, countryId: 'co', quantity: 20, packagingId: iron.packagingId }
    const review = async () => {
      await done(addCartLine, line, who)
      const { sections } = await done(showCart, {}, who)
      const { previousOrderId } = sections.find(({ country }) => country.id === 'co')!
      return { ...orderOf(andina, lineOf(iron, 'co')), previousOrderId }
    }
    const places = async () => {
      const order = await review()
      const answers = await Promise.all(Array.from({ length: 20 }, () => call(placeOrder, order, who)))
      const [placed, ...more] = answers.filter(({ status }) => status === 200)
      expect(more).toEqual([])
      const { orderId } = placed!.body
      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.map(({ status, problem }) => [status, problem['orderId']])).toEqual(Array(19).fill([409, orderId]))
      expect(await done(showCart, {}, who)).toMatchObject({ count: 0, justOrdered: orderId })
      return orderId
    }
    const first = await places()
    expect(await places()).not.toBe(first)
  })

  test('never spends a CareCoin twice, however many orders race', async () => {
    const { balance } = (await done(countCareCoins, {}, andina.procurement)).data
    const wanted = Math.floor(balance / 3) + 1
    const order = { ...orderOf(andina, lineOf(iron, 'co', 100)), careCoinsUsed: wanted as never }
    const answers = await Promise.all(Array.from({ length: 6 }, () => call(placeOrder, order, andina.procurement)))
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(2)
    expect(answers.filter(({ status }) => status >= 500)).toEqual([])
    const after = (await done(countCareCoins, {}, andina.procurement)).data.balance
    expect(after).toBe(balance - wanted * answers.filter(({ status }) => status === 200).length)
  })

  test('with one key is one order, fifty times at once', async () => {
    const before = (await done(listOrders, {}, andina.procurement)).length
    const order = orderOf(andina, lineOf(folic, 'co'))
    const headers = { 'idempotency-key': 'the-same-order' }
    const again = () => call(placeOrder, order, { ...andina.procurement, headers })
    const answers = await Promise.all(Array.from({ length: 50 }, again))
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.num}`)).size).toBe(1)
    expect((await done(listOrders, {}, andina.procurement)).length).toBe(before + 1)
    const other = await call(placeOrder, { ...order, careCoinsUsed: 1 as never }, { ...andina.procurement, headers })
    expect(other.status).toBe(409)
  })

  test('is refused to a company that is not active before anything is said of its addresses', async () => {
    const { id } = await done(
      registerDistributor,
      { ...aCompany('Lumen', 'co'), email: 'hello@lumen.example' },
      world.admin,
    )
    const buyer = await world.person('Lucie', 'PROCUREMENT', id)
    const answer = await call(placeOrder, orderOf(andina, lineOf(folic, 'co')), buyer)
    expect(answer).toMatchObject({ status: 403, problem: { error: 'Your account is not activated yet' } })
  })

  test('is no condition of looking and filling the cart: a company that signed up does in its own country', async () => {
    const { id } = await done(
      registerDistributor,
      { ...aCompany('Peruana', 'pe'), email: 'hello@peruana.example' },
      world.admin,
    )
    const buyer = await world.person('Pilar', 'PROCUREMENT', id)
    const offers = (await done(listProducts, {}, buyer)).filter(({ available }) => available)
    expect(offers.map(({ name, registrations }) => [name, registrations?.map(({ country }) => country.id)])).toEqual([
      ['Folic acid', ['pe']],
    ])
    const line = { productId: folic.id, countryId: 'pe', quantity: 20, packagingId: folic.packagingId }
    await done(addCartLine, line, buyer)
    expect((await done(showCart, {}, buyer)).count).toBe(1)
    const elsewhere = await call(addCartLine, { ...line, countryId: 'co' }, buyer)
    expect([elsewhere.status, Object.keys(elsewhere.problem.errors ?? {})]).toEqual([422, ['countryId']])
    await done(assignTerritory, { id, region: 'Andes', countryIds: ['co'] as never }, world.admin)
    const after = (await done(listRegistrations, {}, buyer)).map(({ country }) => country.id)
    expect(new Set(after)).toEqual(new Set(['co']))
  })

  test('finds its products and addresses in whatever table of theirs is live', async () => {
    await placed()
    for (const name of ['products', 'addresses', 'distributors']) await portal.node.readModels.rebuild(name)
    const { orderId } = await placed()
    expect(await done(showOrder, { id: orderId }, andina.procurement)).toMatchObject({
      subtotal: 22_500,
      shippingAddress: { addressee: 'Marcela Rojas' },
    })
  })

  test('at other prices than the screen showed is refused with the new figures', async () => {
    await done(
      priceRegistration,
      { id: iron.in('no') as never, price: cents(2_000), discount: percent(0) },
      world.admin,
    )
    const order = { ...orderOf(nordmed, lineOf(iron, 'no', 10)), expectedTotal: cents(11_250) }
    expect(await call(placeOrder, order, nordmed.procurement)).toMatchObject({
      status: 409,
      problem: {
        total: 20_000,
        expectedTotal: 11_250,
        lines: [{ registrationId: iron.in('no'), effectivePrice: 2_000 }],
      },
    })
    await done(placeOrder, { ...order, expectedTotal: cents(20_000) }, nordmed.procurement)
  })

  test('is for those who buy', async () =>
    expect((await call(placeOrder, orderOf(andina, lineOf(folic, 'co')), andina.marketing)).status).toBe(403))

  test('takes nothing of another company, and no code that does not exist', async () => {
    const own = orderOf(andina, lineOf(folic, 'co'))
    const foreign = { ...own, shippingAddressId: nordmed.shippingAddressId }
    expect(await call(placeOrder, foreign, andina.procurement)).toMatchObject({
      status: 404,
      problem: { errors: { shippingAddressId: 'Address not found' } },
    })
    const mistaken = { ...own, shippingAddressId: own.billingAddressId }
    expect((await call(placeOrder, mistaken, andina.procurement)).status).toBe(404)
    expect((await call(placeOrder, orderOf(andina, lineOf(folic, 'no')), andina.procurement)).status).toBe(422)
    expect(await call(placeOrder, { ...own, promoCode: 'SPRING' }, andina.procurement)).toMatchObject({
      status: 422,
      problem: { errors: { promoCode: 'There is no promo code SPRING' } },
    })
  })
})

describe('input that is not what it should be', () => {
  const good = () => orderOf(andina, lineOf(folic, 'co'))
  const line = (change: object) => ({ ...good(), registrations: [{ ...lineOf(folic, 'co'), ...change }] })
  test.each([
    ['a quantity of null', line({ quantity: null })],
    ['a quantity of true', line({ quantity: true })],
    ['a quantity in quotes', line({ quantity: '20' })],
    ['a broken quantity', line({ quantity: 20.5 })],
    ['a negative quantity', line({ quantity: -20 })],
    ['a huge quantity', line({ quantity: 1e15 })],
    ['more than can be ordered', line({ quantity: 1_000_000 })],
    ['a price of its own', line({ unitPrice: 1 })],
    ['a total of its own', { ...good(), total: 1 }],
    ['bonus lines of its own', { ...good(), bonusLines: [] }],
    ['no lines', { ...good(), registrations: [] }],
    ['lines that are no list', { ...good(), registrations: {} }],
    ['negative CareCoins', { ...good(), careCoinsUsed: -1 }],
    ['an Incoterm that does not exist', { ...good(), shipping: { method: 'DDP', transportMode: 'Road' } }],
    ['no shipping', { ...good(), shipping: null }],
    ['an address that is no id', { ...good(), shippingAddressId: 7 }],
    ['a contact without a phone', { ...good(), contact: { name: 'Inés' } }],
    ['text without end', { ...good(), contact: { name: 'x'.repeat(5_000), phone: '1' } }],
    ['blank certificates', { ...good(), certificates: ['   '] }],
  ])('%s', async (_, body) => {
    const before = await portal.eventCount()
    const { status, problem } = await call(placeOrder, body as never, andina.procurement)
    expect(status).toBeGreaterThanOrEqual(400)
    expect(status).toBeLessThan(500)
    expect(Object.keys(problem.errors ?? {})).not.toEqual([])
    expect(await portal.eventCount()).toBe(before)
  })
})
