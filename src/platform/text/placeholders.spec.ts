import fc from 'fast-check'
import { expect, test } from 'vitest'
import { filledIn, placeholderProblem } from './placeholders.ts'

const known = ['order', 'until', 'total'] as const
const values = { order: '2026-000123', until: '18/12/2026', total: '$1.00' }

const plain = fc.string({ maxLength: 20 }).map((text) => text.replaceAll(/[{}]/g, ''))
const named = fc.constantFrom(...known).map((name) => `{${name}}`)
const textOf = (parts: readonly string[]) => parts.join('')
const usable = fc.array(fc.oneof(plain, named), { maxLength: 8 }).map(textOf)

test('a text of known names is filled in whole, and nothing else of it changes', () =>
  fc.assert(
    fc.property(fc.array(plain, { minLength: 1, maxLength: 8 }), (parts) => {
      const text = parts.join('{order}')
      expect(placeholderProblem(text, known)).toBeNull()
      expect(filledIn(text, values)).toBe(parts.join('2026-000123'))
    }),
  ))

test('where it is not refused no brace is left in it', () =>
  fc.assert(
    fc.property(fc.oneof(usable, fc.string({ unit: fc.constantFrom('{', '}', 'a', 'order', ' ') })), (text) => {
      if (placeholderProblem(text, known) === null) expect(filledIn(text, values)).not.toMatch(/[{}]/)
    }),
  ))

test('a name that is not known is refused, wherever it is', () =>
  fc.assert(
    fc.property(usable, usable, fc.stringMatching(/^[a-z]{1,12}$/), (before, after, name) => {
      fc.pre(!known.some((one) => one === name))
      expect(placeholderProblem(`${before}{${name}}${after}`, known)).toContain(`{${name}} is not known`)
    }),
  ))

test.each(['{order', 'order}', '{ order }', '{{order}}', '{}'])('%s is refused, and says what can be used', (text) =>
  expect(placeholderProblem(text, known)).toBe('A brace is missing or left over. Use {order}, {until}, {total}'),
)

test('a text whose name has no value is not filled in at all', () => {
  expect(filledIn('Pay {total} until {until}', { total: '$1.00' })).toBeNull()
  expect(filledIn('Pay soon', {})).toBe('Pay soon')
})
