import { expect, test } from 'vitest'
import type { ReadModelStatus } from './projection-status.ts'
import { readModelAlarm } from './read-model-alarm.ts'

const table = (name: string, state: ReadModelStatus['state'], parked = 0) => ({
  name,
  state,
  parked: Array.from({ length: parked }, (_, index) => ({
    kind: 'order',
    key: `o-${index}`,
    position: 1,
    type: '',
    error: '',
  })),
})

test('read models that go on raise no alarm', () =>
  expect(readModelAlarm([table('carts', 'live'), table('orders', 'building')])).toBeNull())

test('one that is halted, or leaves streams out, is named', () =>
  expect(readModelAlarm([table('carts', 'live', 2), table('orders', 'halted'), table('orders', 'halted', 1)])).toBe(
    'carts leaves out 2 parked streams, a table of orders is halted, orders leaves out 1 parked stream',
  ))
