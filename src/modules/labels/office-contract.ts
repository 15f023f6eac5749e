import * as Schema from 'effect/Schema'
import * as SchemaGetter from 'effect/SchemaGetter'

import {
  CountryId,
  LabelId,
  LabelKind,
  labelDescription,
  ProductId,
  RegistrationId,
} from '#modules/catalogue/events.ts'
import { Day, Moment } from '#platform/event.ts'
import { verbatim } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { listAnswer, listQuery } from '#platform/http/lists.ts'
import { FilePath, LabelIssue, RoundNumber, Written } from './contract.ts'
import { IssueKind, LabelIssueId } from './events.ts'
import { issueColumns, issueStates } from './issue-states.ts'

const { Array: List, Int, Literals, NullOr, optionalKey, Struct } = Schema
const Text = Schema.String

const Registration = Struct({
  id: RegistrationId,
  product: Struct({ id: ProductId, name: Text, reference: Text }),
  country: Struct({ id: CountryId, name: Text }),
  /** The current ones first, by kind; then those that were replaced. */
  labels: List(
    Struct({
      id: LabelId,
      kind: LabelKind,
      name: Text,
      code: Text,
      version: Int,
      date: Moment,
      replacedAt: NullOr(Moment),
      download: Text,
    }),
  ),
})

/** How many registrations are answered at most. */
export const MOST_REGISTRATIONS = 100

export const listOfficeLabels = endpoint('GET /office/labels', {
  may: 'office.labels.read',
  does: 'The labels of registrations with all their versions, found by product, reference or code; the first 100',
  query: { search: optionalKey(Text.check(Schema.isMaxLength(80))), country: optionalKey(CountryId) },
  answer: Struct({ total: Int, registrations: List(Registration) }),
  reads: ['labels', 'products'],
})

export const OfficeLabelIssue = Struct({
  ...LabelIssue.fields,
  distributor: Struct({ id: Text, name: Text }),
  /** Staff's own, never read by the distributor. */
  notes: List(Struct({ id: Text, text: Text, at: Moment, by: Text })),
})
export type OfficeLabelIssue = typeof OfficeLabelIssue.Type

/** In an address: separated by commas. */
const LabelIssueIds = Text.pipe(
  Schema.decodeTo(List(LabelIssueId).check(Schema.isMaxLength(100)), {
    decode: SchemaGetter.split(),
    encode: SchemaGetter.transform((ids) => ids.join(',')),
  }),
)

const { id, number, state, round, waitsFor, waitingSince, product, country, label, kind, reportedAt } =
  LabelIssue.fields
const LabelIssueLine = Struct({
  ...{ id, number, state, round, waitsFor, waitingSince, product, country, label, kind, reportedAt },
  distributor: Struct({ id: Text, name: Text }),
  orders: Int,
})
export type LabelIssueLine = typeof LabelIssueLine.Type

export const listOfficeLabelIssues = endpoint('GET /office/label-issues', {
  may: 'office.labels.read',
  does: 'A page of the label issues of all companies, those in progress first, the longest waiting on top',
  query: {
    ids: optionalKey(LabelIssueIds),
    state: optionalKey(Literals(issueStates)),
    turn: optionalKey(Literals(['distributor', 'provider', 'none'])),
    distributorId: optionalKey(Text.check(Schema.isUUID())),
    kind: optionalKey(IssueKind),
    ...listQuery(issueColumns),
  },
  answer: listAnswer(LabelIssueLine),
  reads: ['label_issues', 'distributors'],
})

export const showOfficeLabelIssue = endpoint('GET /office/label-issues/:id', {
  may: 'office.labels.read',
  does: 'A label issue of any company with its rounds, the orders that it holds and the notes of staff',
  params: { id: LabelIssueId },
  answer: OfficeLabelIssue,
  reads: ['label_issues', 'label_issue_notes', 'orders', 'users', 'distributors'],
})

const ofIssue = { params: { id: LabelIssueId }, answer: Done }

export const proposeArtwork = endpoint('ProposeArtwork POST /office/label-issues/:id/artwork', {
  may: 'office.labels.propose',
  does: 'Puts an artwork before the distributor, with the code that its label will have: the next round of the issue',
  ...ofIssue,
  body: {
    file: FilePath,
    code: labelDescription.code,
    note: optionalKey(NullOr(Written)),
    /** The day until which the distributor's answer is requested; it is reminded on that day. */
    dueOn: optionalKey(NullOr(Day)),
  },
  awaits: ['label_issues'],
})

export const releaseLabelIssue = endpoint('ReleaseLabelIssue POST /office/label-issues/:id/release', {
  may: 'office.labels.release',
  does: 'Quality answers for the label again: an accepted artwork becomes its new version, and the orders that this issue put on hold go on',
  ...ofIssue,
  body: {
    /** The latest round as it was read; 0 before there is an artwork. */
    round: RoundNumber,
    /** What was checked. */
    statement: Written,
    currentPassword: verbatim(Text.check(Schema.isMaxLength(128))),
  },
  awaits: ['label_issues'],
})

export const writeIssueNote = endpoint('WriteIssueNote POST /office/label-issues/:id/notes', {
  may: 'office.labels.propose',
  does: 'Writes a note among staff',
  ...ofIssue,
  body: { text: Written },
  awaits: ['label_issue_notes'],
})

export const downloadOfficeIssueFile = endpoint('GET /office/label-issues/:id/files/:fileId', {
  may: 'office.labels.read',
  does: 'A file of any label issue',
  params: { id: LabelIssueId, fileId: Text.check(Schema.isBetweenLength(1, 64)) },
  answer: Schema.Unknown,
  reads: ['label_issues'],
})
