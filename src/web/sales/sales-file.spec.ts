import { expect, test } from 'vitest'

import { sentDay } from '#web/ui/format.ts'
import { salesFileName } from './sales-file.ts'

test('a file says whose figures it holds, and as of when', () => {
  expect(salesFileName('Lumière & Cie.', '2025-06-30', 'csv')).toBe('sales-lumiere-cie-2025-06-30.csv')
  expect(salesFileName('All companies', null, 'png')).toBe(`sales-all-companies-${sentDay(new Date())}.png`)
})
