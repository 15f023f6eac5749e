import { expect, test } from 'vitest'
import type { VersionState } from '#modules/distributors/file/document-states.ts'
import type { Day, Moment } from '#platform/event.ts'
import { type Deadlines, deadlinesOf } from './deadlines.ts'

const now = new Date('2026-11-26T10:00:00.000Z')
const about = { now, zone: 'UTC', publicUrl: 'https://portal.example' } as const
const nothing: Deadlines = { quotes: [], documents: [], forecasts: [], standingOrders: [], labels: [], reports: [] }
const moment = (at: string) => at as Moment
const quote = (validUntil: string, rounds = 1) => ({
  id: 'o1',
  num: '2026-000123',
  validUntil: moment(validUntil),
  quotes: Array.from({ length: rounds }, () => ({ issuedAt: moment('2026-11-20T09:00:00.000Z') })),
})
const document = (validityDate: string, status: VersionState = 'APPROVED') => ({
  id: 'd1',
  name: 'Licence',
  versions: [{ status, validityDate: validityDate as Day, submittedAt: moment('2026-01-01T09:00:00.000Z') }],
})
const of = (some: Partial<Deadlines>) => deadlinesOf({ ...nothing, ...some }, about)

test('a quote is to be confirmed by its last day in the zone of its reader', () => {
  const quotes = [quote('2026-12-20T23:30:00.000Z')]
  expect(of({ quotes })).toMatchObject([{ id: 'quote-o1', title: 'Confirm order 2026-000123', startsOn: '2026-12-20' }])
  expect(deadlinesOf({ ...nothing, quotes }, { ...about, zone: 'Asia/Tokyo' as never })).toMatchObject([
    { startsOn: '2026-12-21' },
  ])
})

test('a revised quote has the same id and a higher sequence', () => {
  const [first] = of({ quotes: [quote('2026-12-20T12:00:00.000Z')] })
  const [second] = of({ quotes: [quote('2026-12-24T12:00:00.000Z', 2)] })
  expect(second!.id).toBe(first!.id)
  expect(second!.sequence).toBeGreaterThan(first!.sequence)
})

test('what has passed, or counts no more, is not in it', () => {
  expect(of({ quotes: [quote('2026-11-25T12:00:00.000Z')] })).toEqual([])
  expect(of({ documents: [document('2027-01-01', 'IN_REVIEW')] })).toEqual([])
  expect(of({ documents: [document('2027-01-01')] })).toMatchObject([{ title: 'Licence ends', startsOn: '2027-01-01' }])
  const reports = [{ id: 'r1', reference: 'R-1', closesOn: null, filedAt: moment('2026-11-01T09:00:00.000Z') }]
  expect(of({ reports })).toEqual([])
  expect(of({ reports: [{ ...reports[0]!, closesOn: '2026-12-01' as Day }] })).toMatchObject([{ id: 'tender-r1' }])
})

test('the artwork of a label waits for an answer until its day, and no longer once that was given', () => {
  const label = (answer: object | null, dueOn: string | null = '2026-12-05') => ({
    id: 'l1',
    number: 'L-7',
    labelName: 'Carton',
    rounds: [{ round: 2, dueOn: dueOn as Day | null, at: moment('2026-11-20T09:00:00.000Z'), answer }],
  })
  expect(of({ labels: [label(null)] })).toMatchObject([{ id: 'label-l1', startsOn: '2026-12-05', sequence: 2 }])
  expect(of({ labels: [label({}), label(null, null)] })).toEqual([])
})

const planned = (orders: number, deletedAt: string | null = null) => {
  const change = { day: '2026-11-20', at: '2026-11-20T09:00:00.000Z', filing: 1, month: '202704', units: 0 }
  return {
    ...{ id: 'f1', distributorId: 'andina', productId: 'folic', productName: 'Folic acid', countryId: 'co' },
    ...{ countryName: 'Colombia', currentInventoryLevel: 0, stockTickingDate: '2026-11-20', leadTimes: [60] },
    ...{ filedAt: '2026-11-20T09:00:00.000Z', version: 1, deletedAt, plan: { '202704': { orders, units: 0 } } },
    changes: [{ ...change, position: 1, orders: 1 }, ...(orders === 0 ? [{ ...change, position: 9, orders: -1 }] : [])],
    reminders: [],
  } as unknown as Deadlines['forecasts'][number]
}

test('the last day of a planned order is cancelled once it is given up', () => {
  const day = { id: 'forecast-f1-202704-60', startsOn: '2027-02-14' }
  expect(of({ forecasts: [planned(1)] })).toMatchObject([{ ...day, sequence: 1, cancelled: false }])
  const deletedAt = '2026-11-25T09:00:00.000Z'
  expect(of({ forecasts: [planned(0, deletedAt)] })).toMatchObject([
    { ...day, sequence: 2, cancelled: true, changedAt: deletedAt },
  ])
})

test('the next day of a standing order moves with it, and is cancelled while it is paused and once it has ended', () => {
  const standing = (state: Deadlines['standingOrders'][number]['state'], version: number, nextOn = '2026-12-05') => ({
    ...{ id: 's1', countryName: 'Colombia', lines: [{ productName: 'Folic acid', quantity: 20 }], state, version },
    ...{ nextOn: nextOn as Day, changedAt: moment('2026-11-20T09:00:00.000Z') },
  })
  const entry = { id: 'standing-order-s1', title: 'Standing order for Colombia', startsOn: '2026-12-05' }
  expect(of({ standingOrders: [standing('ACTIVE', 1)] })).toMatchObject([{ ...entry, sequence: 1, cancelled: false }])
  expect(of({ standingOrders: [standing('ACTIVE', 2, '2027-01-05')] })).toMatchObject([
    { id: entry.id, startsOn: '2027-01-05', sequence: 2 },
  ])
  for (const state of ['PAUSED', 'ENDED'] as const)
    expect(of({ standingOrders: [standing(state, 3)] })).toMatchObject([{ ...entry, sequence: 3, cancelled: true }])
  expect(of({ standingOrders: [standing('WAITS_FOR_REVIEW', 2, '2026-11-20')] })).toEqual([])
})
