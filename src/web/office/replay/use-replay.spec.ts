import { expect, test } from 'vitest'

import type { StaffHistoryEntry } from '#modules/ordering/desk/office-contract.ts'
import { kindsOf, nearest, peopleOf, shownOf } from './use-replay.ts'

const step = (version: number, actor: string, type: string) =>
  ({ version, actor, type, at: `2026-03-0${version}T10:00:00.000Z` }) as StaffHistoryEntry
const steps = [step(1, 'ines', 'OrderPlaced'), step(2, 'sofia', 'QuoteIssued'), step(3, 'sofia', 'NoteWritten')]

test.each([
  [{ who: null, kind: null }, [1, 2, 3]],
  [{ who: 'sofia', kind: null }, [2, 3]],
  [{ who: 'sofia', kind: 'NoteWritten' }, [3]],
  [{ who: 'ines', kind: 'NoteWritten' }, []],
])('%o leaves the steps %j', (filter, versions) => {
  expect(shownOf(steps, filter).map(({ version }) => version)).toEqual(versions)
})

test('a kind is called by all that its steps did', () => {
  const did = (type: string, what: string) => ({ type, what }) as StaffHistoryEntry
  const life = [
    did('OrderPlaced', 'placed the order'),
    did('QuoteIssued', 'sent the quote'),
    did('QuoteIssued', 'revised the quote'),
    did('QuoteIssued', 'revised the quote'),
  ]
  expect(kindsOf(life, { who: null, kind: null })).toEqual([
    { value: 'OrderPlaced', label: 'placed the order' },
    { value: 'QuoteIssued', label: 'sent the quote, revised the quote' },
  ])
})

test('a person leaves the kinds that they have steps of, a kind the people; what is chosen can always be seen', () => {
  const kinds = (who: string | null, kind: string | null) => kindsOf(steps, { who, kind }).map(({ value }) => value)
  const people = (who: string | null, kind: string | null) => peopleOf(steps, { who, kind }).map(({ value }) => value)
  expect(kinds('sofia', null)).toEqual(['QuoteIssued', 'NoteWritten'])
  expect(kinds('ines', 'NoteWritten')).toEqual(['OrderPlaced', 'NoteWritten'])
  expect(people(null, null)).toEqual(['ines', 'sofia'])
  expect(people(null, 'QuoteIssued')).toEqual(['sofia'])
  expect(people('ines', 'QuoteIssued')).toEqual(['ines', 'sofia'])
})

test('a step that is filtered out gives way to the nearest that is not', () => {
  const sofias = shownOf(steps, { who: 'sofia', kind: null })
  expect([1, 2, 3].map((at) => nearest(steps, sofias, at).version)).toEqual([2, 2, 3])
  expect(nearest(steps, [], 2).version).toBe(2)
})
