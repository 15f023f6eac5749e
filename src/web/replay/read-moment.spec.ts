import { afterAll, beforeEach, expect, test } from 'vitest'

import { readIn } from '#web/ui/figures/format.ts'
import { readMoment, readSoFar, writtenMoment } from './read-moment.ts'

beforeEach(() => readIn('UTC'))
afterAll(() => readIn('UTC'))

test('is read and written in the zone of its author', () => {
  readIn('America/Bogota')
  expect(readMoment('18/12/2026 14:30')).toBe('2026-12-18T19:30:00.000Z')
  expect(readMoment('18/12/2026')).toBe('2026-12-19T04:59:59.999Z')
  expect(writtenMoment('2026-12-19T04:59:59.999Z')).toBe('18/12/2026')
})

test.each([
  ['18/12/2026 14:30', '2026-12-18T14:30:00.000Z'],
  [' 1/2/2026, 9:05 ', '2026-02-01T09:05:00.000Z'],
  ['18/12/2026', '2026-12-18T23:59:59.999Z'],
  ['31/02/2026', null],
  ['18/12/2026 24:00', null],
  ['18/12/2026 10:75', null],
  ['2026-12-18', null],
  ['', null],
])('%j is %s', (typed, iso) => {
  expect(readMoment(typed)).toBe(iso)
})

test.each(['2026-12-18T14:30:00.000Z', '2026-12-18T23:59:00.000Z', '2026-12-18T23:59:59.999Z'])(
  '%s is written so that it is read as the same',
  (moment) => expect(readMoment(writtenMoment(moment))).toBe(moment),
)

test('for a range that begins then, a day alone is its start', () => {
  expect(readMoment('18/12/2026', 'start')).toBe('2026-12-18T00:00:00.000Z')
  expect(readMoment('18/12/2026 14:30', 'start')).toBe('2026-12-18T14:30:00.000Z')
  expect(readMoment('31/02/2026', 'start')).toBeNull()
})

test.each([
  ['18/12/2026', '2026-12-18T10:00:00.000Z'],
  ['18/12/2026 10:01', '2026-12-18T10:01:00.000Z'],
  ['17/12/2026', '2026-12-17T23:59:59.999Z'],
  ['19/12/2026', '2026-12-19T23:59:59.999Z'],
  ['soon', null],
])('%j, at ten on 18/12/2026, is %s', (typed, iso) => expect(readSoFar(typed, '2026-12-18T10:00:00.000Z')).toBe(iso))
