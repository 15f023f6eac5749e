import { expect, test } from 'vitest'

import type { Day } from '#platform/event.ts'
import { tooFar } from './near-days.ts'

const now = new Date('2028-02-29T12:00:00.000Z')

test.each(['2018-03-01', '2028-02-29', '2038-03-01', null, undefined])('%s means something', (day) =>
  expect(tooFar('dueOn', day as Day, now)).toBeNull(),
)

test.each(['9999-12-31', '0001-01-01', '2018-02-28', '2038-03-02'])('%s is refused with the range', (day) =>
  expect(tooFar('dueOn', day as Day, now)).toMatchObject({
    status: 422,
    errors: { dueOn: 'Must be from 01/03/2018 to 01/03/2038' },
  }),
)
