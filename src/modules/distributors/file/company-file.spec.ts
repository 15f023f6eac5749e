import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CompanyDocumentApproved,
  CompanyDocumentDescribed,
  CompanyDocumentExpiryReminded,
  type CompanyDocumentId,
  CompanyDocumentReturned,
  CompanyDocumentSubmitted,
  DocumentRequested,
  ExpiryGraceGranted,
  WhoPracticesAccepted,
} from '#modules/distributors/file-events.ts'
import { isRefusal, type RecordedBy } from '#platform/decision.ts'
import type { Day, Moment } from '#platform/event.ts'
import { evolved, given } from '#tests/given.ts'
import { companyFile, inForce, whyLicenceStops } from './company-file.ts'
import { completeSince, missingForActivation, requirementsOf } from './file-view.ts'
import { acceptWho, grantGrace, remindOfExpiry, reviewDocument, submitDocument, updateDocument } from './filing.ts'
import { requirements } from './requirements.ts'

const id = '018f0000-0000-7000-8000-000000000001' as CompanyDocumentId
const now = new Date('2026-11-26T10:00:00.000Z')
const day = (text: string) => ({ validityDate: text as Day, endsAt: `${text}T23:59:59.999Z` as Moment })
const forever = { validityDate: null, endsAt: null }
const licence = { type: 'WHOLESALER_LICENSE' as const, name: 'Wholesaler license' }
const sent = (
  version: number,
  hash = `${version}`.repeat(64),
  ends: ReturnType<typeof day> | typeof forever = forever,
) =>
  CompanyDocumentSubmitted.make({
    documentId: id,
    version,
    ...licence,
    file: `documents/${version}.pdf`,
    sha256: hash,
    ...ends,
  })
const approved = (version: number, ends: ReturnType<typeof day> | typeof forever = forever) =>
  CompanyDocumentApproved.make({ documentId: id, version, ...ends })
const returned = (version: number) =>
  CompanyDocumentReturned.make({ documentId: id, version, fault: 'UNREADABLE', words: null })
const next = (hash: string) =>
  updateDocument(id, { ...licence, validityDate: null }, { file: 'documents/n.pdf', sha256: hash, endsAt: null }, now)

describe('a document and its versions', () => {
  test('a document is sent, then its next version', () => {
    given(companyFile)
      .when(submitDocument(id, { ...licence, file: 'documents/1.pdf', sha256: 'a', ...forever }))
      .records(
        CompanyDocumentSubmitted.make({
          documentId: id,
          version: 1,
          ...licence,
          file: 'documents/1.pdf',
          sha256: 'a',
          ...forever,
        }),
      )
    given(companyFile, sent(1), approved(1))
      .when(next('b'))
      .records(
        CompanyDocumentSubmitted.make({
          documentId: id,
          version: 2,
          ...licence,
          file: 'documents/n.pdf',
          sha256: 'b',
          ...forever,
        }),
      )
  })

  test('the approved version stays in force until the next one is approved', () => {
    const file = given(companyFile, sent(1), approved(1), sent(2)).state
    expect(inForce(file.documents[0]!)?.version).toBe(1)
    const later = given(companyFile, sent(1), approved(1), sent(2), approved(2)).state
    expect(inForce(later.documents[0]!)?.version).toBe(2)
  })

  test('a file that was returned is not taken once more', () => {
    given(companyFile, sent(1, 'same'), returned(1))
      .when(next('same'))
      .refuses('This is the file that was returned. Please send another one')
  })

  test('without a file only a document that waits for its review is named again', () => {
    given(companyFile, sent(1), approved(1))
      .when(updateDocument(id, { ...licence, validityDate: null }, null, now))
      .refuses('Please choose the new file')
  })

  test('a required document, and one that was requested, cannot become another one', () => {
    const sentAs = (type: 'MEMORANDUM' | 'OTHER', name: string) =>
      CompanyDocumentSubmitted.make({
        ...{ documentId: id, version: 1, type, name, file: 'documents/1.pdf', sha256: 'a' },
        ...forever,
      })
    const becomes = (type: 'MEMORANDUM' | 'OTHER', name: string) =>
      updateDocument(id, { type, name, validityDate: null }, null, now)
    given(companyFile, sentAs('MEMORANDUM', 'Memo'))
      .when(becomes('OTHER', 'Memo'))
      .refuses('This document is required as “Memorandum”. Please add the other one as a new document')
    given(companyFile, sentAs('MEMORANDUM', 'Memo'))
      .when(becomes('MEMORANDUM', 'Memo 2026'))
      .records(CompanyDocumentDescribed.make({ documentId: id, type: 'MEMORANDUM', name: 'Memo 2026' }))
    const requested = DocumentRequested.make({ requestId: id, name: 'Bank letter', words: null, until: null })
    for (const [type, name] of [
      ['OTHER', 'Another letter'],
      ['MEMORANDUM', 'Bank letter'],
    ] as const)
      given(companyFile, requested, sentAs('OTHER', 'Bank letter'))
        .when(becomes(type, name))
        .refuses('We requested this document as “Bank letter”. Please add the other one as a new document')
  })

  test('the WHO checkbox is recorded once', () => {
    given(companyFile).when(acceptWho).records(WhoPracticesAccepted.make({}))
    given(companyFile, WhoPracticesAccepted.make({})).when(acceptWho).records()
  })
})

describe('a review', () => {
  const approve = { decision: 'APPROVE' as const, ...forever }

  test('is of the latest version', () => {
    given(companyFile, sent(1), sent(2))
      .when(reviewDocument(id, 1, approve))
      .refuses('A newer document has been sent. Please check the new one.')
    given(companyFile, sent(1))
      .when(reviewDocument(id, 1, approve))
      .records(approved(1))
  })

  test('of a document happens once, whichever way two reviewers decide', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('APPROVE', 'REJECT'), { minLength: 2, maxLength: 6 }), (decisions) => {
        let file = given(companyFile, sent(1)).state
        let recorded = 0
        for (const decision of decisions) {
          const review =
            decision === 'APPROVE'
              ? approve
              : { decision: 'REJECT' as const, reason: 'UNREADABLE' as const, words: null }
          const outcome = reviewDocument(id, 1, review)(file)
          if (isRefusal(outcome)) continue
          recorded += outcome.length
          file = evolved(companyFile, file, outcome)
        }
        expect(recorded).toBe(1)
      }),
    )
  })

  test('another reason needs a text', () => {
    given(companyFile, sent(1))
      .when(reviewDocument(id, 1, { decision: 'REJECT', reason: 'OTHER', words: null }))
      .refuses('Enter what is wrong')
  })
})

describe('what ends', () => {
  const ended = day('2026-11-20')

  test('an expired licence stops orders until the next one is approved, or for days that QUALITY grants', () => {
    const expired = given(companyFile, sent(1), approved(1, ended))
    expect(whyLicenceStops(expired.state, now)).toContain('“Wholesaler license” has expired')
    expired
      .when(grantGrace(id, { until: '2026-12-01' as Day, endsAt: '2026-12-01T23:59:59.999Z' as Moment }, now))
      .records(
        ExpiryGraceGranted.make({
          documentId: id,
          until: '2026-12-01' as Day,
          endsAt: '2026-12-01T23:59:59.999Z' as Moment,
        }),
      )
    const waiting = given(companyFile, sent(1), approved(1, ended), sent(2))
    expect(whyLicenceStops(waiting.state, now)).not.toBeNull()
    const renewed = given(companyFile, sent(1), approved(1, ended), sent(2), approved(2, day('2027-11-20')))
    expect(whyLicenceStops(renewed.state, now)).toBeNull()
  })

  test('a reminder is sent unless a newer version waits for its review', () => {
    const { endsAt } = ended
    const reminded = CompanyDocumentExpiryReminded.make({ documentId: id, version: 1, ...licence, days: 7, endsAt })
    given(companyFile, sent(1), approved(1, ended)).when(remindOfExpiry(7, endsAt)).records(reminded)
    given(companyFile, sent(1), approved(1, ended), sent(2)).when(remindOfExpiry(7, endsAt)).records()
    given(companyFile, sent(1), approved(1, ended), sent(2), returned(2))
      .when(remindOfExpiry(7, endsAt))
      .records(reminded)
    given(companyFile, sent(1), approved(1, ended))
      .when(remindOfExpiry(7, day('2026-11-21').endsAt))
      .records()
  })
})

describe('the requirements of a file', () => {
  const everyRequired = requirements
    .filter(({ required }) => required)
    .map(({ type, label }, index) => {
      const documentId = `018f0000-0000-7000-8000-0000000000${index + 10}` as CompanyDocumentId
      const submitted = {
        documentId,
        version: 1,
        type,
        name: label,
        file: 'documents/x.pdf',
        sha256: `${index}`,
        ...forever,
      }
      return {
        submitted: CompanyDocumentSubmitted.make(submitted),
        approved: CompanyDocumentApproved.make({ documentId, version: 1, ...forever }),
      }
    })

  test('an empty file waits for the company with every required one', () => {
    const listed = requirementsOf(companyFile.initial(''), now)
    expect(
      listed
        .filter(({ required }) => required)
        .every(({ state, waitsFor }) => state === 'MISSING' && waitsFor === 'DISTRIBUTOR'),
    ).toBe(true)
    expect(missingForActivation(companyFile.initial(''), now)).toHaveLength(6)
  })

  test('with all of them sent it waits for QUALITY, approved it lacks nothing', () => {
    const complete = given(companyFile, ...everyRequired.map(({ submitted }) => submitted)).state
    expect(completeSince(complete, now)).not.toBeNull()
    expect(missingForActivation(complete, now)).toHaveLength(6)
    const done = given(companyFile, ...everyRequired.flatMap(({ submitted, approved: yes }) => [submitted, yes])).state
    expect(missingForActivation(done, now)).toEqual([])
    expect(completeSince(done, now)).toBeNull()
  })

  test('the WHO checkbox replaces the licence, and a licence that was sent counts for itself', () => {
    const licenceOf = (...events: readonly RecordedBy<typeof companyFile>[]) =>
      requirementsOf(given(companyFile, ...events).state, now).find(({ type }) => type === 'WHOLESALER_LICENSE')
    expect(licenceOf(WhoPracticesAccepted.make({}))?.state).toBe('ACCEPTED')
    expect(licenceOf(WhoPracticesAccepted.make({}), sent(1), returned(1))?.state).toBe('RETURNED')
    expect(licenceOf(sent(1), returned(1))).toMatchObject({ reason: 'UNREADABLE', waitsFor: 'DISTRIBUTOR' })
  })
})
