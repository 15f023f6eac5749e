import type { LabelId } from '#modules/catalogue/events.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import { type Decision, decider, invalid, type Refusal, refused } from '#platform/decision.ts'
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
} from './events.ts'

type Reported = Parameters<typeof LabelIssueReported.make>[0]
type Artwork = Pick<Parameters<typeof ArtworkProposed.make>[0], 'code' | 'fileId' | 'file' | 'note'>

/** Whose word is waited for: REPORTED and ANSWERED the provider's, PROPOSED the distributor's, ACCEPTED quality's. */
export type IssueState = 'REPORTED' | 'PROPOSED' | 'ANSWERED' | 'ACCEPTED' | 'RELEASED'

export type LabelIssue = {
  readonly id: LabelIssueId
  readonly report: Reported | null
  readonly state: IssueState
  /** Of the latest artwork; 0 before there is one. */
  readonly round: number
  readonly artwork: Artwork | null
}

type Decided = Decision<LabelIssue, LabelIssueEvent>

const released = refused('This label issue has been released')
const ofIssue = ({ id, report }: LabelIssue) => ({ issueId: id, distributorId: (report as Reported).distributorId })

export const reportIssue =
  (report: Reported): Decided =>
  () => [LabelIssueReported.make(report)]

/** `usedCodes`: those of the registration's labels. A new artwork takes the place of one that nobody has answered yet. */
export const proposeArtwork =
  (artwork: Artwork, usedCodes: readonly string[]): Decided =>
  (it) => {
    if (it.state === 'RELEASED') return released
    if (usedCodes.includes(artwork.code))
      return invalid({ code: 'This code is already used by a label of this registration' })
    return [ArtworkProposed.make({ ...ofIssue(it), round: it.round + 1, ...artwork })]
  }

/** Why this round's artwork does not wait for the distributor's word, or null. */
const notAsked = ({ state, round }: LabelIssue, asked: number): Refusal | null => {
  if (state === 'RELEASED') return released
  if (round !== asked) return refused('There is a newer artwork', { members: { round } })
  return state === 'PROPOSED' ? null : refused('This artwork has already been answered')
}

export const acceptArtwork =
  (round: number): Decided =>
  (it) =>
    notAsked(it, round) ?? [ArtworkAccepted.make({ ...ofIssue(it), round })]

export const answerArtwork =
  (round: number, answer: Sealed): Decided =>
  (it) =>
    notAsked(it, round) ?? [ArtworkAnswered.make({ ...ofIssue(it), round, answer })]

/**
 * With the artwork that the distributor has accepted or, where none is out, with the label as it is. `round`: the one
 * that was read, so that nobody releases an artwork which they have not seen.
 */
export const releaseIssue =
  (round: number, statement: Sealed, labelId: LabelId): Decided =>
  (it) => {
    if (it.state === 'RELEASED') return released
    if (round !== it.round) return refused('There is a newer artwork', { members: { round: it.round } })
    if (it.state === 'PROPOSED') return refused('The distributor has not answered this artwork yet')
    const { registrationId, labelKind: kind, labelName: name, orderIds } = it.report as Reported
    const artwork = it.state === 'ACCEPTED' ? it.artwork : null
    const label = artwork && { labelId, kind, name, code: artwork.code, file: artwork.file }
    return [LabelIssueReleased.make({ ...ofIssue(it), round, registrationId, statement, label, orderIds })]
  }

export const labelIssue = decider<LabelIssue>()({
  stream: labelIssueStream,
  initial: (id) => ({ id: id as LabelIssueId, report: null, state: 'REPORTED', round: 0, artwork: null }),
  evolve: {
    LabelIssueReported: (it, report) => ({ ...it, report }),
    ArtworkProposed: (it, { round, code, fileId, file, note }) => ({
      ...it,
      state: 'PROPOSED',
      round,
      artwork: { code, fileId, file, note },
    }),
    ArtworkAccepted: (it) => ({ ...it, state: 'ACCEPTED' }),
    ArtworkAnswered: (it) => ({ ...it, state: 'ANSWERED' }),
    LabelIssueReleased: (it) => ({ ...it, state: 'RELEASED' }),
  },
  owner: ({ report }) => (report ? { distributorId: report.distributorId } : {}),
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
