import { expect, test } from 'vitest'

import { emptyForm, fieldOf, isTable, pasteInto, readForm, readWhole } from './forecast-form.ts'

const form = emptyForm(new Date('2026-11-21T10:00:00Z'))

test('a form begins with this month and holds twelve', () => {
  expect(form.months).toHaveLength(12)
  expect(form.months[0]).toMatchObject({ year: 2026, month: 11 })
  expect(form.months[11]).toMatchObject({ year: 2027, month: 10 })
})

test.each([
  ['', 0],
  ['0', 0],
  ['1 200', 1_200],
  ['1,200', 1_200],
  ['1\u202f000\u202f000', 1_000_000],
  ['1,5', null],
  ['12,50', null],
  ['1 5', null],
  ['12.5', null],
  ['-1', null],
  ['many', null],
  ['9999999999', null],
])('%j is %s', (typed, value) => {
  expect(readWhole(typed)).toBe(value)
})

test('a column of a spreadsheet fills down, two columns fill both, and nothing runs over', () => {
  const one = pasteInto(form.months, '100\r\n200\r\n300\r\n', { row: 10, column: 'quantity' })
  expect(one.map(({ quantity }) => quantity).slice(9)).toEqual(['', '100', '200'])
  const two = pasteInto(form.months, '1\t500\n2\t 700 \t9', { row: 0, column: 'orders' })
  expect(two.slice(0, 3).map(({ orders, quantity }) => [orders, quantity])).toEqual([
    ['1', '500'],
    ['2', '700'],
    ['', ''],
  ])
  expect([isTable('12'), isTable('12\n'), isTable('1\n2'), isTable('1\t2')]).toEqual([false, false, true, true])
})

test('what cannot be read is named by its field', () => {
  const months = form.months.map((it, at) => (at === 2 ? { ...it, quantity: 'x' } : it))
  const { errors } = readForm({ ...form, stock: '-4', stockDate: '31/02/2026', months })
  expect(Object.keys(errors).toSorted()).toEqual(
    ['currentInventoryLevel', 'productId', 'stockTickingDate', fieldOf(months[2]!, 'quantity')].toSorted(),
  )
  expect(readForm({ ...form, productId: 'p', countryId: 'co', stock: ' ' }).errors).toEqual({
    currentInventoryLevel: 'Enter a whole number, 0 or more',
  })
  const ready = readForm({ ...form, productId: 'p', countryId: 'co', stock: '5' })
  expect(ready).toMatchObject({ errors: {}, stock: 5, stockDate: '2026-11-21' })
})

test('units need an order, and the month that has none says so; orders of nothing yet are taken', () => {
  const months = form.months.map((it, at) => {
    if (at === 1) return { ...it, quantity: '500' }
    return at === 4 ? { ...it, orders: '2' } : it
  })
  const { errors } = readForm({ ...form, productId: 'p', countryId: 'co', stock: '5', months })
  expect(errors).toEqual({ [fieldOf(months[1]!, 'orders')]: '500 units need at least 1 order' })
})
