import { expect, test } from 'vitest'

import { reproached, whileTyping } from './quote-reproach.ts'

const errors = { 'adjustments.l1.reason': 'Write why', 'options.0.freight': 'Enter it', adjustments: 'Too large' }

test('a field is reproached once it was left or checked, the whole form always', () => {
  expect(reproached(errors, new Set(['options.0.freight', 'validUntil']))).toEqual({
    'options.0.freight': 'Enter it',
    adjustments: 'Too large',
  })
})

test('what was right is typed in peace, what is wrong stays said until it is right', () => {
  const fields = new Set(['options.0.freight', 'adjustments.l1.unitPrice'])
  expect([...whileTyping(fields, 'adjustments.l1.unitPrice', errors)]).toEqual(['options.0.freight'])
  expect(whileTyping(fields, 'options.0.freight', errors)).toBe(fields)
})
