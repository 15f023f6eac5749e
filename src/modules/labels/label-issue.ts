import { subDays } from 'date-fns/subDays'
import type { LabelId } from '#modules/catalogue/events.ts'
import { labelCodeTaken } from '#modules/terms/label-code.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, type Refusal, refused } from '#platform/decision.ts'
import { present } from '#platform/typed.ts'
import {
  ArtworkAccepted,
  ArtworkAnswered,
  ArtworkProposed,
  type LabelIssueEvent,
  type LabelIssueId,
  LabelIssueNoteWritten,
  LabelIssueReleased,
  LabelIssueReported,
  labelIssueNoteStream,
  labelIssueStream,
  OrderJoinedLabelIssue,
  RoundReminded,
} from './events.ts'
import { type IssueState, isAccepted, isReleased, isWithDistributor } from './issue-states.ts'

type IssueReport = Parameters<typeof LabelIssueReported.make>[0]
type Artwork = Pick<Parameters<typeof ArtworkProposed.make>[0], 'code' | 'fileId' | 'file' | 'note' | 'dueOn' | 'dueAt'>

export type LabelIssue = {
  readonly id: LabelIssueId
  readonly report: IssueReport | null
  readonly state: IssueState
  readonly joined: readonly string[]
  /** Of the latest artwork; 0 before there is one. */
  readonly round: number
  readonly artwork: Artwork | null
}

/** A day before the end of the due day, and at its end. */
export const roundDue = 'label-issue.round-due'
export const roundOverdue = 'label-issue.round-overdue'

type Change = Decision<LabelIssue, LabelIssueEvent>

const released = refused('This label issue has been released')
const ofIssue = ({ id, report }: LabelIssue) => ({ issueId: id, distributorId: present(report).distributorId })

export const reportIssue =
  (report: IssueReport): Change =>
  () => [LabelIssueReported.make(report)]

const ordersOf = ({ report, joined }: LabelIssue): readonly string[] => [...(report?.orderIds ?? []), ...joined]

/** An order that it does not hold yet: one that is released holds nothing any more. */
export const joinIssue =
  (orderId: string): Change =>
  (issue) =>
    issue.report === null || isReleased(issue.state) || ordersOf(issue).includes(orderId)
      ? []
      : [OrderJoinedLabelIssue.make({ ...ofIssue(issue), number: issue.report.number, orderId })]

/** `usedCodes`: those of the registration's labels. A new artwork replaces one without an answer. */
export const proposeArtwork =
  (artwork: Artwork, usedCodes: readonly string[]): Change =>
  (issue) => {
    if (isReleased(issue.state)) return released
    return (
      labelCodeTaken(artwork.code, usedCodes) ?? [
        ArtworkProposed.make({ ...ofIssue(issue), round: issue.round + 1, ...artwork }),
      ]
    )
  }

export const remindOfRound =
  (dueAt: string, overdue: boolean): Change =>
  (issue) =>
    isWithDistributor(issue.state) && issue.artwork?.dueAt === dueAt
      ? [RoundReminded.make({ ...ofIssue(issue), round: issue.round, dueAt: issue.artwork.dueAt, overdue })]
      : []

const notPending = ({ state, round }: LabelIssue, requested: number): Refusal | null => {
  if (isReleased(state)) return released
  if (round !== requested) return refused('There is a newer artwork', { members: { round } })
  return isWithDistributor(state) ? null : refused('This artwork has already been answered')
}

export const acceptArtwork =
  (round: number): Change =>
  (issue) =>
    notPending(issue, round) ?? [ArtworkAccepted.make({ ...ofIssue(issue), round })]

export const answerArtwork =
  (round: number, answer: Sealed): Change =>
  (issue) =>
    notPending(issue, round) ?? [ArtworkAnswered.make({ ...ofIssue(issue), round, answer })]

/** Accepts the distributor's artwork, or the label as it is. `round`: as read, so that an unseen one is refused. */
export const releaseIssue =
  (round: number, statement: Sealed, labelId: LabelId): Change =>
  (issue) => {
    if (isReleased(issue.state)) return released
    if (round !== issue.round) return refused('There is a newer artwork', { members: { round: issue.round } })
    if (isWithDistributor(issue.state)) return refused('The distributor has not answered this artwork yet')
    const { registrationId, labelKind: kind, labelName: name } = present(issue.report)
    const orderIds = ordersOf(issue)
    const artwork = isAccepted(issue.state) ? issue.artwork : null
    const label = artwork && { labelId, kind, name, code: artwork.code, file: artwork.file }
    return [LabelIssueReleased.make({ ...ofIssue(issue), round, registrationId, statement, label, orderIds })]
  }

export const labelIssue = decider<LabelIssue>()({
  stream: labelIssueStream,
  initial: (id) => ({ id: id as LabelIssueId, report: null, state: 'REPORTED', joined: [], round: 0, artwork: null }),
  evolve: {
    LabelIssueReported: (it, report) => ({ ...it, report }),
    OrderJoinedLabelIssue: (it, { orderId }) => ({ ...it, joined: [...it.joined, orderId] }),
    ArtworkProposed: (state, { round, code, fileId, file, note, dueOn, dueAt }) => ({
      ...state,
      state: 'PROPOSED',
      round,
      artwork: { code, fileId, file, note, dueOn, dueAt },
    }),
    RoundReminded: (it) => it,
    ArtworkAccepted: (it) => ({ ...it, state: 'ACCEPTED' }),
    ArtworkAnswered: (it) => ({ ...it, state: 'ANSWERED' }),
    LabelIssueReleased: (it) => ({ ...it, state: 'RELEASED' }),
  },
  owner: ({ report }) => (report ? { distributorId: report.distributorId } : {}),
  deadlines: {
    ArtworkProposed: ({ dueAt }) =>
      dueAt === null
        ? []
        : [
            { kind: roundDue, at: subDays(new Date(dueAt), 1) },
            { kind: roundOverdue, at: new Date(dueAt) },
          ],
  },
})

/** Belongs to no company: a distributor's command never reaches it. */
export const labelIssueNotes = decider<{ readonly issueId: LabelIssueId }>()({
  stream: labelIssueNoteStream,
  implicit: true,
  initial: (id) => ({ issueId: id as LabelIssueId }),
  evolve: { LabelIssueNoteWritten: (it) => it },
  owner: () => ({}),
})

export const writeNote =
  (noteId: string, text: Sealed) =>
  ({ issueId }: { readonly issueId: LabelIssueId }) => [LabelIssueNoteWritten.make({ issueId, noteId, text })]
