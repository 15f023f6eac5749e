import { expect, test } from 'vitest'

import { dayIn } from '#platform/time/time-zone.ts'
import { salesFileName } from './sales-file.ts'

test('a file says whose figures it holds, and as of when', () => {
  expect(salesFileName({ company: 'Lumière & Cie.', narrowed: [], asOf: '2025-06-30' }, 'csv')).toBe(
    'sales-lumiere-cie-2025-06-30.csv',
  )
  expect(salesFileName({ company: 'All companies', narrowed: [], asOf: null }, 'png')).toBe(
    `sales-all-companies-${dayIn(new Date(), 'UTC')}.png`,
  )
})

test('it says what they are narrowed to, each in a form that every system takes', () => {
  const nameOf = (...narrowed: Parameters<typeof salesFileName>[0]['narrowed']) =>
    salesFileName({ company: 'NordMed', narrowed, asOf: '2025-06-30' }, 'xlsx')
  const category = { name: 'category', label: 'Prenatal care' } as const
  const product = { name: 'product', label: 'Folic acid / 400 µg' } as const
  expect(nameOf(category, { name: 'country', label: 'Perú' }, { name: 'year', label: '2025' })).toBe(
    'sales-nordmed-prenatal-care-peru-2025-2025-06-30.xlsx',
  )
  expect(nameOf(category, product)).toBe('sales-nordmed-folic-acid-400-µg-2025-06-30.xlsx')
  expect(nameOf({ name: 'product', label: 'Prenatal vitamins with iron and folic acid' })).toBe(
    'sales-nordmed-prenatal-vitamins-with-iron-and-2025-06-30.xlsx',
  )
  expect(nameOf({ name: 'product', label: 'x'.repeat(60) })).toBe(`sales-nordmed-${'x'.repeat(32)}-2025-06-30.xlsx`)
})
