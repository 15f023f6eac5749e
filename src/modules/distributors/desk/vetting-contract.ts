import * as Schema from 'effect/Schema'

import { DistributorId, DistributorState } from '#modules/distributors/events.ts'
import { ReturnReason } from '#modules/distributors/file-events.ts'
import { Day, Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, Boolean: Bool, Int, Literals, NullOr, optionalKey, String: Text, Struct } = Schema
const uuid = Text.check(Schema.isUUID())
const Success = Struct({ success: Literals([true]) })
const Person = Struct({ id: uuid, name: Text })
const params = { distributorId: uuid }
const note = (most: number) => paragraphs(Schema.Trim.check(Schema.isMaxLength(most)))

export const LONGEST_NOTE = 500

const Waiting = Struct({
  id: DistributorId,
  name: Text,
  country: Text,
  state: DistributorState,
  inReview: Int,
  /** All that is required is approved: the account can be activated. */
  ready: Bool,
  /** It changed data that it was vetted by. */
  dataChanged: Bool,
  completeSince: NullOr(Moment),
  since: Moment,
  lookers: List(Person),
})
export type WaitingFile = typeof Waiting.Type

export const listVettingQueue = endpoint('GET /office/vetting', {
  may: 'office.distributors.read',
  does: 'Files of companies that wait for staff: complete ones first, the one that has waited longest on top, 50 at most; and how many wait',
  answer: Struct({ waiting: Int, files: List(Waiting) }),
  reads: ['company_overviews', 'vettings', 'users'],
})

const Draft = Struct({
  documentId: uuid,
  version: Int,
  decision: Literals(['APPROVE', 'REJECT']),
  reason: NullOr(ReturnReason),
  words: NullOr(Text),
  note: NullOr(Text),
  validityDate: NullOr(Day),
  by: Person,
  mine: Bool,
})
export type DraftedDecision = typeof Draft.Type

export const alikeBy = ['NAME', 'EMAIL_DOMAIN', 'FILE'] as const

export const showVetting = endpoint('GET /office/vetting/:distributorId', {
  may: 'office.distributors.read',
  does: 'How far the vetting of one file is: drafts, who looks at it, notes of the house, and companies that look alike',
  params,
  answer: Struct({
    drafts: List(Draft),
    lookers: List(Struct({ ...Person.fields, since: Moment })),
    notes: List(Struct({ documentId: uuid, version: Int, text: Text, by: Text, at: Moment })),
    alike: List(Struct({ id: DistributorId, name: Text, state: DistributorState, by: List(Literals(alikeBy)) })),
  }),
  reads: ['vettings', 'company_files', 'company_overviews', 'distributors', 'users'],
})

export const downloadVettingRecord = endpoint('GET /office/vetting/:distributorId/record.pdf', {
  may: 'office.distributors.read',
  counted: 'exports',
  does: 'The file of a company as a PDF: its facts, each requirement, and each version of each document with who decided on it, when, and its hash',
  params,
  answer: Schema.Unknown,
  reads: ['company_files'],
})

export const openVetting = endpoint('OpenVetting POST /office/vetting/:distributorId/open', {
  may: 'office.company-documents.review',
  does: 'Says to other reviewers that one looks through this file',
  params,
  answer: Success,
})

export const leaveVetting = endpoint('LeaveVetting POST /office/vetting/:distributorId/leave', {
  may: 'office.company-documents.review',
  does: 'Says to other reviewers that one has left this file',
  params,
  answer: Success,
})

export const draftReview = endpoint('DraftReview PUT /office/vetting/:distributorId/drafts', {
  may: 'office.company-documents.review',
  does: 'Keeps what one means to decide on a document, until all of it is sent',
  params,
  body: {
    documentId: uuid,
    version: Int.check(Schema.isBetween({ minimum: 1, maximum: 10_000 })),
    decision: Literals(['APPROVE', 'REJECT']),
    reason: optionalKey(NullOr(ReturnReason)),
    /** For the company; they are required with the reason OTHER. */
    words: optionalKey(NullOr(note(LONGEST_NOTE))),
    note: optionalKey(NullOr(note(1_000))),
    /** With APPROVE: until when it is valid, as the reviewer reads it. Left out: as the company typed it. */
    validityDate: optionalKey(NullOr(Day)),
  },
  answer: Success,
  awaits: ['vettings'],
})

export const undoReview = endpoint('UndoReview DELETE /office/vetting/:distributorId/drafts/:documentId', {
  may: 'office.company-documents.review',
  does: 'Takes back what one meant to decide on a document',
  params: { ...params, documentId: uuid },
  answer: Success,
  awaits: ['vettings'],
})

export const sendReviews = endpoint('SendReviews POST /office/vetting/:distributorId/send', {
  may: 'office.company-documents.review',
  does: 'Makes one’s drafts decisions and tells the company of all of them at once',
  params,
  answer: Struct({ success: Literals([true]), approved: Int, returned: Int, outdated: Int }),
  awaits: ['vettings', 'company_files'],
})
