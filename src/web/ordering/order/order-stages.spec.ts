import { expect, test } from 'vitest'

import { orderStatusNames } from '#modules/ordering/order-status.ts'
import { stagesOf } from './order-stages.ts'

test('every status but the cancelled one stands on exactly one stage, with its own label', () => {
  for (const status of orderStatusNames) {
    const current = stagesOf(status).filter(({ state }) => state === 'current')
    expect(current.length, status).toBe(status === 'CANCELLED' ? 0 : 1)
  }
  expect(stagesOf('BILLED').at(-1)).toEqual({ label: 'Billed', state: 'current' })
})

test('stages before are done, those after are to come', () => {
  expect(stagesOf('CONFIRMED').map(({ state }) => state)).toEqual([
    'done',
    'done',
    'current',
    'next',
    'next',
    'next',
    'next',
    'next',
  ])
  expect(stagesOf('CANCELLED').every(({ state }) => state === 'next')).toBe(true)
})
