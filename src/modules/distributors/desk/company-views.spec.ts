import { describe, expect, test } from 'vitest'
import type { Moment } from '#platform/event.ts'
import { byWaiting, type CompanyFacts, isInView } from './company-views.ts'
import { companyViews } from './desk-contract.ts'

const now = new Date('2026-11-26T09:00:00Z')
const at = (text: string) => `${text}T09:00:00.000Z` as Moment
const facts: CompanyFacts = {
  state: 'ACTIVE',
  createdAt: at('2024-01-01'),
  lastOrderAt: at('2026-10-01'),
  dataChangedAt: null,
  inReview: 0,
  required: 6,
  approved: 6,
  theirs: 0,
  completeSince: null,
  licenceEndsAt: at('2028-01-01'),
}
const viewsOf = (changed: Partial<CompanyFacts>) =>
  companyViews.filter((view) => isInView(view, { ...facts, ...changed }, now))

describe('a company is listed where it needs attention', () => {
  const cases: readonly [string, Partial<CompanyFacts>, readonly string[]][] = [
    ['nothing is required of an active one that orders', {}, []],
    ['a document waits for us', { inReview: 1 }, ['waiting']],
    ['its data was changed', { dataChangedAt: at('2026-11-25') }, ['waiting']],
    ['all is approved and it is not activated', { state: 'PENDING' }, ['waiting']],
    ['it has something to send', { state: 'PENDING', approved: 4, theirs: 2 }, ['incomplete']],
    ['its licence ends in 60 days', { licenceEndsAt: at('2027-01-25') }, ['licence']],
    ['in 61 days it does not yet', { licenceEndsAt: at('2027-01-26') }, []],
    ['its licence has ended', { licenceEndsAt: at('2026-11-25'), theirs: 1 }, ['incomplete', 'licence']],
    ['it is suspended, whatever its file says', { state: 'SUSPENDED', theirs: 2 }, ['suspended']],
    ['it has not ordered for a year', { lastOrderAt: at('2025-11-25') }, ['quiet']],
    ['it has never ordered since it joined', { lastOrderAt: null }, ['quiet']],
    ['it has just joined', { lastOrderAt: null, createdAt: at('2026-11-01') }, []],
  ]
  test.each(cases)('%s', (_, changed, views) => expect(viewsOf(changed)).toEqual(views))
})

test('complete files come first, the oldest of them on top', () => {
  const queue = [
    { id: 'incomplete', completeSince: null, since: at('2026-01-01') },
    { id: 'later', completeSince: at('2026-11-20'), since: at('2026-11-20') },
    { id: 'sooner', completeSince: at('2026-11-19'), since: at('2026-11-19') },
  ]
  expect(queue.toSorted(byWaiting).map(({ id }) => id)).toEqual(['sooner', 'later', 'incomplete'])
})
