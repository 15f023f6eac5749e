import { expect, test } from 'vitest'

import { urgency } from './Countdown.tsx'

const now = new Date('2026-11-20T12:00:00Z')

test.each([
  ['2026-11-22T00:00:00Z', 'calm'],
  ['2026-11-21T23:59:00Z', 'soon'],
  ['2026-11-20T23:59:00Z', 'urgent'],
  ['2026-11-20T11:00:00Z', 'urgent'],
])('until %s is %s', (until, tone) => expect(urgency(until, now)).toBe(tone))
