import { expect, test } from 'vitest'

import { asItComes, keepPlaces } from '#web/api/live/stable-rows.ts'
import { newerThan } from './newer-document.ts'

const document = (id: string, ...inPlaceOf: string[]) => ({ id, inPlaceOf: inPlaceOf as never[] })
const old = document('old')
const other = document('other')
const newer = document('newer', 'old')
const queue = (shown: ReturnType<typeof document>[], now: ReturnType<typeof document>[]) =>
  keepPlaces(asItComes(shown), now)

test('a document that left the queue has the one in its place that was sent for the same since', () => {
  expect(newerThan('old', queue([old, other], [other, newer]))).toEqual(newer)
  expect(newerThan('old', queue([old, newer], [newer]))).toEqual(newer)
})

test('so has one that was never seen in the queue', () =>
  expect(newerThan('old', queue([other, newer], [other, newer]))).toEqual(newer))

test('one that was decided has nothing in its place, nor does another document take it', () => {
  expect(newerThan('old', queue([old, other], [other]))).toBeNull()
  expect(newerThan('old', queue([old, newer], [other]))).toBeNull()
})
