import { expect, test } from 'vitest'

import { elapsed } from './elapsed.ts'

const from = '2026-11-01T00:00:00.000Z'
const until = '2026-11-11T00:00:00.000Z'

test.each([
  ['2026-10-01T00:00:00.000Z', 0],
  ['2026-11-01T00:00:00.000Z', 0],
  ['2026-11-04T00:00:00.000Z', 30],
  ['2026-11-11T00:00:00.000Z', 100],
  ['2026-12-01T00:00:00.000Z', 100],
])('at %s %i percent have passed', (now, percent) => expect(elapsed(from, until, new Date(now))).toBe(percent))

test('a span without length has passed', () => expect(elapsed(from, from, new Date(from))).toBe(100))
