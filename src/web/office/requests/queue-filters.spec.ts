import { expect, test } from 'vitest'
import { isWhose } from '#web/office/assigned/whose.tsx'
import { queueFilters, queueQuery } from './queue-filters.ts'

const none = { who: null, kind: null, due: null, section: null, search: null, distributorId: null } as const
const figure = { month: null, promise: null } as const

test('the queue is what waits for us, narrowed by the filters of the address', () => {
  expect(queueQuery({ ...none, ...figure })).toEqual({ section: 'WAITING' })
  expect(queueQuery({ ...none, ...figure, who: 'ALL', section: 'ANSWERED', kind: 'LABEL', due: 'SOON' })).toEqual({
    ...{ section: 'ANSWERED', kind: 'LABEL', due: 'SOON' },
  })
  expect(queueQuery({ ...none, ...figure, who: 'MINE', search: 'crates', distributorId: 'c' })).toEqual({
    ...{ section: 'WAITING', who: 'MINE', search: 'crates', distributorId: 'c' },
  })
})

test('the tickets behind a figure are in no section, and of every kind', () => {
  const filters = {
    ...none,
    kind: 'LABEL',
    section: 'ANSWERED',
    search: 'x',
    month: '2026-11',
    promise: 'KEPT',
  } as const
  expect(queueQuery(filters)).toEqual({ month: '2026-11', promise: 'KEPT', search: 'x' })
  expect([queueFilters.month('2026-11'), queueFilters.month('November')]).toEqual(['2026-11', null])
})

test('mine, unassigned, all', () => {
  const mine = { assignee: { id: 'me', name: 'Me' } }
  expect([isWhose('MINE', 'me', mine), isWhose('UNASSIGNED', 'me', mine), isWhose('ALL', 'me', mine)]).toEqual([
    ...[true, false, true],
  ])
  const free = { assignee: null }
  expect([isWhose('MINE', 'me', free), isWhose('UNASSIGNED', 'me', free)]).toEqual([false, true])
})
