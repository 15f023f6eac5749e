import { describe, expect, test } from 'vitest'
import { companyFile } from '#modules/distributors/file/company-file.ts'
import type { FileReview } from '#modules/distributors/file/filing.ts'
import { CompanyDocumentApproved, CompanyDocumentReturned } from '#modules/distributors/file-events.ts'
import { isRefusal, type RecordedBy } from '#platform/decision.ts'
import { submitted } from '#tests/company-file.ts'
import { evolved, givenFor, stamp } from '#tests/given.ts'
import * as rules from './vetting.ts'
import { vetting } from './vetting.ts'
import { DecisionDrafted, DecisionsSent, DraftTakenBack, VettingLeft, VettingOpened } from './vetting-events.ts'

const distributorId = '01900000-0000-7000-8000-00000000000a' as never
const given = (...events: RecordedBy<typeof vetting>[]) => givenFor(distributorId, vetting, ...events)
const me = stamp.actor
const other = '01900000-0000-7000-8000-0000000000a2'

const memorandum = submitted(distributorId, 'MEMORANDUM')
const members = submitted(distributorId, 'REGISTER_OF_MEMBERS')
const { documentId } = memorandum.data
const approval = {
  documentId,
  version: 1,
  decision: 'APPROVE' as const,
  ...{ reason: null, words: null, note: null, validityDate: null },
}
const refusal = {
  ...approval,
  documentId: members.data.documentId,
  decision: 'REJECT' as const,
  reason: 'NOT_SIGNED' as const,
}
const drafted = DecisionDrafted.make({ distributorId, ...approval })
const reviews = new Map<string, FileReview>([
  [documentId as string, { decision: 'APPROVE' as const, validityDate: null, endsAt: null }],
  [refusal.documentId as string, { decision: 'REJECT' as const, reason: 'NOT_SIGNED' as const, words: null }],
])

describe('a draft', () => {
  test('is kept, replaced by its reviewer, and taken back', () => {
    given().when(rules.draftDecision(approval, me)).records(drafted)
    given(drafted)
      .when(rules.draftDecision({ ...approval, decision: 'REJECT', reason: 'NOT_SIGNED' }, me))
      .records(DecisionDrafted.make({ distributorId, ...approval, decision: 'REJECT', reason: 'NOT_SIGNED' }))
    given(drafted).when(rules.takeBackDraft(documentId, me)).records(DraftTakenBack.make({ distributorId, documentId }))
  })

  test('is its reviewer’s alone', () => {
    given(drafted)
      .when(rules.draftDecision(approval, other))
      .refuses('Another reviewer has already drafted a decision on this document')
    given(drafted).when(rules.takeBackDraft(documentId, other)).refuses('There is no draft of yours for this document')
    given().when(rules.takeBackDraft(documentId, me)).refuses('There is no draft of yours for this document')
  })

  test('of an older version is in no one’s way', () =>
    given(drafted)
      .when(rules.draftDecision({ ...approval, version: 2 }, other))
      .records(DecisionDrafted.make({ distributorId, ...approval, version: 2 })))
})

describe('sending', () => {
  const state = given(drafted, DecisionDrafted.make({ distributorId, ...refusal })).state
  const file = evolved(companyFile, companyFile.initial(distributorId), [memorandum, members])

  test('makes all drafts of a reviewer decisions, once', () => {
    const sent = rules.sendDrafts(state, file, me, reviews)
    expect(sent).toEqual({
      recorded: {
        vetting: [
          DecisionsSent.make({
            distributorId,
            sent: [approval, refusal].map((draft) => ({ documentId: draft.documentId, version: 1 })),
            outdated: [],
          }),
        ],
        file: [
          CompanyDocumentApproved.make({ documentId, version: 1, validityDate: null, endsAt: null }),
          CompanyDocumentReturned.make({
            documentId: members.data.documentId,
            version: 1,
            fault: 'NOT_SIGNED',
            words: null,
          }),
        ],
      },
      counts: { approved: 1, returned: 1, outdated: 0 },
    })
    if (isRefusal(sent)) throw new Error('refused')
    const after = evolved(vetting, state, sent.recorded.vetting)
    expect(rules.sendDrafts(after, file, me, reviews)).toMatchObject({ error: 'There is nothing to send' })
  })

  test('leaves out what was replaced meanwhile, and says so', () => {
    const newer = evolved(companyFile, file, [submitted(distributorId, 'MEMORANDUM', 2)])
    expect(rules.sendDrafts(state, newer, me, reviews)).toMatchObject({
      counts: { approved: 0, returned: 1, outdated: 1 },
      recorded: { vetting: [{ data: { outdated: [documentId] } }] },
    })
  })

  test('touches no one else’s drafts', () => {
    expect(rules.sendDrafts(state, file, other, reviews)).toMatchObject({ error: 'There is nothing to send' })
  })
})

describe('who looks at a file', () => {
  const opened = VettingOpened.make({ distributorId })
  const at = (minutes: number) => new Date(Date.parse(stamp.at) + minutes * 60_000)

  test('is reported once in a while', () => {
    given()
      .when(rules.openFile(me, at(0)))
      .records(opened)
    given(opened)
      .when(rules.openFile(me, at(5)))
      .records()
    given(opened)
      .when(rules.openFile(me, at(8)))
      .records(opened)
    given(opened)
      .when(rules.openFile(other, at(1)))
      .records(opened)
  })

  test('leaves it once', () => {
    given(opened).when(rules.leaveFile(me)).records(VettingLeft.make({ distributorId }))
    given(opened).when(rules.leaveFile(other)).records()
    given(opened, VettingLeft.make({ distributorId })).when(rules.leaveFile(me)).records()
  })
})
