import {
  type ArtworkProposed,
  type LabelIssueReleased,
  type LabelIssueReported,
  labelIssueStream,
} from '#modules/labels/events.ts'
import { type IssueState, releasedStates } from '#modules/labels/issue-states.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import { knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'

type DataOf<E extends { make: (data: never) => unknown }> = Parameters<E['make']>[0]
type IssueReport = DataOf<typeof LabelIssueReported>
type By = { readonly at: Moment; readonly by: string }

export type IssueRound = Pick<
  DataOf<typeof ArtworkProposed>,
  'round' | 'code' | 'fileId' | 'file' | 'note' | 'dueOn' | 'dueAt'
> &
  By & { readonly answer: (By & { readonly text: Sealed | null }) | null }

export type LabelIssueRow = Omit<IssueReport, 'issueId'> & {
  readonly id: IssueReport['issueId']
  readonly state: IssueState
  readonly reportedAt: Moment
  readonly reportedBy: string
  readonly waitingSince: Moment
  readonly rounds: readonly IssueRound[]
  readonly release: (Pick<DataOf<typeof LabelIssueReleased>, 'statement' | 'label'> & By) | null
}

const known = knownRow('The label issue was never reported')

const answered = (
  row: LabelIssueRow | undefined,
  round: number,
  answer: NonNullable<IssueRound['answer']>,
): LabelIssueRow => {
  const it = known(row)
  const rounds = it.rounds.map((one) => (one.round === round ? { ...one, answer } : one))
  return { ...it, state: answer.text === null ? 'ACCEPTED' : 'ANSWERED', waitingSince: answer.at, rounds }
}

/** Label issues with their rounds, as both sides read them. What staff write among themselves is not in here. */
export const labelIssues = projection<LabelIssueRow>()({
  name: 'label_issues',
  version: 3,
  of: [labelIssueStream],
  table: `
    id text primary key, distributor_id text not null, number text not null, registration_id text not null, product_id text not null,
    product_name text not null, country_id text not null, label_id text not null, label_kind text not null,
    label_name text not null, label_code text not null, region text not null, kind text not null, detail text not null,
    files json not null, order_ids json not null, state text not null, reported_at timestamptz not null, reported_by text not null,
    waiting_since timestamptz not null, rounds json not null, release json`,
  indexes: ['(distributor_id, reported_at desc, id)', '(state, waiting_since, id)'],
  key: 'stream',
  when: {
    LabelIssueReported: (_, { issueId: id, ...report }, { at, actor }) => ({
      id,
      ...report,
      state: 'REPORTED',
      reportedAt: at,
      reportedBy: actor,
      waitingSince: at,
      rounds: [],
      release: null,
    }),
    OrderJoinedLabelIssue: (row, { orderId }) => ({ ...known(row), orderIds: [...known(row).orderIds, orderId] }),
    RoundReminded: known,
    ArtworkProposed: (row, { round, code, fileId, file, note, dueOn, dueAt }, { at, actor }) => ({
      ...known(row),
      state: 'PROPOSED',
      waitingSince: at,
      rounds: [...known(row).rounds, { round, code, fileId, file, note, dueOn, dueAt, at, by: actor, answer: null }],
    }),
    ArtworkAccepted: (row, { round }, { at, actor }) => answered(row, round, { text: null, at, by: actor }),
    ArtworkAnswered: (row, { round, answer }, { at, actor }) => answered(row, round, { text: answer, at, by: actor }),
    LabelIssueReleased: (row, { statement, label }, { at, actor }) => ({
      ...known(row),
      state: 'RELEASED',
      waitingSince: at,
      release: { statement, label, at, by: actor },
    }),
  },
  topics: (_, { distributorId }) => [`labels:${distributorId}`, 'office:labels'],
  onPoison: 'park',
})

/** How many that are released are shown. */
const MOST = 200

const inOrder = async (query: ReturnType<typeof all>): Promise<LabelIssueRow[]> => {
  const [open, released] = await Promise.all([
    query.where('state', 'not in', releasedStates).orderBy('waitingSince').orderBy('id').execute(),
    query.where('state', 'in', releasedStates).orderBy('waitingSince', 'desc').orderBy('id').limit(MOST).execute(),
  ])
  return [...open, ...released]
}

const all = (db: ReadModels) => rows(db, labelIssues).selectAll()

/** A company's: those in progress first. */
export const labelIssuesOf = (db: ReadModels, distributorId: string) =>
  inOrder(all(db).where('distributorId', '=', distributorId))

/** One of this company; undefined for another's. */
export const labelIssueOf = (db: ReadModels, distributorId: string, id: string): Promise<LabelIssueRow | undefined> =>
  all(db)
    .where('distributorId', '=', distributorId)
    .where('id', '=', id as LabelIssueRow['id'])
    .executeTakeFirst()

/** Every company's, for staff: those in progress first, the longest waiting on top. */
export const everyLabelIssue = (db: ReadModels) => inOrder(all(db))

/** One of whichever company: for staff only. */
export const anyLabelIssue = (db: ReadModels, id: string): Promise<LabelIssueRow | undefined> =>
  all(db)
    .where('id', '=', id as LabelIssueRow['id'])
    .executeTakeFirst()
