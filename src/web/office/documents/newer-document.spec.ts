import { expect, test } from 'vitest'

import { hold } from '#web/office/held-rows.ts'
import { newerThan } from './newer-document.ts'

const document = (id: string, ...inPlaceOf: string[]) => ({ id, inPlaceOf: inPlaceOf as never[] })
const old = document('old')
const other = document('other')
const newer = document('newer', 'old')

test('a document that left the queue has the one in its place that was sent for the same since', () => {
  expect(newerThan('old', hold([old, other], [other, newer]))).toEqual(newer)
  expect(newerThan('old', hold([old, newer], [newer]))).toEqual(newer)
})

test('so has one that was never seen in the queue', () =>
  expect(newerThan('old', hold([other, newer], [other, newer]))).toEqual(newer))

test('one that was decided has nothing in its place, nor does another document take it', () => {
  expect(newerThan('old', hold([old, other], [other]))).toBeNull()
  expect(newerThan('old', hold([old, newer], [other]))).toBeNull()
})
