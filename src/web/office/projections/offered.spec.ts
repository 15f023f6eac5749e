import { expect, test } from 'vitest'
import type { ReadModel, ReadModelTable } from '#modules/projections/contract.ts'
import { unchecked } from '#platform/typed.ts'
import { offeredFor } from './offered.ts'

type Table = Pick<ReadModelTable, 'role' | 'state'>
const ready = (role: Table['role']): Table => ({ role, state: role })
const halted = (role: Table['role']): Table => ({ role, state: 'halted' })
const [live, standby, building] = [ready('live'), ready('standby'), ready('building')]
const orders = (...tables: Table[]) =>
  unchecked<ReadModel>({ name: 'orders', tables: tables.map((table, at) => ({ version: at + 1, ...table })) })

test.each([
  ['a table that is read', orders(live), ['rebuild', 'check']],
  ['one with another to go back to', orders(live, standby), ['rebuild', 'check', 'back']],
  ['one with another that halted', orders(live, halted('standby')), ['rebuild', 'check']],
  ['one that halted', orders(halted('live')), ['rebuild', 'check']],
  ['one that halted, with another to go back to', orders(halted('live'), standby), ['rebuild', 'check', 'back']],
  ['a rebuild that goes on', orders(live, building), ['pause', 'cancel', 'check']],
  [
    'a paused rebuild next to a table that halted',
    orders(halted('live'), { role: 'building', state: 'paused' }),
    ['resume', 'cancel', 'check'],
  ],
  ['a rebuild that halted', orders(live, halted('building')), ['resume', 'cancel', 'check']],
  ['a first table that is not there yet', orders(building), []],
])('%s', (_, model, offered) => {
  const all = offeredFor(model)
  expect((['rebuild', 'pause', 'resume', 'cancel', 'check', 'back'] as const).filter((action) => all[action])).toEqual(
    offered,
  )
})
