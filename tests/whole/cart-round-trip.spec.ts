import fc from 'fast-check'
import { expect, test } from 'vitest'

import { emptyDraft } from '#modules/ordering/cart/cart-events.ts'
import { type CartFacts, pricedCart } from '#modules/ordering/cart/cart-view.ts'
import { checkedRows, lineOfRow } from '#modules/ordering/cart/quick-add.ts'
import { cartSheet } from '#modules/ordering/desk/order-sheets.ts'
import type { Day } from '#platform/event.ts'
import { cents, percent } from '#platform/money.ts'
import { csv } from '#platform/spreadsheet/csv.ts'
import { readRows } from '#web/cart/quick-add/read-rows.ts'

const countries = [
  { id: 'ci', name: "Côte d'Ivoire", code: 'CI' },
  { id: 'pe', name: 'Perú', code: 'PE' },
  { id: 'bq', name: 'Bonaire, Sint Eustatius and Saba', code: 'BQ' },
]
const packagings = ['Box of 10', 'Box, 30 "dry"', '=Crate; large'].map((name) => ({
  id: `pack-${name}`,
  name,
  units: 10,
}))
const rule = { a: 'PC-1040', b: 'PC-1041', c: 'PC-1042' }

const product = (reference: string) => ({
  id: `id-${reference}`,
  reference,
  mbdReferenceCode: reference,
  name: `"Gel", 5 %; ${reference}`,
  subCategoryId: reference < 'PC-1042' ? 'implants' : 'vitamins',
  subCategoryName: 'Vitamins, "the good ones"',
  packagings,
  minimumOrderQuantity: 1,
  orderQuantityStep: 1,
  withdrawn: false,
  registrations: countries.map(({ id: countryId }) => ({
    id: `${reference}-${countryId}`,
    countryId,
    status: 'REGISTERED' as const,
    price: cents(1_250),
    discount: percent(10),
    sellable: true,
  })),
})
const products = ['PC-1040', 'PC-1041', 'PC-1042', 'PC-1043'].map(product)

const priced = (lines: CartFacts['lines']) =>
  pricedCart({
    lines,
    ordered: {},
    now: new Date('2026-11-25T12:00:00Z'),
    draft: emptyDraft as CartFacts['draft'],
    products,
    countryIds: countries.map(({ id }) => id),
    countryName: (id) => countries.find((country) => country.id === id)?.name ?? id,
    balance: 0,
    today: '2026-11-25' as Day,
    leadTimes: [],
    bonusRule: rule,
    promoFor: () => null,
  })

const line = fc.record({
  productId: fc.constantFrom(...products.map(({ id }) => id)),
  countryId: fc.constantFrom(...countries.map(({ id }) => id)),
  packagingId: fc.constantFrom(...packagings.map(({ id }) => id)),
  quantity: fc.integer({ min: 1, max: 5_000 }),
})
const carts = fc.uniqueArray(line, {
  selector: ({ productId, countryId }) => `${productId} ${countryId}`,
  minLength: 1,
  maxLength: 12,
})
const inOrder = <Line extends { productId: string; countryId: string }>(lines: readonly Line[]) =>
  lines.toSorted((a, b) => `${a.productId} ${a.countryId}`.localeCompare(`${b.productId} ${b.countryId}`))

test('a cart that was exported comes back through quick add line by line, without what was free', async () => {
  await fc.assert(
    fc.asyncProperty(carts, async (lines) => {
      const cart = priced(lines)
      const { rows, free } = await readRows(csv(cartSheet(cart)).toString('utf8'))
      const checked = checkedRows(rows, { products, countries, cart: [] })
      expect(checked.flatMap(({ problems }) => problems)).toEqual([])
      const again = checked.flatMap(lineOfRow)
      expect(inOrder(again)).toEqual(inOrder(lines))
      expect(free).toBe(cart.sections.flatMap(({ bonus }) => bonus).length)
      expect(priced(again).total).toBe(cart.total)
    }),
  )
})
