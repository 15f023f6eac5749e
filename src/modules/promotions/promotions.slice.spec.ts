import { afterAll, describe, expect, test } from 'vitest'
import { applyPromoCode } from '#modules/ordering/cart/applying-contract.ts'
import {
  addCartLine,
  cancelOrder,
  changeSectionPromoCode,
  placeOrder,
  showCart,
  showOrder,
} from '#modules/ordering/contract.ts'
import type { Day } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { startTrading } from '#tests/trading.ts'

import {
  changePromoCode,
  closePromoCode,
  createPromoCode,
  exportPromoCode,
  listPromoCodes,
  showPromoCode,
} from './contract.ts'
import type { Conditions } from './events.ts'

const { portal, call, done, world, andina, nordmed, folic, iron, sales, lineOf, orderOf } = await startTrading()
afterAll(() => portal.stop())

const always: Conditions = {
  validFrom: '2020-01-01' as Day,
  validUntil: null,
  productIds: null,
  distributorIds: null,
  maximumUses: null,
  maximumUsesPerDistributor: null,
}
const tenPercent = (code: string, conditions: Partial<Conditions> = {}) =>
  done(createPromoCode, { code, type: 'DISCOUNT', discount: percent(10), ...always, ...conditions }, sales)

const ordered = (promoCode: string, company = andina, product = folic) =>
  call(
    placeOrder,
    { ...orderOf(company, lineOf(product, company === andina ? 'co' : 'no')), promoCode },
    company.procurement,
  )
/** The code as the office reads it once it has heard of everything so far. */
const shown = async (code: string) => {
  const headers = { 'x-min-position': String(await portal.node.log.seal()) }
  return (await call(showPromoCode, { code }, { ...sales, headers })).body
}
const usesOf = async (code: string) => (await shown(code)).uses

describe('a promo code', () => {
  test('takes its percent off each covered unit, is counted with the order and given back when it is cancelled', async () => {
    await tenPercent('spring-10', { maximumUses: 1 })
    // $12.50 less 10 % is $11.25; less 10 % more is $10.13 rounded; 20 of them
    const { status, body } = await ordered(' Spring-10 ')
    expect(status).toBe(200)
    expect(await done(showOrder, { id: body.orderId }, andina.marketing)).toMatchObject({
      promoCode: 'SPRING-10',
      promoCodeDiscount: 20 * (1_125 - 1_013),
      subtotal: 22_500,
      total: 20 * 1_013,
    })
    expect(await shown('SPRING-10')).toMatchObject({
      uses: 1,
      status: 'USED_UP',
      orders: [{ orderNum: body.num, distributor: { name: 'Andina Salud' }, discount: 2_240, releasedAt: null }],
      companies: [{ name: 'Andina Salud', orders: 1, cost: 2_240, brought: 20 * 1_013 }],
    })
    const sheet = await call(exportPromoCode, { code: 'spring-10', format: 'csv' }, sales)
    expect(String(sheet.body).split(/\r?\n/)[1]).toBe('Andina Salud,1,22.40,202.60')
    expect((await call(exportPromoCode, { code: 'unknown', format: 'csv' }, sales)).status).toBe(404)
    expect(await ordered('SPRING-10', nordmed)).toMatchObject({
      status: 422,
      problem: { errors: { promoCode: 'The promo code SPRING-10 has been used up' } },
    })
    await done(cancelOrder, { orderId: body.orderId }, andina.procurement)
    expect(await usesOf('SPRING-10')).toBe(0)
    expect((await ordered('SPRING-10', nordmed)).status).toBe(200)
  })

  test('that gives CareCoins back says how many to whom, until the order gives it up', async () => {
    // What it says nothing of restricts nothing.
    const back = {
      code: 'BACK-120',
      type: 'CASH_BACK',
      cashBackAmount: cents(12_000),
      validFrom: always.validFrom,
    } as const
    await done(createPromoCode, back, sales)
    const { orderId } = (await ordered('BACK-120')).body
    expect(await shown('BACK-120')).toMatchObject({
      orders: [{ discount: 0, cashBack: 12_000 }],
      companies: [{ cost: 12_000 }],
    })
    await done(cancelOrder, { orderId }, andina.procurement)
    expect(await shown('BACK-120')).toMatchObject({ orders: [{ cashBack: 0 }], companies: [] })
  })

  test('is for the companies and products that it names', async () => {
    await tenPercent('ANDINA-IRON', { distributorIds: [andina.id], productIds: [iron.id] })
    const says = async (company: typeof andina) => (await ordered('ANDINA-IRON', company)).problem.errors
    expect(await says(nordmed)).toEqual({ promoCode: 'The promo code ANDINA-IRON is not for your company' })
    expect(await says(andina)).toEqual({ promoCode: 'The promo code ANDINA-IRON is for none of these products' })
    expect((await ordered('ANDINA-IRON', andina, iron)).status).toBe(200)
  })

  test('is tried on a section before it is kept: each line before and after', async () => {
    await tenPercent('TRY-IRON', { productIds: [iron.id] })
    const section = { countryId: 'co', subCategoryId: world.vitamins.id }
    const items = [
      { productId: folic.id, quantity: 20 },
      { productId: iron.id, quantity: 10 },
    ]
    expect(await done(applyPromoCode, { code: 'try-iron', ...section, items }, andina.marketing)).toMatchObject({
      promo: { code: 'TRY-IRON', type: 'DISCOUNT' },
      lines: [
        { productId: folic.id, covered: false, percent: 0, totalEffectivePrice: 22_500 },
        {
          productId: iron.id,
          covered: true,
          percent: 10,
          nonPromoCodeDiscountedPrice: 1_125,
          effectivePrice: 1_013,
          promoCodeDiscount: 1_120,
        },
      ],
      totalPromoCodeDiscount: 1_120,
      nonCareCoinsDiscountedTotal: 22_500 + 10_130,
    })
    const elsewhere = { code: 'try-iron', ...section, countryId: 'no', items }
    expect((await call(applyPromoCode, elsewhere, andina.marketing)).problem.errors).toMatchObject({
      'items.0.productId': 'Not available in your region',
    })
    const unknown = await call(applyPromoCode, { code: 'nothing', ...section, items }, andina.marketing)
    expect(unknown.problem.error).toBe('There is no promo code NOTHING')
  })

  test('kept for a section of the cart prices it, or says there why it does not', async () => {
    const me = nordmed.procurement
    const sectionOf = async () => (await done(showCart, {}, me)).sections[0]
    await tenPercent('CART-10')
    await done(addCartLine, { productId: folic.id, countryId: 'no', quantity: 20, packagingId: folic.packagingId }, me)
    await done(changeSectionPromoCode, { countryId: 'no', subCategoryId: world.vitamins.id, promoCode: 'cart-10' }, me)
    expect(await sectionOf()).toMatchObject({
      promo: { code: 'CART-10' },
      promoProblem: null,
      totalPromoCodeDiscount: 2_240,
      total: 20_260,
    })
    await done(closePromoCode, { code: 'CART-10', reason: 'Over' }, sales)
    expect(await sectionOf()).toMatchObject({
      promo: null,
      promoProblem: 'The promo code CART-10 is closed',
      total: 22_500,
    })
  })

  test('is not kept where it does not fit, and the section says nothing of it', async () => {
    const me = nordmed.procurement
    const section = { countryId: 'no', subCategoryId: world.vitamins.id }
    const before = (await done(showCart, {}, me)).sections
    const unknown = await call(changeSectionPromoCode, { ...section, promoCode: 'nothing' }, me)
    expect(unknown).toMatchObject({ status: 422, problem: { error: 'There is no promo code NOTHING' } })
    const closed = await call(changeSectionPromoCode, { ...section, promoCode: 'CART-10' }, me)
    expect(closed.problem.error).toBe('The promo code CART-10 is closed')
    expect((await done(showCart, {}, me)).sections).toEqual(before)
    await done(changeSectionPromoCode, { ...section, promoCode: null }, me)
  })

  test('is kept section by section, and one with a last use left is refused to the second order', async () => {
    const me = andina.procurement
    await tenPercent('BOTH-1', { maximumUses: 1 })
    for (const countryId of ['co', 'pe']) {
      await done(addCartLine, { productId: folic.id, countryId, quantity: 20, packagingId: folic.packagingId }, me)
      const section = { countryId, subCategoryId: world.vitamins.id }
      await done(changeSectionPromoCode, { ...section, promoCode: 'BOTH-1' }, me)
    }
    const sections = async () => (await done(showCart, {}, me)).sections
    expect(await sections()).toMatchObject([{ promo: { code: 'BOTH-1' } }, { promo: { code: 'BOTH-1' } }])
    const order = (countryId: string) =>
      call(placeOrder, { ...orderOf(andina, lineOf(folic, countryId)), promoCode: 'BOTH-1' }, me)
    expect((await order('co')).status).toBe(200)
    expect(await shown('BOTH-1')).toMatchObject({ uses: 1 })
    expect(await sections()).toMatchObject([
      { country: { name: 'Peru' }, promo: null, promoProblem: 'The promo code BOTH-1 has been used up' },
    ])
    expect(await order('pe')).toMatchObject({
      status: 422,
      problem: { errors: { promoCode: 'The promo code BOTH-1 has been used up' } },
    })
    const elsewhere = { countryId: 'no', subCategoryId: world.vitamins.id, promoCode: 'BOTH-1' }
    expect((await call(changeSectionPromoCode, elsewhere, me)).problem.errors).toEqual({
      countryId: 'Not available in your region',
    })
  })
})

describe('staff', () => {
  test('make, change and close a code; others read it', async () => {
    await tenPercent('DESK-10')
    const again = await call(
      createPromoCode,
      { code: 'desk-10', type: 'DISCOUNT', discount: percent(5), ...always },
      sales,
    )
    expect(again).toMatchObject({ status: 409, problem: { error: 'Promo code DESK-10 already exists' } })
    const alike = await call(
      createPromoCode,
      { code: 'desk10', type: 'DISCOUNT', discount: percent(5), ...always },
      sales,
    )
    const reason = 'DESK10 reads like DESK-10, which is taken already'
    expect(alike).toMatchObject({ status: 409, problem: { errors: { code: `${reason}. Choose another one` } } })
    await done(changePromoCode, { code: 'DESK-10', ...always, distributorIds: [andina.id], maximumUses: 3 }, sales)
    await done(closePromoCode, { code: 'desk-10', reason: 'The campaign is over' }, sales)
    const analyst = await world.person('Anna', 'ANALYST', null)
    expect(await done(showPromoCode, { code: 'desk-10' }, analyst)).toMatchObject({
      status: 'CLOSED',
      closedBecause: 'The campaign is over',
      maximumUses: 3,
      listedDistributors: [{ name: 'Andina Salud' }],
      listedProducts: null,
    })
    for (const search of ['desk', 'Desk 10', 'désk10', '10 desk'])
      expect((await done(listPromoCodes, { search }, analyst)).map(({ code }) => code)).toEqual(['DESK-10'])
    expect(await done(listPromoCodes, { search: 'desk 11' }, analyst)).toEqual([])
    for (const person of [analyst, andina.procurement])
      expect((await call(closePromoCode, { code: 'SPRING-10', reason: 'x' }, person)).status).toBe(403)
    expect((await call(showPromoCode, { code: 'SPRING-10' }, andina.procurement)).status).toBe(403)
  })

  test('are refused by field what a code cannot be', async () => {
    const make = async (more: object) =>
      (await call(createPromoCode, { code: 'GOOD-1', type: 'CASH_BACK', ...always, ...more }, sales)).problem.errors
    expect(await make({ code: '-x' })).toHaveProperty('code')
    expect(await make({ cashBackAmount: cents(1_005) })).toHaveProperty('cashBackAmount')
    expect(await make({ cashBackAmount: cents(1_000), productIds: ['nothing'] })).toHaveProperty('productIds')
    expect(await make({ cashBackAmount: cents(1_000), distributorIds: ['unknown'] })).toHaveProperty('distributorIds')
    expect(await make({ cashBackAmount: cents(1_000), validUntil: '2019-12-31' })).toHaveProperty('validUntil')
    for (const far of ['9999-12-31', '0001-01-01'])
      expect(await make({ cashBackAmount: cents(1_000), validUntil: far })).toMatchObject({
        validUntil: expect.stringMatching(/^Must be from \d\d\/\d\d\/\d{4} to/),
      })
  })
})
