import fc from 'fast-check'
import { expect, test } from 'vitest'

import { shownPages } from './Pager.tsx'

test.each([
  [1, 2, [1, 2]],
  [1, 6, [1, 2, 3, 0, 6]],
  [4, 6, [1, 2, 3, 4, 5, 6]],
  [10, 20, [1, 0, 8, 9, 10, 11, 12, 0, 20]],
])('page %d of %d shows %j', (page, pages, shown) => expect(shownPages(page, pages)).toEqual(shown))

test('the current, the first and the last page can always be reached', () =>
  fc.assert(
    fc.property(fc.integer({ min: 2, max: 500 }), fc.nat(), (pages, at) => {
      const page = 1 + (at % pages)
      const shown = shownPages(page, pages)
      expect(shown).toEqual(expect.arrayContaining([1, page, pages]))
      expect(shown.length).toBeLessThanOrEqual(9)
    }),
  ))
