import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countryFor } from './price-country.ts'

test('the first wish that can be ordered in; a single country needs none; else no guess', () => {
  expect(countryFor(['pe', 'co'], ['co', 'pe'])).toBe('pe')
  expect(countryFor(['ec', null, 'co'], ['co', 'pe'])).toBe('co')
  expect(countryFor([undefined], ['ec'])).toBe('ec')
  expect(countryFor(['cl'], ['co', 'pe'])).toBe(null)
  expect(countryFor(['cl'], [])).toBe(null)
})

test('never a country that the product cannot be ordered in', () => {
  const ids = fc.constantFrom<string>('co', 'pe', 'ec', 'cl')
  fc.assert(
    fc.property(fc.array(fc.option(ids)), fc.uniqueArray(ids), (wishes, offered) => {
      const country = countryFor(wishes, offered)
      expect(country === null || offered.includes(country)).toBe(true)
    }),
  )
})
