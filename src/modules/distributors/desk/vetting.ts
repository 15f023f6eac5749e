import type { DistributorId } from '#modules/distributors/events.ts'
import type { CompanyFile } from '#modules/distributors/file/company-file.ts'
import { type FileReview, reviewDocument } from '#modules/distributors/file/filing.ts'
import { type Decision, decider, isRefusal, type RecordedBy, refused } from '#platform/decision.ts'
import {
  DecisionDrafted,
  DecisionsSent,
  DraftTakenBack,
  VettingLeft,
  VettingOpened,
  vettingStream,
} from './vetting-events.ts'

export type Draft = Omit<Parameters<typeof DecisionDrafted.make>[0], 'distributorId'>
type DraftOf = Draft & { readonly by: string }

export type Vetting = {
  readonly id: DistributorId
  readonly drafts: readonly DraftOf[]
  readonly lookers: Readonly<Record<string, string>>
}
type Change = Decision<Vetting, RecordedBy<typeof vetting>>

/** After so long without a sign a person has left. */
export const LOOKS_FOR_MS = 15 * 60_000

const without = (drafts: readonly DraftOf[], documentId: string) =>
  drafts.filter((draft) => draft.documentId !== documentId)

/** Staff's work on a company's file. Without an owner: a distributor's log and trail have none of it. */
export const vetting = decider<Vetting>()({
  stream: vettingStream,
  implicit: true,
  owner: () => ({}),
  initial: (key) => ({ id: key as DistributorId, drafts: [], lookers: {} }),
  evolve: {
    VettingOpened: (it, _, { actor, at }) => ({ ...it, lookers: { ...it.lookers, [actor]: at } }),
    VettingLeft: (state, _, { actor }) => {
      const { [actor]: _left, ...lookers } = state.lookers
      return { ...state, lookers }
    },
    DecisionDrafted: (state, { distributorId: _, ...draft }, { actor }) => ({
      ...state,
      drafts: [...without(state.drafts, draft.documentId), { ...draft, by: actor }],
    }),
    DraftTakenBack: (it, { documentId }) => ({ ...it, drafts: without(it.drafts, documentId) }),
    DecisionsSent: (it, _, { actor }) => ({ ...it, drafts: it.drafts.filter(({ by }) => by !== actor) }),
  },
})

/** Once in a while is enough for others to know. */
export const openFile =
  (by: string, now: Date): Change =>
  ({ id, lookers }) => {
    const since = lookers[by]
    const isFresh = since !== undefined && now.getTime() - Date.parse(since) < LOOKS_FOR_MS / 2
    return isFresh ? [] : [VettingOpened.make({ distributorId: id })]
  }

export const leaveFile =
  (by: string): Change =>
  ({ id, lookers }) =>
    by in lookers ? [VettingLeft.make({ distributorId: id })] : []

/** One document has one reviewer at a time; the other one is refused. A newer version is free again. */
export const draftDecision =
  (draft: Draft, by: string): Change =>
  ({ id, drafts }) => {
    const other = drafts.find(({ documentId, version }) => documentId === draft.documentId && version === draft.version)
    if (other && other.by !== by) return refused('Another reviewer has already drafted a decision on this document')
    return [DecisionDrafted.make({ distributorId: id, ...draft })]
  }

export const takeBackDraft =
  (documentId: string, by: string): Change =>
  ({ id, drafts }) =>
    drafts.some((draft) => draft.documentId === documentId && draft.by === by)
      ? [DraftTakenBack.make({ distributorId: id, documentId })]
      : refused('There is no draft of yours for this document')

export const takeBackDrafts =
  (by: string): Change =>
  ({ id, drafts }) =>
    drafts
      .filter((draft) => draft.by === by)
      .map(({ documentId }) => DraftTakenBack.make({ distributorId: id, documentId }))

type Reviews = ReadonlyMap<string, FileReview>

/** In one append. Documents replaced or decided meanwhile are skipped and counted: they must be reviewed again. */
export const sendDrafts = ({ id, drafts }: Vetting, file: CompanyFile, by: string, reviews: Reviews) => {
  const own = drafts.filter((draft) => draft.by === by)
  if (own.length === 0) return refused('There is nothing to send')
  const decided = own.map((draft) => {
    const review = reviews.get(draft.documentId)
    const events = review ? reviewDocument(draft.documentId, draft.version, review)(file) : []
    return { draft, events: isRefusal(events) ? [] : events }
  })
  const fitting = decided.filter(({ events }) => events.length > 0).map(({ draft }) => draft)
  const outdated = decided.filter(({ events }) => events.length === 0).map(({ draft }) => draft.documentId)
  const sent = DecisionsSent.make({
    distributorId: id,
    sent: fitting.map(({ documentId, version }) => ({ documentId, version })),
    outdated,
  })
  const approved = fitting.filter(({ decision }) => decision === 'APPROVE').length
  return {
    recorded: { vetting: [sent], file: decided.flatMap(({ events }) => events) },
    counts: { approved, returned: fitting.length - approved, outdated: outdated.length },
  }
}
