import { type RawBuilder, sql } from 'kysely'
import { countryOf } from '#modules/catalogue/events.ts'
import {
  type ArtworkProposed,
  IssueKind,
  type LabelIssueReleased,
  type LabelIssueReported,
  labelIssueStream,
} from '#modules/labels/events.ts'
import {
  type IssueState,
  type issueColumns,
  issueStates,
  issueTurns,
  releasedStates,
} from '#modules/labels/issue-states.ts'
import type { WithCompany } from '#modules/terms/company-name.ts'
import type { Sealed } from '#platform/access/personal-data.ts'
import type { Moment } from '#platform/event.ts'
import {
  byPlace,
  byText,
  byValue,
  type Filters,
  type ListRows,
  listPage,
  type PageQuery,
  waitingFirst,
} from '#platform/list-page.ts'
import { countOf, knownRow, projection, type ReadModels, rows } from '#platform/projection.ts'
import { searchKeys } from '#platform/text/search.ts'

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
  readonly searchKey: string
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

const byWaiting = waitingFirst({
  state: 'state',
  open: issueStates.filter((state) => !releasedStates.some((released) => released === state)),
  since: 'waiting_since',
  closed: 'waiting_since',
})

/** Label issues with their rounds, as both sides read them. What staff write among themselves is not in here. */
export const labelIssues = projection<LabelIssueRow>()({
  name: 'label_issues',
  version: 5,
  of: [labelIssueStream],
  table: `
    id text primary key, distributor_id text not null, number text not null, registration_id text not null, product_id text not null,
    product_name text not null, country_id text not null, label_id text not null, label_kind text not null,
    label_name text not null, label_code text not null, region text not null, kind text not null, detail text not null,
    files json not null, order_ids json not null, search_key text not null, state text not null, reported_at timestamptz not null, reported_by text not null,
    waiting_since timestamptz not null, rounds json not null, release json`,
  indexes: [
    '(distributor_id, reported_at desc, id)',
    `(waiting_since, id) where state in ('${issueTurns.provider.join("', '")}')`,
    ...byWaiting.indexes,
  ],
  key: 'stream',
  when: {
    LabelIssueReported: (_, { issueId: id, ...report }, { at, actor }) => ({
      id,
      ...report,
      searchKey: searchKeys([report.number, report.productName, countryOf(report.countryId).name, report.labelCode]),
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

const inProgress = (query: ReturnType<typeof all>): Promise<LabelIssueRow[]> =>
  query.where('state', 'not in', releasedStates).orderBy('waitingSince').orderBy('id').execute()

const inOrder = async (query: ReturnType<typeof all>): Promise<LabelIssueRow[]> => {
  const [open, released] = await Promise.all([
    inProgress(query),
    query.where('state', 'in', releasedStates).orderBy('waitingSince', 'desc').orderBy('id').limit(MOST).execute(),
  ])
  return [...open, ...released]
}

const all = (db: ReadModels) => rows(db, labelIssues).selectAll()

/** A company's: those in progress first. */
export const labelIssuesOf = (db: ReadModels, distributorId: string) =>
  inOrder(all(db).where('distributorId', '=', distributorId))

/** A company's in progress, the longest waiting first. */
export const openLabelIssuesOf = (db: ReadModels, distributorId: string) =>
  inProgress(all(db).where('distributorId', '=', distributorId))

/** One of this company; undefined for another's. */
export const labelIssueOf = (db: ReadModels, distributorId: string, id: string): Promise<LabelIssueRow | undefined> =>
  all(db)
    .where('distributorId', '=', distributorId)
    .where('id', '=', id as LabelIssueRow['id'])
    .executeTakeFirst()

type IssueFilters = Filters<Pick<LabelIssueRow, 'distributorId' | 'kind' | 'state'>> & {
  readonly ids?: readonly string[] | undefined
  /** Any of these. */
  readonly states?: readonly IssueState[] | undefined
}

/** Every company's, for staff: those in progress first, the longest waiting on top. */
export const labelIssuesListed = (
  db: ReadModels,
  withCompany: WithCompany,
  { distributorId, kind, ids, states, state, ...page }: IssueFilters & PageQuery<(typeof issueColumns)[number]>,
) =>
  listPage(
    {
      found: rows(db, labelIssues)
        .$if(distributorId !== undefined, (issues) => issues.where('distributorId', '=', distributorId!))
        .$if(kind !== undefined, (issues) => issues.where('kind', '=', kind!))
        .$if(ids !== undefined, (issues) => issues.where('id', 'in', ids as LabelIssueRow['id'][]))
        .$if(states !== undefined, (issues) => issues.where('state', 'in', states!)),
      named: (all: ListRows<LabelIssueRow>) => withCompany(all),
      state: { of: byValue('state'), is: state },
      keys: ['searchKey', 'companyKey'],
      sorts: {
        number: byValue('number'),
        company: byText('companyName'),
        product: byText('productName'),
        code: byText('labelCode'),
        kind: byPlace('kind', IssueKind.literals),
        state: byPlace('state', issueStates),
        waiting: byWaiting.order[0][0],
        reported: byValue('reportedAt'),
        orders: sql`json_array_length(order_ids)`,
      },
      usual: byWaiting.order,
    },
    page,
  )

const withProvider = (db: ReadModels) => rows(db, labelIssues).where('state', 'in', issueTurns.provider)

/** Those that wait for us, the longest waiting first. `isMeant`: of `label_issues.id`. */
export const labelIssuesWaiting = (db: ReadModels, most: number, isMeant: RawBuilder<boolean>) =>
  withProvider(db).selectAll().where(isMeant).orderBy('waitingSince').orderBy('id').limit(most).execute()

export const countLabelIssuesWaiting = (db: ReadModels): Promise<number> => countOf(withProvider(db))

/** One of whichever company: for staff only. */
export const anyLabelIssue = (db: ReadModels, id: string): Promise<LabelIssueRow | undefined> =>
  all(db)
    .where('id', '=', id as LabelIssueRow['id'])
    .executeTakeFirst()
