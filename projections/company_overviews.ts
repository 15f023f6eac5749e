import { addDays } from 'date-fns/addDays'
import { type RawBuilder, sql } from 'kysely'
import { isPending } from '#modules/distributors/account-states.ts'
import { fileTimes, LICENCE_ENDS_SOON_DAYS, NEVER, QUIET_DAYS } from '#modules/distributors/desk/company-views.ts'
import { type CompanyColumn, type CompanyView, companyViews } from '#modules/distributors/desk/desk-contract.ts'
import { comparedName } from '#modules/distributors/desk/look-alikes.ts'
import {
  changedSince,
  type DistributorId,
  type DistributorState,
  distributorStream,
} from '#modules/distributors/events.ts'
import { type CompanyFile, companyFile } from '#modules/distributors/file/company-file.ts'
import { companyFileStream } from '#modules/distributors/file-events.ts'
import { orderStream } from '#modules/ordering/events.ts'
import { evolved } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import {
  byName,
  byText,
  byValue,
  type Filters,
  type ListPage,
  type ListRows,
  listPage,
  type PageQuery,
} from '#platform/list-page.ts'
import { moment } from '#platform/moment.ts'
import { foldOf } from '#platform/projecting/fold.ts'
import { type Envelope, projection, type ReadModels, rows } from '#platform/projection.ts'
import { likeInside, searchKeys, searchTerms } from '#platform/text/search.ts'
import { unchecked } from '#platform/typed.ts'
import { type DistributorRow, distributors } from './distributors.ts'

type Facts = {
  readonly company: DistributorRow
  readonly file: CompanyFile
  readonly fileChangedAt: Moment | null
  readonly lastOrderAt: Moment | null
}

/** What staff look after of a company, in one row: what the lists of companies and of their files sort and count by. */
export type CompanyOverviewRow = Facts &
  ReturnType<typeof fileTimes> & {
    readonly id: DistributorId
    readonly name: string
    readonly alikeName: string
    readonly searchKey: string
    readonly state: DistributorState
    readonly countryId: DistributorRow['countryId']
    readonly representativeId: string | null
    readonly createdAt: Moment
    /** Since when what it changed of what it was vetted by waits for QUALITY. */
    readonly dataChangedAt: Moment | null
    /** Staff look at it now, or did before one of its documents ended. */
    readonly mayWait: boolean
    /** Since when it waits, if it does. */
    readonly waitsSince: Moment
  }

const noFile: CompanyFile = { whoAcceptedAt: null, documents: [], requests: [] }

const dataChangedAt = (row: DistributorRow): Moment | null =>
  changedSince(row.vetted, row).length > 0 && (row.question === null || row.explanation !== null) ? row.changedAt : null

const overview = (id: DistributorId, facts: Facts): CompanyOverviewRow => {
  const { company, file, fileChangedAt } = facts
  const times = fileTimes(file)
  const changedAt = dataChangedAt(company)
  const isReviewed = times.reviewSince !== null
  return {
    ...{ id, ...facts, ...times },
    name: company.organizationName,
    alikeName: comparedName(company.organizationName),
    searchKey: searchKeys([company.organizationName, company.city]),
    state: company.state,
    countryId: company.countryId,
    representativeId: company.salesRepresentativeId,
    createdAt: company.createdAt,
    dataChangedAt: changedAt,
    mayWait: isReviewed || changedAt !== null || (isPending(company.state) && times.mayBeReady),
    waitsSince: (!isReviewed && changedAt) || (times.reviewSince ?? fileChangedAt ?? changedAt ?? company.stateSince),
  }
}

const folded = (row: CompanyOverviewRow | undefined, data: unknown, envelope: Envelope, id: string): Facts | null => {
  if (envelope.kind === distributorStream.kind) {
    const company = foldOf(distributors, envelope.type)?.(row?.company, data, envelope, id)
    return company ? { ...{ file: noFile, fileChangedAt: null, lastOrderAt: null }, ...row, company } : null
  }
  if (!row) return null
  if (envelope.kind === orderStream.kind) return { ...row, lastOrderAt: envelope.at }
  return { ...row, file: evolved(companyFile, row.file, [{ envelope, data }]), fileChangedAt: envelope.at }
}

const ORDERED = 'OrderPlaced'

const LISTED = [
  ...[
    'country_id',
    'representative_id',
    'state',
    'may_wait',
    'in_review',
    'data_changed_at',
    'ready_until',
    'theirs_from',
  ],
  ...['licence_ends_at', 'last_order_at', 'created_at', 'name', 'search_key', 'id'],
]

/** A row for each company. */
export const companyOverviews = projection<CompanyOverviewRow>()({
  name: 'company_overviews',
  version: 2,
  of: [distributorStream, companyFileStream, orderStream],
  table: `
    id text primary key, company json not null, file json not null, file_changed_at timestamptz, last_order_at timestamptz,
    name text not null, alike_name text not null, search_key text not null, state text not null, country_id text not null,
    representative_id text, created_at timestamptz not null, data_changed_at timestamptz, may_wait boolean not null,
    waits_since timestamptz not null, in_review int not null, review_since timestamptz, settled_until timestamptz[] not null,
    ready_until timestamptz not null, may_be_ready boolean not null, theirs_from timestamptz not null,
    complete_from timestamptz not null, licence_ends_at timestamptz, hashes text[] not null`,
  indexes: [
    '(name collate "es-x-icu", id)',
    '(created_at)',
    '(licence_ends_at)',
    "((coalesce(last_order_at, '-infinity')))",
    '(waits_since, id) where may_wait',
    // of them the complete ones, which may be few
    "(waits_since, id, complete_from, theirs_from) where may_wait and complete_from < '9999-12-31'",
    // counts
    '(in_review, data_changed_at, state, ready_until, review_since) where may_wait',
    // all that a list filters and sorts by
    `(${LISTED.join(', ')})`,
    // look-alikes
    'using gin (alike_name public.gin_trgm_ops)',
    'using gin (hashes)',
  ],
  key: (data, { kind, key, type }) => {
    if (kind !== orderStream.kind) return key
    return type === ORDERED && 'distributorId' in data ? data.distributorId : []
  },
  when: (row, data, envelope, key) => {
    const facts = folded(row, data, envelope, key)
    return facts ? overview(facts.company.id, facts) : (row ?? null)
  },
  topics: (_, { kind, key }) => (kind === orderStream.kind ? [] : ['office:distributors', `company:${key}`]),
  onPoison: 'park',
})

/** As `isInView`. */
const inView = (view: CompanyView, now: Date): RawBuilder<boolean> => {
  const conditions = {
    waiting: sql<boolean>`(may_wait and (in_review > 0 or data_changed_at is not null or (state = 'PENDING' and ready_until >= ${now})))`,
    incomplete: sql<boolean>`(state <> 'SUSPENDED' and theirs_from < ${now})`,
    licence: sql<boolean>`(licence_ends_at <= ${addDays(now, LICENCE_ENDS_SOON_DAYS)})`,
    suspended: sql<boolean>`(state = 'SUSPENDED')`,
    quiet: sql<boolean>`(state = 'ACTIVE' and coalesce(last_order_at, created_at) < ${addDays(now, -QUIET_DAYS)})`,
  }
  return conditions[view]
}

type OverviewFilters = Filters<
  Pick<CompanyOverviewRow, 'state' | 'countryId'> & { readonly representativeId: string }
> & {
  readonly search?: string | undefined
}

const filtered = (db: ReadModels, { state, countryId, representativeId, search = '' }: OverviewFilters) =>
  searchTerms(search).reduce(
    (query, term) => query.where('searchKey', 'like', likeInside(term)),
    rows(db, companyOverviews)
      .$if(state !== undefined, (query) => query.where('state', '=', state!))
      .$if(countryId !== undefined, (query) => query.where('countryId', '=', countryId!))
      .$if(representativeId !== undefined, (query) => query.where('representativeId', '=', representativeId!)),
  )

/** A page of companies, found in the index alone. `names`: what their countries and representatives are called, by id. */
export const companiesListed = async (
  db: ReadModels,
  {
    view,
    sort = 'name',
    page,
    pageSize,
    ...filters
  }: OverviewFilters & { readonly view?: CompanyView | undefined } & PageQuery<CompanyColumn>,
  names: Readonly<Record<'countries' | 'representatives', Readonly<Record<string, string>>>>,
  now: Date,
): Promise<Pick<ListPage<CompanyOverviewRow>, 'total' | 'rows'>> => {
  const found = filtered(db, filters).$if(view !== undefined, (query) => query.where(inView(view!, now)))
  const listed = db.kysely.selectFrom(
    found
      .select(
        [...LISTED, ...(sort?.endsWith('file') ? ['settled_until'] : [])].map((column) => sql.ref(column).as(column)),
      )
      .as('listed'),
  )
  const { total, rows: shown } = await listPage(
    {
      found: unchecked<ListRows<{ readonly id: DistributorId }>>(listed),
      named: (all) => all,
      keys: [],
      sorts: {
        name: byText('name'),
        state: byText('state'),
        country: byName('countryId', names.countries),
        representative: sql`coalesce(${byName('representativeId', names.representatives)}, 0)`,
        file: sql`(select avg((until >= ${now})::int) from unnest(settled_until) until)`,
        licence: byValue('licenceEndsAt'),
        lastOrder: sql`coalesce(last_order_at, '-infinity')`,
        joined: byValue('createdAt'),
      },
      usual: [
        [byText('name'), 'asc'],
        [byValue('id'), 'asc'],
      ],
    },
    { sort, page, pageSize },
  )
  const ids = shown.map(({ id }) => id)
  const all = ids.length === 0 ? [] : await rows(db, companyOverviews).selectAll().where('id', 'in', ids).execute()
  return { total, rows: ids.flatMap((id) => all.find((row) => row.id === id) ?? []) }
}

/** Whether something of a company's file waits for the company. */
export const isFileTheirs = async (db: ReadModels, distributorId: string, now: Date): Promise<boolean> => {
  const found = await rows(db, companyOverviews)
    .select('id')
    .where(sql<boolean>`id = ${distributorId} and theirs_from < ${now}`)
    .executeTakeFirst()
  return found !== undefined
}

/** How many are in each view; `all`: in any or none. */
export const companiesInViews = async (db: ReadModels, filters: OverviewFilters, now: Date) => {
  const counted = await filtered(db, filters)
    .select(({ fn }) => [
      fn.countAll<number>().as('all'),
      ...companyViews.map((view) => fn.countAll<number>().filterWhere(inView(view, now)).as(view)),
    ])
    .executeTakeFirstOrThrow()
  const { all, waiting, incomplete, licence, suspended, quiet } = counted
  return {
    ...{ all: Number(all), waiting: Number(waiting), incomplete: Number(incomplete) },
    ...{ licence: Number(licence), suspended: Number(suspended), quiet: Number(quiet) },
  }
}

/** Countries of companies and their representatives. */
export const choicesOfCompanies = async (db: ReadModels) => {
  const all = rows(db, companyOverviews)
  const [countryIds, representatives] = await Promise.all([
    all.select('countryId').distinct().execute(),
    all.select('representativeId').distinct().where('representativeId', 'is not', null).execute(),
  ])
  return {
    countryIds: countryIds.map(({ countryId }) => countryId),
    representativeIds: representatives.flatMap(({ representativeId }) => representativeId ?? []),
  }
}

const waitingFiles = (db: ReadModels, now: Date, most: number) =>
  rows(db, companyOverviews).selectAll().where(inView('waiting', now)).orderBy('waitsSince').orderBy('id').limit(most)

/** Files that wait for staff: complete ones first, the one that has waited longest on top, so many at most. */
export const filesWaiting = async (db: ReadModels, now: Date, most: number): Promise<CompanyOverviewRow[]> => {
  const isComplete = sql<boolean>`(complete_from < ${now} and theirs_from >= ${now})`
  const waiting = waitingFiles(db, now, most)
  const [complete, others] = await Promise.all([
    waiting.where('completeFrom', '<', NEVER).where(isComplete).execute(),
    waiting.where(sql<boolean>`not ${isComplete}`).execute(),
  ])
  return [...complete, ...others].slice(0, most)
}

/** Those whose review is promised first, then the others, the longest waiting first. `isMeant`: of `company_overviews.id`. */
export const mostUrgentFiles = async (
  db: ReadModels,
  now: Date,
  most: number,
  isMeant: RawBuilder<boolean>,
): Promise<CompanyOverviewRow[]> => {
  const waiting = waitingFiles(db, now, most).where(isMeant)
  const [promised, others] = await Promise.all([
    waiting.where('reviewSince', 'is not', null).execute(),
    waiting.where('reviewSince', 'is', null).execute(),
  ])
  return [...promised, ...others].slice(0, most)
}

/** How many wait; `overdue`: whose oldest document was sent in until then. */
export const countFilesWaiting = async (db: ReadModels, now: Date, until: Date) => {
  const { count, overdue } = await rows(db, companyOverviews)
    .where(inView('waiting', now))
    .select(({ fn }) => [
      fn.countAll<number>().as('count'),
      fn.countAll<number>().filterWhere('reviewSince', '<=', moment(until)).as('overdue'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), overdue: Number(overdue) }
}

/** Companies that may look like this one by their name, have sent in one of its files, or are named; so many of each at most. */
export const companiesAlike = async (
  db: ReadModels,
  {
    name,
    hashes,
    ids,
  }: { readonly name: string; readonly hashes: readonly string[]; readonly ids: RawBuilder<readonly string[]> },
  most: number,
): Promise<CompanyOverviewRow[]> => {
  const all = rows(db, companyOverviews).selectAll().limit(most)
  const found = await Promise.all([
    all.where(sql<boolean>`alike_name operator(public.%) ${comparedName(name)}`).execute(),
    all.where(sql<boolean>`hashes && ${hashes}::text[]`).execute(),
    all.where(sql<boolean>`id = any(${ids})`).execute(),
  ])
  return [...new Map(found.flat().map((row) => [row.id, row])).values()]
}
