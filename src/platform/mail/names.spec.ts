import { assert, property, string } from 'fast-check'
import { expect, test } from 'vitest'

import { unlinked, withUnlinkedNames } from './names.ts'

/** What mail programs make links of by themselves. */
const LINKED = /\w+:\/\/\w|www\.\w|[\p{L}\d-]\.\p{L}{2}|\S@\w/u

test.each([
  'https://evil.example/win',
  'www.evil.example',
  'Prize at evil.example!',
  'call@evil.example',
  'evil。example',
])('%s is no link in a mail, and reads as before', (name) => {
  expect(unlinked(name)).not.toMatch(LINKED)
  expect(unlinked(name).replaceAll('\u2060', '')).toBe(name)
})

test('no name whatever is a link in a mail', () => {
  assert(
    property(string({ unit: 'grapheme', maxLength: 60 }), (name) => {
      expect(unlinked(name)).not.toMatch(LINKED)
      expect(unlinked(name).replaceAll('\u2060', '')).toBe(name.replaceAll('\u2060', ''))
    }),
  )
})

test('names of ordinary people and companies stay as they are', () => {
  for (const name of ['Inès Vega', 'J. R. Smith', 'Andina Salud S. A. S.', 'A/ B']) expect(unlinked(name)).toBe(name)
})

test('in the facts of a mail names are unlinked at any depth, and links stay', () => {
  const facts = { token: 'a.b', link: 'https://portal.example', facts: { company: 'evil.example', num: '2026-000001' } }
  expect(withUnlinkedNames([facts])).toEqual([
    { ...facts, facts: { company: 'evil.\u2060example', num: '2026-000001' } },
  ])
})
