import { expect, test } from 'vitest'
import type { Round } from '#modules/ordering/quotes/quote-contract.ts'
import { unchecked } from '#platform/typed.ts'
import { chosenRounds, confirmedOption, roundName, supersededBy } from './round-names.ts'

const round = (number: number, kind: Round['kind'], quoteVersion: number | null = null) =>
  ({ number, kind, quoteVersion }) as Round
const rounds = [round(1, 'PLACED'), round(2, 'QUOTE', 1), round(3, 'CHANGE'), round(4, 'QUOTE', 2)]

test('a round is named after what it is', () =>
  expect(rounds.map(roundName)).toEqual([
    'Round 1: As placed',
    'Round 2: Quote',
    'Round 3: Changed order',
    'Round 4: Quote, version 2',
  ]))

const numbers = (before: string | null, after: string | null) => {
  const chosen = chosenRounds(rounds, { before, after })
  return chosen && [chosen.before.number, chosen.after.number]
}

test('by default the last round is next to the one before it', () => {
  expect(numbers(null, null)).toEqual([3, 4])
  expect(numbers(null, '2')).toEqual([1, 2])
})

test('any two can be chosen, in either order; one that is not there is not chosen', () => {
  expect(numbers('4', '1')).toEqual([4, 1])
  expect(numbers('2', '2')).toEqual([2, 2])
  expect(numbers('9', 'x')).toEqual([3, 4])
})

test('a quote is superseded by the round after it, and the last one by none', () =>
  expect(rounds.map((it) => supersededBy(rounds, it))).toEqual([null, 3, null, null]))

test('a quote that was confirmed names the freight option', () => {
  const options = [
    { optionId: '1.1', name: 'Sea freight' },
    { optionId: '1.2', name: 'Air freight' },
  ]
  const quote = unchecked<Round>({ options, confirmedOptionId: '1.2' })
  expect(confirmedOption(quote)).toBe('Air freight')
  expect(confirmedOption({ ...quote, confirmedOptionId: null })).toBeNull()
})

test('one round alone has nothing next to it', () =>
  expect(chosenRounds([round(1, 'PLACED')], { before: null, after: null })).toBeNull())
