import { expect, test } from 'vitest'
import type { OfficeRequest } from '#modules/service/work/contract.ts'
import { isWhose } from '#web/office/assigned/whose.tsx'
import { matchesFilters, sectionOf } from './queue-filters.ts'

const now = new Date('2026-11-26T10:00:00.000Z')
const row = (more: Partial<OfficeRequest>) =>
  ({
    ...{ id: 'a', kind: 'TICKET', reference: 'T-2026-000007', topic: 'Logistics', subject: 'Pallet heights' },
    ...{
      company: { id: 'c', name: 'Clínica Ñandú' },
      finished: false,
      waits: true,
      isOrderIssue: false,
      assignee: null,
    },
    dueAt: '2026-11-26T12:00:00.000Z',
    ...more,
  }) as OfficeRequest
const none = { kind: null, due: null, search: null, month: null }

test('what is answered is a section of its own, finished or not, and is narrowed by kind as well', () => {
  const solved = row({ finished: true, waits: false, dueAt: null })
  const answered = row({ waits: false, dueAt: null })
  const inPreparation = row({ kind: 'AGREEMENT', dueAt: null })
  expect([solved, answered, inPreparation, row({})].map(sectionOf)).toEqual([
    ...['ANSWERED', 'ANSWERED', 'WAITING', 'WAITING'],
  ])
  expect(matchesFilters({ ...none, kind: 'TICKET', due: 'OVERDUE' }, solved, now)).toBe(true)
  expect(matchesFilters({ ...none, kind: 'LABEL' }, solved, now)).toBe(false)
  expect(matchesFilters({ ...none, month: '2026-11', kind: 'LABEL' }, solved, now)).toBe(true)
})

test('products and labels are one kind to choose', () => {
  const filters = { ...none, kind: 'PRODUCT_OR_LABEL' as const }
  const kinds = ['TICKET', 'REPORT', 'AGREEMENT', 'PRODUCT', 'LABEL'] as const
  expect(kinds.filter((kind) => matchesFilters(filters, row({ kind }), now))).toEqual(['PRODUCT', 'LABEL'])
})

test('by kind, by the time that is left, and by any of its texts', () => {
  expect(matchesFilters({ ...none, kind: 'ORDER_ISSUE' }, row({ kind: 'REPORT', isOrderIssue: true }), now)).toBe(true)
  expect(matchesFilters({ ...none, kind: 'REPORT' }, row({}), now)).toBe(false)
  expect(matchesFilters({ ...none, due: 'SOON' }, row({}), now)).toBe(true)
  expect(matchesFilters({ ...none, due: 'OVERDUE' }, row({ dueAt: '2026-11-26T09:59:00.000Z' as never }), now)).toBe(
    true,
  )
  for (const search of ['nandu', '000007', 'PALLET'])
    expect(matchesFilters({ ...none, search }, row({}), now)).toBe(true)
  expect(matchesFilters({ ...none, search: 't-2026-000007 ' }, row({}), now)).toBe(true)
  expect(matchesFilters({ ...none, search: 'R-2026-000007' }, row({ subject: 'Air freight' }), now)).toBe(false)
  expect(matchesFilters({ ...none, search: 'carton' }, row({}), now)).toBe(false)
})

test('mine, unassigned, all', () => {
  const mine = row({ assignee: { id: 'me', name: 'Me' } })
  expect([isWhose('MINE', 'me', mine), isWhose('UNASSIGNED', 'me', mine), isWhose('ALL', 'me', mine)]).toEqual([
    true,
    false,
    true,
  ])
  expect([isWhose('MINE', 'me', row({})), isWhose('UNASSIGNED', 'me', row({}))]).toEqual([false, true])
})
