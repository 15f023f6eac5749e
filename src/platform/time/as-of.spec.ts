import { expect, test } from 'vitest'

import { stillToCome } from './as-of.ts'

const now = new Date('2026-11-23T10:00:00Z')

test.each([undefined, '2025-06-30', '2026-11-23', '2026-11-23T09:59:59Z', '2026-11-23T10:00:30.000Z'])(
  '%s can be queried',
  (asOf) => expect(stillToCome(asOf, now)).toBeNull(),
)

test.each([
  ['2026-11-24', 'This day is still to come'],
  ['2030-01-01T00:00:00Z', 'This moment is still to come'],
])('%s is refused, and the field named', (asOf, reason) =>
  expect(stillToCome(asOf, now)).toMatchObject({ status: 422, errors: { asOf: reason } }),
)
