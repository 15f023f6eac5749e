import { expect, test } from 'vitest'

import { arrived, inOldOrder } from './arrivals.ts'

const rows = (...ids: string[]) => ids.map((id) => ({ id, status: 'old' }))

test('rows above the ones on the screen have arrived', () => {
  expect(arrived(rows('b', 'a'), rows('d', 'c', 'b', 'a')).map(({ id }) => id)).toEqual(['d', 'c'])
})

test('a row that left, or one that follows, has not arrived', () => {
  expect(arrived(rows('c', 'b', 'a'), rows('b', 'a', 'z'))).toEqual([])
})

test('an empty screen holds nothing back', () => {
  expect(arrived([], rows('a'))).toEqual([])
})

test('what is on the screen keeps its place and says what is known now', () => {
  const latest = [
    { id: 'c', status: 'new' },
    { id: 'b', status: 'new' },
  ]
  expect(inOldOrder(rows('b', 'a'), latest)).toEqual([
    { id: 'b', status: 'new' },
    { id: 'a', status: 'old' },
  ])
})
