import { expect, test } from 'vitest'

import { foldsOf } from './timeline-folds.ts'

const entry = (clock: string, small?: string) => ({ at: new Date(`2026-11-20T${clock}:00`).toISOString(), small })
const fold = (...newestFirst: { at: string; small: string | undefined }[]) =>
  foldsOf(newestFirst as { at: string; small: string }[]).map((group) => group.length)

test('small events of one person within ten minutes are one entry', () =>
  expect(fold(entry('09:10', 'Lucía'), entry('09:04', 'Lucía'), entry('09:00', 'Lucía'))).toEqual([3]))

test('what is not small stays alone, and parts what is on both sides of it', () => {
  expect(fold(entry('09:01'), entry('09:00'))).toEqual([1, 1])
  expect(fold(entry('09:02', 'Lucía'), entry('09:01'), entry('09:00', 'Lucía'))).toEqual([1, 1, 1])
})

test('another person, or another kind, begins another entry', () =>
  expect(fold(entry('09:02', 'Lucía'), entry('09:01', 'Diego'), entry('09:00', 'Diego'))).toEqual([1, 2]))

test('ten minutes are counted from the oldest, so what was folded stays together when a new one comes', () => {
  const before = [entry('09:06', 'Lucía'), entry('09:00', 'Lucía')]
  expect(fold(...before)).toEqual([2])
  expect(fold(entry('09:10', 'Lucía'), ...before)).toEqual([3])
  expect(fold(entry('09:11', 'Lucía'), ...before)).toEqual([1, 2])
})

test('an entry is below one day', () => {
  const late = { at: new Date('2026-11-20T23:58:00').toISOString(), small: 'Lucía' }
  const early = { at: new Date('2026-11-21T00:01:00').toISOString(), small: 'Lucía' }
  expect(fold(early, late)).toEqual([1, 1])
})
