import { expect, test } from 'vitest'
import type { VersionState } from '#modules/distributors/file/document-states.ts'
import type { Day, Moment } from '#platform/event.ts'
import { type Deadlines, deadlinesOf } from './deadlines.ts'

const now = new Date('2026-11-26T10:00:00.000Z')
const about = { now, zone: 'UTC', publicUrl: 'https://portal.example' } as const
const nothing: Deadlines = { quotes: [], documents: [], forecasts: [], labels: [], reports: [] }
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
