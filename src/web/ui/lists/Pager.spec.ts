import fc from 'fast-check'
import { expect, test } from 'vitest'

import { pageWithin, shownPages } from './Pager.tsx'

test.each([
  [1, 2, 2, [1, 2]],
  [1, 6, 2, [1, 2, 3, 0, 6]],
  [4, 6, 2, [1, 2, 3, 4, 5, 6]],
  [10, 20, 2, [1, 0, 8, 9, 10, 11, 12, 0, 20]],
  [1, 5, 1, [1, 2, 0, 5]],
  [3, 5, 1, [1, 2, 3, 4, 5]],
  [10, 20, 1, [1, 0, 9, 10, 11, 0, 20]],
])('page %d of %d with %d neighbours shows %j', (page, pages, neighbours, shown) =>
  expect(shownPages(page, pages, neighbours)).toEqual(shown),
)

test('the current, the first and the last page can always be reached', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), fc.constantFrom(1, 2), (pages, at, neighbours) => {
      const page = 1 + (at % pages)
      const shown = shownPages(page, pages, neighbours)
      expect(shown).toEqual(expect.arrayContaining([1, page, pages]))
      expect(shown.length).toBeLessThanOrEqual(5 + 2 * neighbours)
      // What is left out is a gap, and never a page without a sign of it.
      for (const [n, it] of shown.slice(1).entries())
        if (it !== 0 && shown[n] !== 0) expect(it - (shown[n] as number)).toBe(1)
    }),
  ))

test('a page after the last one is the last one; of an unknown list it is the requested page', () => {
  expect([pageWithin(2, 7, 14), pageWithin(2, 7, 7), pageWithin(99, 7, 15), pageWithin(3, 7, 0)]).toEqual([2, 1, 3, 1])
  expect(pageWithin(99, 7, undefined)).toBe(99)
})
