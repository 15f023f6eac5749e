import { expect, test } from 'vitest'

import { sentence } from './sentence.ts'

test('a sentence ends with one full stop, whatever is at its end', () => {
  expect(sentence('They go back to ', 'NordMed')).toBe('They go back to NordMed.')
  expect(sentence('They go back to ', 'Andina Salud S.A.S.')).toBe('They go back to Andina Salud S.A.S.')
})
