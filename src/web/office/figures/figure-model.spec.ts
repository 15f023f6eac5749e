import { expect, test } from 'vitest'
import { amountIn, changeIn, figureModel } from './figure-model.ts'

test('an amount reads in its unit; CareCoins also as what they are worth', () => {
  expect(amountIn('cents', 'coins')(12_345)).toBe('$123.45')
  expect(amountIn('coins', 'coins')(1_200)).toMatch(/^1.200$/)
  expect(amountIn('coins', 'value')(1_200)).toBe('$120.00')
  expect(amountIn('days', 'coins')(2.349)).toBe('2.3 days')
})

test('a change is shown against a year before that had something', () => {
  expect(changeIn(112, 100)).toBe('+12 %')
  expect(changeIn(90, 100)).toBe('−10 %')
  expect(changeIn(100, 0)).toBe(null)
  expect(changeIn(null, 4)).toBe(null)
})

test('the year before is drawn where it is chosen', () => {
  const months = [{ month: '2026-01', amount: 3, before: 2 }]
  const model = (compared: boolean) =>
    figureModel({ months, unit: 'count' }, { name: 'Kept', measure: 'coins', compared })
  expect(model(false).series.map(({ values }) => values)).toEqual([[3]])
  expect(model(true).series.map(({ values }) => values)).toEqual([[3], [2]])
})
