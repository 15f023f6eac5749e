import { expect, test } from 'vitest'

import type { ReadModel, ReadModelTable } from '#modules/projections/contract.ts'
import { offeredFor } from './offered.ts'

const orders = (...states: ReadModelTable['state'][]) =>
  ({ name: 'orders', tables: states.map((state, at) => ({ version: at + 1, state })) }) as unknown as ReadModel

test.each([
  ['a table that is read', orders('live'), ['rebuild', 'check']],
  ['one with another to go back to', orders('live', 'standby'), ['rebuild', 'check', 'back']],
  ['one that halted', orders('halted'), ['rebuild', 'check']],
  ['one that halted, with another to go back to', orders('halted', 'standby'), ['rebuild', 'check', 'back']],
  ['a rebuild that goes on', orders('live', 'building'), ['check']],
  ['a rebuild that rests beside a table that halted', orders('halted', 'paused'), ['check']],
  ['a rebuild that halted', orders('live', 'halted'), ['check']],
  ['a first table that is not there yet', orders('building'), []],
])('%s', (_, model, offered) => {
  const all = offeredFor(model)
  expect((['rebuild', 'check', 'back'] as const).filter((action) => all[action])).toEqual(offered)
})
