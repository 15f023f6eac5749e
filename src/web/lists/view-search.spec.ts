import { expect, test } from 'vitest'

import { viewSearch } from './view-search.ts'

test('a view keeps filters and order, in whichever order they were chosen, and not where one is', () => {
  expect(viewSearch('?status=OPEN&page=3&search=Garc%C3%ADa&order=42')).toBe(viewSearch('search=García&status=OPEN'))
  expect(viewSearch('?page=2')).toBe('')
})
