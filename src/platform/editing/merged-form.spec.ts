import * as Equal from 'effect/Equal'
import fc from 'fast-check'
import { expect, test } from 'vitest'

import { mergedForm } from './merged-form.ts'

const fieldNames = ['title', 'days', 'limit', 'listed'] as const
const value = fc.oneof(
  fc.constantFrom(null, undefined, '', 0, 1, 'a', 'b'),
  fc.array(fc.constantFrom('x', 'y'), { maxLength: 2 }),
  fc.record({ id: fc.constantFrom('x', 'y') }),
)
const form = fc.record(Object.fromEntries(fieldNames.map((name) => [name, value])), { requiredKeys: [] })
const whole = fc.record(Object.fromEntries(fieldNames.map((name) => [name, value])))

const filled = (given: unknown) => (given === '' ? null : (given ?? null))
const same = (one: unknown, other: unknown) => Equal.equals(filled(one), filled(other))

test('no change of either side is lost: it is saved, or both are shown', () => {
  fc.assert(
    fc.property(form, form, whole, (opened, given, now) => {
      const { fields, met, meanwhile } = mergedForm({ opened, given, now })
      for (const name of [...new Set([...Object.keys(opened), ...Object.keys(given)])]) {
        const [mine, theirs] = [!same(given[name], opened[name]), !same(now[name], opened[name])]
        const shown = met.find(({ field }) => field === name)
        if (mine && theirs && !same(given[name], now[name])) {
          expect(shown).toEqual({ field: name, theirs: now[name] ?? null, yours: given[name] ?? null })
          continue
        }
        expect(shown).toBeUndefined()
        expect(same(fields[name], mine ? given[name] : now[name])).toBe(true)
        expect(meanwhile.includes(name)).toBe(theirs && !mine)
      }
    }),
  )
})

test('a form that no one has changed meanwhile is saved as it was sent, fields that nothing was recorded of too', () => {
  fc.assert(
    fc.property(whole, form, (now, given) => {
      const { fields, met, meanwhile } = mergedForm({ opened: now, given, now })
      expect({ fields, met, meanwhile }).toEqual({ fields: given, met: [], meanwhile: [] })
    }),
  )
  const given = { title: 'a', confirmed: true }
  const merged = mergedForm({ opened: { title: 'a' }, given, now: { title: 'b' } })
  expect(merged).toEqual({ fields: { title: 'b', confirmed: true }, met: [], meanwhile: ['title'] })
})

test('a field that a form sends empty and that is recorded as nothing has not changed', () => {
  const merged = mergedForm({
    opened: { name: 'a', floor: '' },
    given: { name: 'b', floor: '' },
    now: { name: 'a', floor: null },
  })
  expect(merged).toEqual({ fields: { name: 'b', floor: '' }, met: [], meanwhile: [] })
})

test('what both have changed alike meets nothing and is no news', () => {
  const merged = mergedForm({ opened: { days: [1] }, given: { days: [2] }, now: { days: [2] } })
  expect(merged).toEqual({ fields: { days: [2] }, met: [], meanwhile: [] })
})
