import * as Schema from 'effect/Schema'

import { CountryId, LabelId, LabelKind, ProductId } from '#modules/catalogue/events.ts'
import { Day, Moment } from '#platform/event.ts'
import { paragraphs } from '#platform/http/clean-input.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { IssueKind, LabelIssueId } from './events.ts'
import { issueStates } from './issue-states.ts'

const { Array: List, Boolean: Bool, Int, Literal, Literals, NullOr, optionalKey, Struct } = Schema
const Text = Schema.String
const bounded = (most: number) => Text.check(Schema.isTrimmed(), Schema.isBetweenLength(1, most))

/** Characters of what is wrong, of an answer and of a statement. */
export const LONGEST_DETAIL = 2_000
export const MOST_FILES = 10
export const Written = paragraphs(bounded(LONGEST_DETAIL))
export const FilePath = bounded(300)
export const RoundNumber = Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000 }))

const Product = Struct({ id: ProductId, name: Text, reference: Text })
const Country = Struct({ id: CountryId, name: Text })
const version = { id: LabelId, version: Int, code: Text, date: Moment, download: Text }

/** The current label of one kind of a registration, with those that it replaced. */
export const Label = Struct({
  ...version,
  name: Text,
  region: Text,
  kind: LabelKind,
  product: Product,
  country: Country,
  replaced: List(Struct({ ...version, replacedAt: Moment })),
})
export type Label = typeof Label.Type

export const listLabels = endpoint('GET /labels', {
  may: 'company.read',
  does: "The labels of the company's registrations, each with the versions before it",
  answer: List(Label),
  reads: ['labels', 'products', 'distributors'],
})

const AffectedOrder = Struct({ id: Text, num: Text, status: Text, statusLabel: Text, held: Bool })

export const listOrdersOfLabel = endpoint('GET /labels/:id/orders', {
  may: 'labels.report',
  does: 'The orders that reporting an issue with this label would hold: those not shipped yet with its product for its country',
  params: { id: LabelId },
  answer: List(AffectedOrder),
  reads: ['labels', 'orders', 'distributors'],
})

export const reportLabelIssue = endpoint('ReportLabelIssue POST /labels/report', {
  may: 'labels.report',
  does: 'Reports an issue with a label. The orders with it that are not shipped yet are on hold until quality releases it, and so is every order with it that comes meanwhile.',
  failure: 'Error while reporting issue',
  body: {
    labelId: LabelId,
    region: bounded(120),
    detail: Written,
    kind: optionalKey(IssueKind),
    files: optionalKey(List(FilePath).check(Schema.isMaxLength(MOST_FILES))),
  },
  answer: Struct({ success: Literal(true), issueId: LabelIssueId, number: Text, orders: List(Text) }),
  awaits: ['label_issues'],
})

const File = Struct({ id: Text, name: Text, file: Text })

/** One artwork and the distributor's answer to it; `answer` null: none yet, its text null: accepted. */
const Round = Struct({
  round: Int,
  code: Text,
  artwork: File,
  note: NullOr(Text),
  /** The day until which the distributor's answer is requested. */
  dueOn: NullOr(Day),
  proposedAt: Moment,
  proposedBy: Text,
  answer: NullOr(Struct({ accepted: Bool, text: NullOr(Text), at: Moment, by: Text })),
})

export const LabelIssue = Struct({
  id: LabelIssueId,
  number: Text,
  state: Literals(issueStates),
  /** The round that is being worked on, from 1. */
  round: Int,
  /** Whose answer is pending, and since when. */
  waitsFor: NullOr(Literals(['DISTRIBUTOR', 'PROVIDER', 'QUALITY'])),
  waitingSince: Moment,
  product: Struct({ id: ProductId, name: Text }),
  country: Country,
  label: Struct({ id: LabelId, kind: LabelKind, name: Text, code: Text, download: Text }),
  region: Text,
  kind: IssueKind,
  detail: Text,
  files: List(File),
  reportedAt: Moment,
  reportedBy: Text,
  /** Those that it was reported to hold and those that came since, as they are now. */
  orders: List(AffectedOrder),
  rounds: List(Round),
  release: NullOr(Struct({ statement: Text, code: NullOr(Text), at: Moment, by: Text })),
})
export type LabelIssue = typeof LabelIssue.Type

export const listLabelIssues = endpoint('GET /labels/issues', {
  may: 'company.read',
  does: "The company's label issues, those in progress first, with their rounds and the orders that they hold",
  answer: List(LabelIssue),
  reads: ['label_issues', 'orders', 'users'],
})

const oneRound = { params: { id: LabelIssueId }, answer: Done, awaits: ['label_issues'] }

export const acceptArtwork = endpoint('AcceptArtwork PUT /labels/issues/:id/accept', {
  may: 'labels.answer',
  does: 'Accepts the artwork of a round; quality then releases it',
  ...oneRound,
  body: { round: RoundNumber },
})

export const answerArtwork = endpoint('AnswerArtwork PUT /labels/issues/:id/answer', {
  may: 'labels.answer',
  does: 'Requests changes of the artwork of a round',
  ...oneRound,
  /** What is to be another way. */
  body: { round: RoundNumber, reason: Written },
})

export const downloadIssueFile = endpoint('GET /labels/issues/:id/files/:fileId', {
  may: 'files.read',
  does: "A file of one of the company's label issues: what was sent with the report, or an artwork",
  params: { id: LabelIssueId, fileId: bounded(64) },
  answer: Schema.Unknown,
  reads: ['label_issues'],
})
