import { DatabaseError } from 'pg'
import { describe, expect, test } from 'vitest'

import { errorSentence } from './error-sentence.ts'

describe('what an error says to staff', () => {
  test.each([
    ['There is no mail template rung', 'There is no mail template rung'],
    ['No account of ana@clinic.example is open', 'No account of … is open'],
    ['The company "Clínica Ana" is not known', 'The company … is not known'],
    ['sealed:1:00000000-0000-4000-8000-000000000001:iv:text cannot be read', '… cannot be read'],
  ])('%s', (message, said) => expect(errorSentence(new Error(message))).toBe(said))

  test('of the database only the code and the place: its message repeats values', () => {
    const error = Object.assign(new DatabaseError('Key (email)=(ana@clinic.example) exists', 0, 'error'), {
      code: '23505',
      constraint: 'account_email_key',
    })
    expect(errorSentence(error)).toBe('The database refused it: 23505 at account_email_key')
  })

  test('of what is no error, its text, cut to 500 characters', () =>
    expect(errorSentence('x'.repeat(600))).toHaveLength(500))
})
