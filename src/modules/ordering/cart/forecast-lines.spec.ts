import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { NextOrder } from '#modules/forecasting/contract.ts'
import type { CatalogueProduct } from '#modules/ordering/terms/offer.ts'
import { MAXIMUM_QUANTITY, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import type { Day } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { addedLines, forecastLines } from './forecast-lines.ts'

const product = (changes: Partial<CatalogueProduct> = {}): CatalogueProduct => ({
  ...{ id: 'folic', reference: 'PC-1', mbdReferenceCode: 'M1', name: 'Folic acid' },
  ...{ subCategoryId: 'vitamins', subCategoryName: 'Vitamins', withdrawn: false },
  ...{ minimumOrderQuantity: 100, orderQuantityStep: 50, packagings: [{ id: 'box', name: 'Box', units: 30 }] },
  registrations: [
    {
      ...{ id: 'r1', countryId: 'co', status: 'REGISTERED', sellable: true },
      ...{ price: cents(1_000), discount: percent(0) },
    },
  ],
  ...changes,
})
const planned = (month: number, orderQuantity: number, orderBy = `2027-0${month}-10`): NextOrder => ({
  ...{ forecastId: 'f1', product: { id: 'folic', name: 'Folic acid' }, country: { id: 'co', name: 'Colombia' } },
  ...{ month: { id: `20270${month}`, year: 2027, month, orderCount: 1, orderQuantity } },
  ...{ rules: [], orderBy: orderBy as Day, urgent: true },
})
const nothing = { products: [product()], countryIds: ['co'], cart: [], ordered: [] }
const ordered = (month: string, units: number) => ({ productId: 'folic', countryId: 'co', month, units })

test('a planned month becomes a line in a quantity that can be ordered', () => {
  const lines = forecastLines([planned(3, 1_180)], nothing)
  expect(lines).toMatchObject([{ quantity: 1_200, outcome: 'ADDED', orderBy: '2027-03-10', inCart: null }])
  expect(addedLines(lines, nothing.products)).toEqual([
    { productId: 'folic', countryId: 'co', quantity: 1_200, packagingId: 'box' },
  ])
})

test('what was ordered in the month is not ordered again', () => {
  const facts = { ...nothing, ordered: [ordered('202703', 1_100), ordered('202704', 999)] }
  expect(forecastLines([planned(3, 1_180)], facts)).toMatchObject([{ quantity: 100, outcome: 'ADDED' }])
  const all = { ...nothing, ordered: [ordered('202703', 1_180)] }
  expect(forecastLines([planned(3, 1_180)], all)).toMatchObject([{ quantity: 0, outcome: 'ORDERED' }])
})

test('months of one product and country are one line, by the first of their last safe days', () => {
  expect(forecastLines([planned(4, 310), planned(3, 110)], nothing)).toMatchObject([
    { quantity: 450, orderBy: '2027-03-10', months: [{ month: 3 }, { month: 4 }] },
  ])
})

test('what is in the cart stays as it is', () => {
  const facts = { ...nothing, cart: [{ productId: 'folic', countryId: 'co', quantity: 100 }] }
  const lines = forecastLines([planned(3, 1_180)], facts)
  expect(lines).toMatchObject([{ outcome: 'IN_CART', inCart: 100 }])
  expect(addedLines(lines, facts.products)).toEqual([])
})

test('what cannot be ordered says why; of several packagings the cart requests one', () => {
  const cannot = { ...nothing, countryIds: ['pe'] }
  expect(forecastLines([planned(3, 1_180)], cannot)).toMatchObject([
    { outcome: 'NOT_AVAILABLE', reason: 'Not available in your region' },
  ])
  const packagings = ['box', 'bag'].map((id) => ({ id, name: id, units: 1 }))
  const several = { ...nothing, products: [product({ packagings })] }
  const lines = forecastLines([planned(3, 1_180)], several)
  expect(addedLines(lines, several.products)).toMatchObject([{ packagingId: null }])
})

test('every quantity can be ordered, is enough, and is no step more than enough', () =>
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 500 }),
      fc.integer({ min: 1, max: 500 }),
      fc.array(fc.integer({ min: 0, max: 4_000 }), { minLength: 1, maxLength: 9 }),
      fc.integer({ min: 0, max: 4_000 }),
      (minimumOrderQuantity, orderQuantityStep, quantities, units) => {
        const rule = { minimumOrderQuantity, orderQuantityStep }
        const months = quantities.map((quantity, index) => planned(index + 1, quantity))
        const facts = { ...nothing, products: [product(rule)], ordered: [ordered('202701', units)] }
        const wanted = quantities.reduce((sum, it, index) => sum + Math.max(0, it - (index === 0 ? units : 0)), 0)
        const [line] = forecastLines(months, facts)
        expect(line!.outcome).toBe(wanted === 0 ? 'ORDERED' : 'ADDED')
        fc.pre(wanted > 0)
        expect(quantityProblem(line!.quantity, rule)).toBe(null)
        expect(line!.quantity).toBeGreaterThanOrEqual(wanted)
        expect(line!.quantity).toBeLessThan(Math.max(wanted, minimumOrderQuantity) + orderQuantityStep)
        expect(line!.quantity).toBeLessThanOrEqual(MAXIMUM_QUANTITY)
      },
    ),
  ))
