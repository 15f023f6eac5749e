import { describe, expect, test } from 'vitest'

import { naming } from './naming.ts'

const lucia = {
  firstname: 'Lucía',
  lastname: 'Restrepo',
  email: 'lucia@andina.example',
  phone: '+57 310 555 0101',
  phone2: null,
}
const isNamedIn = naming([lucia, { ...lucia, lastname: 'Restrepo Gómez', email: 'l.gomez@andina.example' }])

describe('a person is named', () => {
  test.each([
    'Lucía Restrepo',
    'Att.  LUCÍA RESTREPO, warehouse',
    'Restrepo, Lucía',
    'Please call Lucía Restrepo Gómez',
    'l.gomez@andina.example',
    'LUCIA@Andina.Example ',
    '57 (310) 555-0101',
  ])('in %j', (text) => expect(isNamedIn(text)).toBe(true))

  test.each(['Lucía', 'Restrepo & Sons', 'Diego Salazar', 'dock@andina.example', '+57 310 555 0102', '', '0101'])(
    'not in %j',
    (text) => expect(isNamedIn(text)).toBe(false),
  )

  test('by no telephone number that is too short to be one', () => {
    expect(naming([{ ...lucia, phone: '12', phone2: '' }])('Calle 12 # 3')).toBe(false)
  })
})
