import { expect, test } from 'vitest'

import { bringing, lengthOf, movedTo, shownAtFirst, zoomed } from './months-shown.ts'

test('at first this month is a little right of the middle, and the months before it are what is seen', () => {
  expect(shownAtFirst(48, 30, 10)).toEqual({ from: 24, upto: 33 })
  expect(shownAtFirst(48, 2, 10)).toEqual({ from: 0, upto: 9 })
  expect(shownAtFirst(48, 46, 10)).toEqual({ from: 38, upto: 47 })
  // Of a year that is over, its end.
  expect(shownAtFirst(12, -1, 10)).toEqual({ from: 2, upto: 11 })
  expect(shownAtFirst(5, 3, 24)).toEqual({ from: 0, upto: 4 })
})

test('as many months are seen wherever one goes, and none beyond the ends', () => {
  const span = { from: 10, upto: 19 }
  expect(movedTo(-3, span, 40)).toEqual({ from: 0, upto: 9 })
  expect(movedTo(35, span, 40)).toEqual({ from: 30, upto: 39 })
})

test('fewer or more months around the same middle, and never so few that they show nothing', () => {
  expect(zoomed({ from: 10, upto: 19 }, 2, 40)).toEqual({ from: 5, upto: 24 })
  expect(zoomed({ from: 10, upto: 19 }, 0.5, 40)).toEqual({ from: 13, upto: 17 })
  expect(lengthOf(zoomed({ from: 10, upto: 13 }, 0.5, 40))).toBe(3)
  expect(zoomed({ from: 10, upto: 29 }, 4, 40)).toEqual({ from: 0, upto: 39 })
})

test('a month beyond the edge is brought into sight by as little as it takes', () => {
  const span = { from: 10, upto: 19 }
  expect(bringing(12, span, 40)).toBe(span)
  expect(bringing(9, span, 40)).toEqual({ from: 9, upto: 18 })
  expect(bringing(22, span, 40)).toEqual({ from: 13, upto: 22 })
})
