import fc from 'fast-check'
import { expect, test } from 'vitest'

import { money } from '#web/ui/figures/format.ts'
import { readDollars, typedDollars } from './freight.ts'

test.each([
  ['1860', 186_000],
  ['1 860.00', 186_000],
  ['$1 860.5', 186_050],
  [' 1\u00A0860 ', 186_000],
  ['0', 0],
  ['0.07', 7],
  ['12 345 678.90', 1_234_567_890],
])('%j is an amount', (typed, amount) => expect(readDollars(typed)).toBe(amount))

test.each([
  '',
  ' ',
  '1,2,3',
  '1,860',
  '1860,00',
  '-5',
  '1 86',
  '18 60',
  '1.860.00',
  '1.005',
  '.5',
  '5.',
  '1e3',
  'abc',
  '9'.repeat(20),
])('%j is none', (typed) => expect(readDollars(typed)).toBeNull())

test('what the portal shows as money can be typed in again', () =>
  fc.assert(fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (amount) => readDollars(money(amount)) === amount)))

test('an amount is in its field as it is typed', () => expect(typedDollars(186_000)).toBe('1 860.00'))
