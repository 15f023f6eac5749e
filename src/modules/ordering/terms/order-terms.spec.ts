import { expect, test } from 'vitest'

import { freightLine } from './order-terms.ts'

const sea = { name: 'Sea freight', transportMode: 'Harbor', transitDays: 30 }
const nothing = { name: null, transportMode: null, transitDays: null }

test.each([
  [sea, 'Sea freight · Harbor · 30 days'],
  [{ ...sea, transitDays: 1 }, 'Sea freight · Harbor · 1 day'],
  [{ ...sea, name: 'Freight' }, 'Harbor · 30 days'],
  [{ ...nothing, name: 'Sea freight' }, 'Sea freight'],
  [{ ...nothing, name: 'Freight' }, ''],
  [nothing, ''],
])('%j is said as %j', (option, line) => expect(freightLine(option)).toBe(line))
