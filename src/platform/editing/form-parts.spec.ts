import { expect, test } from 'vitest'

import { inParts, inWhole, withField } from './form-parts.ts'
import { mergedForm } from './merged-form.ts'

const parts = { translations: ['es', 'fr'] }

test('a field in parts is merged part by part', () => {
  const form = (es: string | null, fr: string | null) => inParts({ title: 'Iron', translations: { es, fr } }, parts)
  const { fields, met, meanwhile } = mergedForm({
    opened: form(null, 'Fer'),
    given: form('Hierro', 'Fer'),
    now: form(null, 'Le fer'),
  })
  expect(inWhole(fields)).toEqual({ title: 'Iron', translations: { es: 'Hierro', fr: 'Le fer' } })
  expect(meanwhile).toEqual(['translations.fr'])
  expect(met).toEqual([])
  const both = mergedForm({ opened: form(null, null), given: form('Hierro', null), now: form('El hierro', null) })
  expect(both.met).toEqual([{ field: 'translations.es', theirs: 'El hierro', yours: 'Hierro' }])
})

test('a form that says nothing of the parts has none, and one part is changed alone', () => {
  expect(inParts({ title: 'Iron' }, parts)).toEqual({ title: 'Iron' })
  expect(inWhole(inParts({ translations: null }, parts))).toEqual({ translations: { es: null, fr: null } })
  expect(withField({ translations: { es: 'Hierro', fr: 'Fer' } }, 'translations.es', null)).toEqual({
    translations: { es: null, fr: 'Fer' },
  })
  expect(withField({}, 'title', 'Iron')).toEqual({ title: 'Iron' })
})
