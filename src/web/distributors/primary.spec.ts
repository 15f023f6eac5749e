import { expect, test } from 'vitest'

import { withPrimary } from './primary.ts'

test('the primary one comes first and is the only one; the others keep their order', () => {
  const addresses = ['a', 'b', 'c'].map((id) => ({ id, isPrimary: id === 'a' }))
  expect(withPrimary(addresses, 'c')).toEqual([
    { id: 'c', isPrimary: true },
    { id: 'a', isPrimary: false },
    { id: 'b', isPrimary: false },
  ])
})
