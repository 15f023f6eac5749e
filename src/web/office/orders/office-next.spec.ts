import { expect, test } from 'vitest'

import { dayTime } from '#web/ui/figures/format.ts'
import { officeNext } from './office-next.ts'

const due = '2026-11-21T14:20:00.000Z'
const waiting = {
  status: 'WAITING_FOR_QUOTE',
  documentStatus: null,
  held: false,
  quoteDueAt: due,
  overdue: false,
} as const
const at = (now: string) => new Date(now)

test('a promised quote is said with the moment by which it is promised', () =>
  expect(officeNext(waiting, at('2026-11-21T14:19:00.000Z'))).toEqual({
    sentence: `Sales sends the quote. It is promised within 72 hours: by ${dayTime(due)}.`,
    late: false,
  }))

test.each([
  ['from the moment on', waiting, '2026-11-21T14:20:00.000Z'],
  [
    'once the portal has noted it, whatever the clock of the browser says',
    { ...waiting, overdue: true },
    '2026-11-20T00:00:00.000Z',
  ],
] as const)('an overdue quote is said to be late, and since when: %s', (_, order, now) =>
  expect(officeNext(order, at(now))).toEqual({
    sentence: `The quote is overdue: it was promised by ${dayTime(due)}. Send it as soon as possible.`,
    late: true,
  }),
)

test('an order on hold waits to be released first', () =>
  expect(officeNext({ ...waiting, held: true }, at('2026-11-25T00:00:00.000Z'))).toMatchObject({ late: false }))

test('nothing else is promised', () =>
  expect(officeNext({ ...waiting, status: 'CONFIRMED', quoteDueAt: null }, at(due))).toEqual({
    sentence: 'Operations requests a pre-payment or an import license, or starts production.',
    late: false,
  }))
