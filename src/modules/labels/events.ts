import * as Schema from 'effect/Schema'

import {
  CountryId,
  LabelId,
  LabelKind,
  labelDescription,
  ProductId,
  RegistrationId,
} from '#modules/catalogue/events.ts'
import { Sealed } from '#platform/access/personal-data.ts'
import { Day, type EventOf, event, Moment, stream } from '#platform/event.ts'
import { issueKinds } from './issue-kinds.ts'

export const LabelIssueId = Schema.String.check(Schema.isUUID()).pipe(Schema.brand('LabelIssueId'))
export type LabelIssueId = typeof LabelIssueId.Type

export const IssueKind = Schema.Literals(issueKinds)
export type IssueKind = typeof IssueKind.Type

const text = (most: number) => Schema.String.check(Schema.isTrimmed(), Schema.isBetweenLength(1, most))

const IssueFile = Schema.Struct({ fileId: text(64), path: text(300), name: Sealed })

const issue = { issueId: LabelIssueId, distributorId: text(64) }

/** What label issues, and no orders, are numbered by. */
const NUMBER_PREFIX = 'L-'
/** From the number of the year's series, '2026-000004': 'L-2026-000004'. */
export const issueNumber = (number: string): string => `${NUMBER_PREFIX}${number}`

/** Version 1 had the number of the series alone, which looked like an order's. */
const withPrefix = <Numbered extends { readonly number: string }>(data: Numbered) => ({
  ...data,
  number: issueNumber(data.number),
})

/** `orderIds`: the orders that it holds until it is released. */
export const LabelIssueReported = event(
  'LabelIssueReported',
  {
    ...issue,
    number: text(64),
    registrationId: RegistrationId,
    productId: ProductId,
    productName: text(200),
    countryId: CountryId,
    labelId: LabelId,
    labelKind: LabelKind,
    labelName: text(120),
    labelCode: labelDescription.code,
    region: text(120),
    kind: IssueKind,
    detail: Sealed,
    files: Schema.Array(IssueFile).check(Schema.isMaxLength(10)),
    orderIds: Schema.Array(text(64)),
  },
  [withPrefix],
)

/** An order with the product for the country that came while the issue was open: it is put on hold until the release, too. */
export const OrderJoinedLabelIssue = event('OrderJoinedLabelIssue', { ...issue, number: text(64), orderId: text(64) }, [
  withPrefix,
])

const round = { round: Schema.Int }

/** Rounds count from 1. `dueAt`: the last moment of `dueOn` in the distributor's country. */
export const ArtworkProposed = event(
  'ArtworkProposed',
  {
    ...issue,
    ...round,
    code: labelDescription.code,
    fileId: text(64),
    file: text(300),
    note: Schema.NullOr(Sealed),
    dueOn: Schema.NullOr(Day),
    dueAt: Schema.NullOr(Moment),
  },
  // Version 1 knew no due days.
  [(withoutDay: object) => ({ ...withoutDay, dueOn: null, dueAt: null })],
)
export const RoundReminded = event('RoundReminded', { ...issue, ...round, dueAt: Moment, overdue: Schema.Boolean })
export const ArtworkAccepted = event('ArtworkAccepted', { ...issue, ...round })
export const ArtworkAnswered = event('ArtworkAnswered', { ...issue, ...round, answer: Sealed })

/** `statement`: what was checked. `label`: the accepted artwork, the label's new version; null: unchanged. */
export const LabelIssueReleased = event('LabelIssueReleased', {
  ...issue,
  ...round,
  registrationId: RegistrationId,
  statement: Sealed,
  label: Schema.NullOr(Schema.Struct({ labelId: LabelId, ...labelDescription })),
  orderIds: Schema.Array(text(64)),
})

export const labelIssueStream = stream('label-issue', [
  LabelIssueReported,
  OrderJoinedLabelIssue,
  ArtworkProposed,
  RoundReminded,
  ArtworkAccepted,
  ArtworkAnswered,
  LabelIssueReleased,
])
export type LabelIssueEvent = EventOf<typeof labelIssueStream.events>

export const LabelIssueNoteWritten = event('LabelIssueNoteWritten', {
  issueId: LabelIssueId,
  noteId: text(64),
  text: Sealed,
})
export const labelIssueNoteStream = stream('label-issue-note', [LabelIssueNoteWritten])
