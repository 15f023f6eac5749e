import fc from 'fast-check'
import { describe, expect, test } from 'vitest'

import { choiceProblem, MAXIMUM_QUANTITY, quantityChoices, quantityProblem } from './quantity.ts'

const rule = { minimumOrderQuantity: 10, orderQuantityStep: 5 }

describe('a quantity', () => {
  test.each([
    [0, 'Please select quantity'],
    [12.5, 'Please enter a valid number'],
    [5, 'The minimum order quantity is 10'],
    [12, 'Please order in steps of 5: 10, 15, 20 …'],
    [MAXIMUM_QUANTITY + 10, `The maximum order quantity is 100 000`],
    [10, null],
    [25, null],
  ])('of %d: %s', (quantity, problem) => expect(quantityProblem(quantity, rule)).toBe(problem))

  test('that the selector lists can be ordered, and they are listed without a gap', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 500 }),
        fc.integer({ min: 1, max: 40 }),
        (min, step, count) => {
          const its = { minimumOrderQuantity: min, orderQuantityStep: step }
          const choices = quantityChoices(its, count)
          expect(choices).toHaveLength(count)
          expect(choices[0]).toBe(min)
          for (const quantity of choices) expect(quantityProblem(quantity, its)).toBeNull()
        },
      ),
    ))
})

describe('the choice of a product', () => {
  const packed = { ...rule, packagings: [{ id: 'pack-30' }] }
  const loose = { ...rule, packagings: [] }

  test('requires what is missing with the catalogue’s texts', () => {
    expect(choiceProblem({ quantity: 0, packagingId: null }, packed)?.reason).toBe(
      'Please select quantity and packaging',
    )
    expect(choiceProblem({ quantity: 0, packagingId: 'pack-30' }, packed)?.reason).toBe('Please select quantity')
    expect(choiceProblem({ quantity: 10, packagingId: null }, packed)?.reason).toBe('Please select packaging')
    expect(choiceProblem({ quantity: 0, packagingId: null }, loose)?.reason).toBe('Please select quantity')
  })

  test('takes no packaging of another product', () =>
    expect(choiceProblem({ quantity: 10, packagingId: 'pack-90' }, packed)).toEqual({
      field: 'packagingId',
      reason: 'This product does not come in that packaging',
    }))

  test('is complete with both, or without packagings with the quantity alone', () => {
    expect(choiceProblem({ quantity: 10, packagingId: 'pack-30' }, packed)).toBeNull()
    expect(choiceProblem({ quantity: 10, packagingId: null }, loose)).toBeNull()
  })
})
