import { expect, test } from 'vitest'

import { pastMoment, placeUpTo } from './addressed.ts'

const now = Date.parse('2026-11-23T10:00:00Z')

test.each([
  ['2026-11-23T09:59:00.000Z', '2026-11-23T09:59:00.000Z'],
  ['2026-10-08', '2026-10-08T00:00:00.000Z'],
  ['2090-01-01T00:00:00.000Z', null],
  ['yesterday', null],
  ['', null],
])('the moment %j is %s', (written, moment) => expect(pastMoment(written, now)).toBe(moment))

test.each([
  ['1', 1],
  ['7', 7],
  ['8', null],
  ['0', null],
  ['-1', null],
  ['2.5', null],
  ['x', null],
  ['', null],
])('the place %j of 7 is %s', (written, place) => expect(placeUpTo(7)(written)).toBe(place))
