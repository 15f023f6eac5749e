import { expect, test } from 'vitest'

import { cents, percent } from '#platform/money.ts'

import { checkPrices, type Priceable, type TypedPrice } from './price-rows.ts'

const inCountry = (id: string, name: string, price: number | null): Priceable => ({
  registrationId: `folic-${id}`,
  reference: 'PC-1042',
  name: 'Folic acid',
  country: { id, name },
  price: price === null ? null : cents(price),
  discount: percent(5),
})
const all = [inCountry('pe', 'Peru', 1250), inCountry('ci', 'Côte d’Ivoire', 900), inCountry('co', 'Colombia', null)]
const row = (changes: Partial<TypedPrice> = {}): TypedPrice => ({
  reference: 'PC-1042',
  country: 'Peru',
  price: '12.50',
  discount: '10',
  ...changes,
})
const checked = (...rows: TypedPrice[]) => checkPrices(rows, all)

test.each<[string, Partial<TypedPrice>]>([
  ['as it is written', {}],
  ['in another way', { reference: 'pc 1042', country: 'PERU', price: '$12.5', discount: '10%' }],
  ['by the code of the country', { country: 'pe' }],
])('a row is understood %s', (_, changes) =>
  expect(checked(row(changes))[0]).toEqual({
    registrationId: 'folic-pe',
    name: 'Folic acid',
    country: 'Peru',
    before: { price: 1250, discount: 5 },
    price: 1250,
    discount: 10,
    large: false,
    problems: [],
  }),
)

test('the product of that very reference is priced, where an older one reads alike', () => {
  const older = all.map((it) => ({ ...it, registrationId: `older-${it.registrationId}`, reference: 'PC1042' }))
  for (const both of [
    [...older, ...all],
    [...all, ...older],
  ]) {
    expect(checkPrices([row()], both)[0]?.registrationId).toBe('folic-pe')
    expect(checkPrices([row({ reference: 'PC1042' })], both)[0]?.registrationId).toBe('older-folic-pe')
  }
})

test('what is left out stays what it is', () => {
  expect(checked(row({ price: '' }))[0]).toMatchObject({ price: 1250, discount: 10, problems: [] })
  expect(checked(row({ price: '1 300', discount: '' }))[0]).toMatchObject({ price: 130_000, discount: 5, problems: [] })
  expect(checked(row({ country: 'cote d’ivoire', price: '8' }))[0]).toMatchObject({ price: 800, problems: [] })
})

test.each<[Partial<TypedPrice>, string, string]>([
  [{ reference: 'PC-1' }, 'reference', 'No product has this reference'],
  [{ country: 'Norway' }, 'country', 'The product is not registered there'],
  [{ country: '' }, 'country', 'The product is not registered there'],
  [{ price: '1,250' }, 'price', '1,250 can be read as 1.25 or as 1250. Write it with two decimals'],
  [{ price: '12 | 50' }, 'price', 'The row has more cells than there are columns. Keep one of these values'],
  [{ discount: '5 | 6' }, 'discount', 'The row has more cells than there are columns. Keep one of these values'],
  [{ price: 'EUR 12.50' }, 'price', 'Prices are in US dollars, not in EUR'],
  [{ price: '0' }, 'price', 'Enter an amount above 0, such as 12.50'],
  [{ price: '-1' }, 'price', 'Enter an amount above 0, such as 12.50'],
  [{ price: '0.125' }, 'price', 'Enter an amount with at most two decimals, such as 12.50'],
  [{ price: '', discount: '' }, 'price', 'Enter a price or a discount'],
  [{ country: 'Colombia', price: '' }, 'price', 'It has no price yet: enter one'],
  [{ discount: '101' }, 'discount', 'Enter a percent from 0 to 100, with at most two decimals'],
])('%o is reported at its cell', (changes, field, error) =>
  expect(checked(row(changes))[0]?.problems).toEqual([{ field, error }]),
)

test('a price is listed once', () =>
  expect(checked(row(), row({ country: 'pe' }))[1]?.problems).toEqual([
    { field: 'country', error: 'This price is listed twice' },
  ]))

test('a change of what a unit costs by more than half is marked, whichever of price and discount makes it', () => {
  const large = (more: Partial<TypedPrice>) => checked(row(more))[0]?.large
  const before = checked(row({ price: '', discount: '0' }))[0]?.before
  const price = (share: number) => (((before?.price ?? 0) * share) / 100).toFixed(2)
  const discount = String(before?.discount)
  expect([1, 1.5, 0.5].map((share) => large({ price: price(share), discount }))).toEqual([false, false, false])
  expect([1.52, 0.48].map((share) => large({ price: price(share), discount }))).toEqual([true, true])
  expect(large({ price: '', discount: '90' })).toBe(true)
})
