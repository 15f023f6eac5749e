import { expect, test } from 'vitest'
import type { CompanyFile, FiledDocument } from '#modules/distributors/file/company-file.ts'
import type { VersionState } from '#modules/distributors/file/document-states.ts'
import { requirements } from '#modules/distributors/file/requirements.ts'
import type { CompanyDocumentId } from '#modules/distributors/file-events.ts'
import type { Moment } from '#platform/event.ts'
import { fileFacts, fileTimes } from './company-views.ts'

const at = (day: string) => `${day}T09:00:00.000Z` as Moment
const days = ['2026-01-01', '2026-06-01', '2026-12-01', '2027-06-01', '2028-01-01']

const document = (
  type: FiledDocument['type'],
  ...versions: readonly (readonly [status: VersionState, endsOn?: string | undefined])[]
): FiledDocument => ({
  ...{ id: type as string as CompanyDocumentId, type, name: type, grace: null },
  versions: versions.map(([status, endsOn], index) => ({
    ...{ version: index + 1, status, file: 'f', sha256: `${type}${index}`, validityDate: null },
    endsAt: endsOn ? at(endsOn) : null,
    ...{ submittedAt: at(`2025-0${index + 1}-01`), submittedBy: 'ana', reviewedAt: null, reviewedBy: null },
    ...{ reason: null, words: null },
  })),
})
const file = (documents: readonly FiledDocument[], more: Partial<CompanyFile> = {}): CompanyFile => ({
  ...{ whoAcceptedAt: null, requests: [], documents },
  ...more,
})
const approved = requirements
  .filter(({ required }) => required)
  .map(({ type }) => document(type, ['APPROVED', type === 'WHOLESALER_LICENSE' ? '2027-01-01' : undefined]))
const [first, ...others] = approved
const request = { id: 'r', name: 'Tax form', words: null, until: null, requestedAt: at('2026-01-01') }

const files: Readonly<Record<string, CompanyFile>> = {
  'nothing was sent': file([]),
  'the practices were accepted instead of a licence': file([], { whoAcceptedAt: at('2026-01-01') }),
  'all is approved, until the licence ends': file(approved),
  'one waits for us': file([document(first!.type, ['IN_REVIEW']), ...others]),
  'one was returned': file([document(first!.type, ['APPROVED'], ['REJECTED']), ...others]),
  'one ends before another': file([document(first!.type, ['APPROVED', '2026-03-01']), ...others]),
  'a newer one waits while the older ends': file([
    document(first!.type, ['APPROVED', '2026-03-01'], ['IN_REVIEW']),
    ...others,
  ]),
  'another of its type waits while it ends': file([
    document(first!.type, ['APPROVED', '2026-03-01']),
    document(first!.type, ['IN_REVIEW']),
    ...others,
  ]),
  'one more was requested': file(approved, { requests: [request] }),
}

test.each(Object.entries(files))('%s: times of a file say what its facts are on any day', (_, it) => {
  const { settledUntil, readyUntil, theirsFrom, completeFrom, inReview, licenceEndsAt } = fileTimes(it)
  for (const day of days.map(at)) {
    const facts = fileFacts(it, new Date(day))
    expect([inReview, licenceEndsAt]).toEqual([facts.inReview, facts.licenceEndsAt])
    expect([settledUntil.length, settledUntil.filter((until) => until >= day).length], day).toEqual([
      facts.required,
      facts.approved,
    ])
    expect([readyUntil >= day, theirsFrom < day, completeFrom < day && theirsFrom >= day], day).toEqual([
      facts.approved === facts.required,
      facts.theirs > 0,
      facts.completeSince !== null,
    ])
  }
})
