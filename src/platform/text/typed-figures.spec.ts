import fc from 'fast-check'
import { expect, test } from 'vitest'

import { typedAmount, typedPercent } from './typed-figures.ts'

test.each([
  ['12.5', 1_250],
  ['12,50', 1_250],
  ['12,5', 1_250],
  ['$12.50', 1_250],
  ['12.50 $', 1_250],
  ['USD 12.50', 1_250],
  ['US$12.50', 1_250],
  ['12,50 usd', 1_250],
  ['1,250.00', 125_000],
  ['1.250,00', 125_000],
  ["1'250.00", 125_000],
  ['1 250', 125_000],
  ['1\u202f250,5', 125_050],
  ['1,250,000', 125_000_000],
  ['3.3000000000000003', 330],
  ['٣٫٥٠', 350],
  ['１２．５０', 1_250],
])('%j is %d cents', (typed, value) => expect(typedAmount(typed)).toEqual({ value }))

test.each([
  ['1,250', '1,250 can be read as 1.25 or as 1250. Write it with two decimals'],
  ['12.555', '12.555 can be read as 12.555 or as 12555. Write it with two decimals'],
  ['0.125', 'Enter an amount with at most two decimals, such as 12.50'],
  ['EUR 12.50', 'Prices are in US dollars, not in EUR'],
  ['12,50 €', 'Prices are in US dollars, not in €'],
  ['12 50', 'Enter an amount above 0, such as 12.50'],
  ['1,25,000', 'Enter an amount above 0, such as 12.50'],
  ['-1', 'Enter an amount above 0, such as 12.50'],
  ['0', 'Enter an amount above 0, such as 12.50'],
  ['1.250.00', 'Enter an amount above 0, such as 12.50'],
  ['twelve', 'Enter an amount above 0, such as 12.50'],
])('of %j the reason is said: %s', (typed, reason) => expect(typedAmount(typed)).toEqual({ reason }))

test.each([
  ['5', 5],
  ['5 %', 5],
  ['12,5%', 12.5],
  ['7.000000000000001', 7],
  ['٥٪', 5],
  ['100', 100],
  ['0', 0],
])('%j is %d percent', (typed, value) => expect(typedPercent(typed)).toEqual({ value }))

test.each(['101', '-1', '5.125', '5 50', '', 'five'])('%j is no percent', (typed) =>
  expect(typedPercent(typed)).toHaveProperty('reason'),
)

const styles = ['en-US', 'de-DE', 'fr-FR', 'de-CH', 'ar-EG', 'es-MX'].map(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
)

test('an amount is read as it was, in whichever country it was written', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999_999_999 }), fc.constantFrom(...styles), (amount, style) => {
      expect(typedAmount(style.format(amount / 100))).toEqual({ value: amount })
    }),
  )
})
