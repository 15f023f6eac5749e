import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pageSizes, rowsOf } from './pages.ts'

test('the pages of a list hold each of its rows once, whatever their size', () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { maxLength: 300 }), fc.constantFrom(...pageSizes), (rows, pageSize) => {
      const pages = Array.from({ length: Math.ceil(rows.length / pageSize) + 1 }, (_, index) => index + 1)
      expect(pages.flatMap((page) => rowsOf(rows, { page, pageSize }, 25))).toEqual(rows)
    }),
  )
})

test('no choice: the first page, as long as is usual', () => {
  expect(rowsOf([1, 2, 3, 4], {}, 3)).toEqual([1, 2, 3])
})
