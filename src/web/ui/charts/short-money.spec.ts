import { expect, test } from 'vitest'

import { shortMoney } from './short-money.ts'

test.each([
  [0, '$0'],
  [85_050, '$850.5'],
  [1_240_000, '$12.4\u00a0k'],
  [123_456_789, '$1.2\u00a0M'],
])('%i cents have little room as %s', (cents, shown) => expect(shortMoney(cents)).toBe(shown))
