import { expect, test } from 'vitest'
import { lineReasons } from './line-reasons.ts'

test('what was refused of a line names its product; what is there twice is said once', () =>
  expect(
    lineReasons(
      {
        'registrations.1.quantity': 'The minimum order quantity is 30',
        shippingAddressId: 'Choose another one',
        billingAddressId: 'Choose another one',
        'registrations.7.quantity': 'Please select quantity',
      },
      ['Folic acid', 'Iron'],
    ),
  ).toEqual(['Iron: The minimum order quantity is 30', 'Choose another one', 'Please select quantity']))
