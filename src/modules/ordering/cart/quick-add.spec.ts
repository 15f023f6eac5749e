import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nearestQuantities, nearestQuantity, quantityProblem } from '#modules/ordering/terms/quantity.ts'
import { wholeNumbers } from '#modules/ordering/terms/whole-number.ts'
import { cents, percent } from '#platform/money.ts'
import { checkedRows, lineOfRow, type TypedRow } from './quick-add.ts'

const product = (reference: string, countryIds: string[], packagings: string[] = []) => ({
  id: `id-${reference}`,
  reference,
  mbdReferenceCode: reference,
  name: `Product ${reference}`,
  subCategoryId: 'vitamins',
  subCategoryName: 'Vitamins',
  packagings: packagings.map((name) => ({ id: `pack-${name}`, name, units: 30 })),
  minimumOrderQuantity: 10,
  orderQuantityStep: 5,
  withdrawn: false,
  registrations: countryIds.map((countryId) => ({
    id: `${reference}-${countryId}`,
    countryId,
    status: 'REGISTERED' as const,
    price: cents(1_250),
    discount: percent(0),
    sellable: true,
  })),
})
const facts = {
  products: [
    product('PC-1042', ['co', 'pe'], ['Box of 10', 'Box of 30']),
    product('PC-1043', ['co'], ['Box of 30']),
    product('PC-1044', ['no']),
  ],
  countries: [
    { id: 'co', name: 'Colombia', code: 'CO' },
    { id: 'pe', name: 'Perú', code: 'PE' },
  ],
  cart: [{ productId: 'id-PC-1043', countryId: 'co', quantity: 25 }],
}
const row = (reference: string, quantity: string, country = '', packaging = ''): TypedRow => ({
  reference,
  quantity,
  country,
  packaging,
})
const check = (...rows: TypedRow[]) => checkedRows(rows, facts)
const problems = (...rows: TypedRow[]) => check(...rows).map((it) => it.problems)

describe('a pasted row', () => {
  test('names its product, country and packaging however it is written', () => {
    for (const it of [
      row('PC-1042', '20', 'Peru', 'box of 30'),
      row('pc 1042', '20.00', 'PE', 'Box of 30'),
      row('pc1042', ' 20 ', 'perú', 'BOX OF 30'),
    ])
      expect(check(it).flatMap(lineOfRow)).toEqual([
        { productId: 'id-PC-1042', countryId: 'pe', packagingId: 'pack-Box of 30', quantity: 20 },
      ])
  })

  test('names the product of that very reference, where an older one reads alike', () => {
    for (const references of [
      ['PC1042', 'PC-1042'],
      ['PC-1042', 'PC1042'],
    ]) {
      const products = references.map((reference) => product(reference, ['co']))
      for (const reference of references)
        expect(checkedRows([row(reference, '20')], { ...facts, products })[0]?.product).toMatchObject({ reference })
    }
  })

  test('need not say what there is one of', () =>
    expect(check(row('PC-1043', '20')).flatMap(lineOfRow)).toEqual([
      { productId: 'id-PC-1043', countryId: 'co', packagingId: 'pack-Box of 30', quantity: 20 },
    ]))

  test('says when its product is in the cart already', () =>
    expect(check(row('PC-1043', '20'))[0]).toMatchObject({ inCart: 25, problems: [] }))

  test.each([
    [row('', '20'), 'reference', 'Enter a reference', []],
    [row('PC-9999', '20'), 'reference', 'There is no product with this reference', []],
    [row('PC-1044', '20'), 'reference', 'Not available in your region', []],
    [row('PC-1042', '20', '', 'Box of 10'), 'country', 'Please select a country', []],
    [row('PC-1042', '20', 'Norway', 'Box of 10'), 'country', 'Norway: Not available in your region', []],
    [row('PC-1043', '20', ' Atlantis '), 'country', 'Atlantis: Not available in your region', ['Colombia']],
    [row('PC-1042', '20', 'Peru'), 'packaging', 'Please select packaging', []],
    [
      row('PC-1043', '20', '', 'Crate'),
      'packaging',
      'Crate: This product does not come in that packaging',
      ['Box of 30'],
    ],
    [row('PC-1043', ''), 'quantity', 'Please select quantity', ['10']],
    [row('PC-1043', 'many'), 'quantity', 'Please enter a valid number', []],
    [row('PC-1043', '3'), 'quantity', 'The minimum order quantity is 10', ['10']],
    [row('PC-1043', '12'), 'quantity', 'Please order in steps of 5: 10, 15, 20 …', ['10', '15']],
    [row('PC-1043', '900000'), 'quantity', 'The maximum order quantity is 100 000', ['100000']],
    [
      row('PC-1043', '100.000'),
      'quantity',
      '100.000 can be read as 100 000 or as 100. Please choose one',
      ['100000', '100'],
    ],
  ] as const)('%o: %s, %s', (it, field, reason, fixes) => expect(problems(it)).toEqual([[{ field, reason, fixes }]]))

  test('says all that is wrong with it at once', () =>
    expect(problems(row('PC-1042', '12'))[0]?.map(({ field }) => field)).toEqual(['country', 'packaging', 'quantity']))

  test('counts once: the second for the same product and country names the first', () => {
    const all = check(row('PC-1043', '20'), row('PC-1042', '20', 'PE', 'Box of 10'), row('pc1043', '10', 'CO'))
    expect(all.map(({ sameAs }) => sameAs)).toEqual([null, null, 0])
    expect(all[2]?.problems).toEqual([{ field: 'reference', reason: 'The same as row 1', fixes: [] }])
    expect(
      check(row('PC-1042', '20', 'CO', 'Box of 10'), row('PC-1042', '20', 'PE', 'Box of 10')).flatMap(lineOfRow),
    ).toHaveLength(2)
  })
})

test.each([
  ['1200', [1_200]],
  ['1 200', [1_200]],
  ['1,200', [1_200]],
  ['1.200', [1_200]],
  ['1’200', [1_200]],
  ['1\u202f200', [1_200]],
  ['20.00', [20]],
  ['1000,000', [1_000]],
  ['1,200.00', [1_200]],
  ['1.200,0', [1_200]],
  ['1.000.000', [1_000_000]],
  ['100.000', [100_000, 100]],
  ['1,000', [1_000, 1]],
  ['1.000', [1_000, 1]],
  ['20,5', []],
  ['1,20,000', []],
  ['-20', []],
  ['1e3', []],
  ['0.000', []],
  ['', []],
] as const)('%j is a whole number in these ways: %j', (typed, numbers) => expect(wholeNumbers(typed)).toEqual(numbers))

test('a figure is read in more than one way only where its parts are all zeros behind one sign', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999 }), fc.constantFrom('.', ','), fc.nat(999), (whole, sign, part) => {
      const typed = `${whole}${sign}${String(part).padStart(3, '0')}`
      expect(wholeNumbers(typed)).toEqual(part === 0 ? [whole * 1_000, whole] : [whole * 1_000 + part])
    }),
  )
})

test('what is suggested can always be ordered, and is the next one up where there is one', () => {
  const rules = fc.record({
    minimumOrderQuantity: fc.integer({ min: 1, max: 500 }),
    orderQuantityStep: fc.integer({ min: 1, max: 500 }),
  })
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 200_000 }), rules, (wanted, rule) => {
      const possible = nearestQuantity(wanted, rule)
      expect(quantityProblem(possible, rule)).toBeNull()
      if (wanted <= 99_000) expect(possible).toBeGreaterThanOrEqual(wanted)
      if (quantityProblem(wanted, rule) === null) expect(possible).toBe(wanted)
      const nearest = nearestQuantities(wanted, rule)
      for (const quantity of nearest) expect(quantityProblem(quantity, rule)).toBeNull()
      expect(nearest.some((quantity) => Math.abs(quantity - wanted) <= rule.orderQuantityStep)).toBe(
        wanted >= rule.minimumOrderQuantity - rule.orderQuantityStep && wanted <= possible + rule.orderQuantityStep,
      )
    }),
  )
})
