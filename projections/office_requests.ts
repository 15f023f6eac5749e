import { addHours } from 'date-fns/addHours'
import { type Expression, type RawBuilder, sql } from 'kysely'
import { agreementRequestStream } from '#modules/agreements/events.ts'
import { type CountryId, countryOf, interestStream, type ProductId } from '#modules/catalogue/events.ts'
import { productRequestId } from '#modules/catalogue/request-states.ts'
import { reportStream, ticketDeskStream, ticketStream } from '#modules/service/events.ts'
import { report } from '#modules/service/reports/report.ts'
import {
  isFinished,
  isSettled,
  isUnanswered,
  type ListedKind,
  type ReportStatus,
  type RequestColumn,
  type RequestDue,
  type RequestKind,
  type RequestSection,
  requestTitle,
  SOON_HOURS,
  type TicketStatus,
} from '#modules/service/service-states.ts'
import { answerDue, ticket } from '#modules/service/tickets/ticket.ts'
import { type DeskOwner, readDeskKey } from '#modules/terms/assigned-work.ts'
import type { WithCompany } from '#modules/terms/company-name.ts'
import { evolved } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import { LIST_PAGE } from '#platform/http/lists.ts'
import { byName, byText, byValue, type PageQuery } from '#platform/list-page.ts'
import { type Envelope, knownRow, projection, type ReadModels, rows, sumsIn, tableIn } from '#platform/projection.ts'
import { likeInside, searchKeys } from '#platform/text/search.ts'
import { present, unchecked } from '#platform/typed.ts'

export type OfficeRequestRow = {
  readonly id: string
  readonly kind: RequestKind
  readonly distributorId: string
  /** '' but of tickets and reports. */
  readonly reference: string
  /** A ticket's department. */
  readonly topic: string | null
  /** A ticket's is sealed; of a product and of a label it is '': the product may get another name. */
  readonly subject: string
  readonly productId: ProductId | null
  /** Of a label that is requested. */
  readonly countryId: CountryId | null
  readonly status: string
  readonly finished: boolean
  readonly waits: boolean
  readonly isPrivate: boolean
  readonly isOrderIssue: boolean
  readonly openedAt: Moment
  readonly changedAt: Moment
  readonly dueAt: Moment | null
  readonly assignee: string | null
  readonly searchKey: string
}

type Row = OfficeRequestRow
type Opening = Pick<Row, 'id' | 'kind' | 'distributorId' | 'openedAt' | 'searchKey'> & Partial<Row>

const request = (opening: Opening) => ({
  ...{ reference: '', topic: null, subject: '', productId: null, countryId: null, status: 'OPEN' },
  ...{ isPrivate: false, isOrderIssue: false, assignee: null },
  ...opening,
})

const known = knownRow('This was never requested')

const ofTicket = (row: Row | undefined, data: unknown, envelope: Envelope): Row => {
  const { key: id, at: changedAt } = envelope
  const before = ticket.initial(id)
  const after = evolved(
    ticket,
    row ? { ...before, status: unchecked<TicketStatus>(row.status), answerDueAt: row.dueAt } : before,
    [{ envelope, data }],
  )
  const { reference, department: topic, subject, sharing, distributorId, openedAt, status, answerDueAt: dueAt } = after
  const opening = { id, distributorId, openedAt, reference, topic, subject, isPrivate: sharing === 'PRIVATE' }
  return {
    ...(row ?? request({ kind: 'TICKET', ...opening, searchKey: searchKeys([reference, topic]) })),
    ...{ status, finished: isFinished(status), waits: dueAt !== null, dueAt, changedAt },
  }
}

const ofReport = (row: Row | undefined, data: unknown, envelope: Envelope): Row => {
  const { key: id, at: changedAt } = envelope
  const before = report.initial(id)
  const after = evolved(report, row ? { ...before, status: unchecked<ReportStatus>(row.status) } : before, [
    { envelope, data },
  ])
  const { reference, distributorId, filedAt, type, countryId, status } = after
  const subject = requestTitle({ kind: 'REPORT', type, country: countryOf(countryId).name })
  const opening = { id, distributorId, openedAt: filedAt, reference, subject }
  const shown =
    row ??
    request({
      ...{ kind: 'REPORT', ...opening, isOrderIssue: type === 'reportOrderIssue' },
      searchKey: searchKeys([reference, subject]),
    })
  const waits = isUnanswered(status)
  return {
    ...{ ...shown, status, finished: isSettled(status), waits, changedAt },
    dueAt: waits ? answerDue(new Date(shown.openedAt)) : null,
  }
}

/** Requested again, it stays with its assignee. */
const openedOther = (
  row: Row | undefined,
  { id, at }: { readonly id: string; readonly at: Moment },
  other: Omit<Opening, 'id' | 'openedAt'>,
): Row => ({
  ...request({ id, openedAt: at, ...other, assignee: row?.assignee ?? null }),
  ...{ finished: false, waits: true, changedAt: at, dueAt: answerDue(new Date(at)) },
})

const answeredOther = (row: Row | undefined, at: Moment, status: string): Row => ({
  ...known(row),
  ...{ status, finished: true, waits: false, changedAt: at, dueAt: null },
})

const IGNORED = ['ProductViewed', 'TicketNoted', 'ReportClassified', 'RequestOpened', 'RequestLeft'] as const

const QUEUE = 'due_at, changed_at desc, id'

/** All that companies request, a row each, with its assignee: for staff only. */
export const officeRequests = projection<OfficeRequestRow>()({
  name: 'office_requests',
  version: 2,
  of: [ticketStream, reportStream, agreementRequestStream, interestStream, ticketDeskStream],
  table: `
    id text primary key, kind text not null, distributor_id text not null, reference text not null, topic text,
    subject text not null, product_id text, country_id text, status text not null, finished boolean not null,
    waits boolean not null, is_private boolean not null, is_order_issue boolean not null, opened_at timestamptz not null,
    changed_at timestamptz not null, due_at timestamptz, assignee text, search_key text not null`,
  indexes: [
    `(${QUEUE})`,
    `(waits, ${QUEUE})`,
    `(kind, waits, ${QUEUE})`,
    `(kind, ${QUEUE})`,
    `(distributor_id, ${QUEUE})`,
    `(assignee, waits, ${QUEUE})`,
    // the most urgent ones
    '(waits, due_at, opened_at, id)',
    // counts of what is due
    '(due_at, opened_at, id) include (kind, is_order_issue, status, is_private, distributor_id, assignee) where waits',
    'using gin (search_key public.gin_trgm_ops)',
  ],
  sums: [
    {
      // Who reads a private one is known by its company.
      name: 'request_counts',
      by: 'waits boolean, kind text, is_order_issue boolean, status text, is_private boolean, distributor_id text, assignee text',
      of: 'requests bigint',
      from: `select waits, kind, is_order_issue, status, is_private, case when is_private then distributor_id else '' end,
        coalesce(assignee, ''), 1 from changed`,
    },
  ],
  key: (data, { kind, key }) => {
    if (kind === interestStream.kind && 'productId' in data) return productRequestId(data)
    return kind === ticketDeskStream.kind && readDeskKey(key) !== null ? [] : key
  },
  ignores: IGNORED,
  when: {
    TicketOpened: ofTicket,
    TicketOpenedForCaller: ofTicket,
    TicketWritten: ofTicket,
    TicketAnswered: ofTicket,
    TicketSolved: ofTicket,
    TicketReopened: ofTicket,
    TicketClosed: ofTicket,
    TicketHandedOver: ofTicket,
    TicketAnswerReminded: ofTicket,
    TicketRated: ofTicket,
    TicketMerged: ofTicket,
    TicketTookIn: ofTicket,
    ReportFiled: ofReport,
    ReportRead: ofReport,
    ReportAnswered: ofReport,
    ReportWritten: ofReport,
    ReportAccepted: ofReport,
    ReportRefused: ofReport,
    ReportDone: ofReport,
    ReportClosingReminded: ofReport,
    AgreementRequested: (row, { distributorId, countryId }, { at }, id) => {
      const subject = requestTitle({ kind: 'AGREEMENT', country: countryOf(countryId).name })
      const searchKey = searchKeys([subject])
      return openedOther(row, { id, at }, { kind: 'AGREEMENT', distributorId, subject, searchKey, status: 'SENT' })
    },
    AgreementRequestTaken: (row, _, { at }) => ({
      ...known(row),
      ...{ status: 'IN_PREPARATION', changedAt: at, dueAt: null },
    }),
    AgreementRequestAnswered: (row, { outcome }, { at }) => answeredOther(row, at, outcome),
    AvailabilityRequested: (row, { distributorId, productId }, { at }, id) => {
      const searchKey = searchKeys([requestTitle({ kind: 'PRODUCT', product: '' })])
      return openedOther(row, { id, at }, { kind: 'PRODUCT', distributorId, productId, searchKey })
    },
    LabelRequested: (row, { distributorId, productId, countryId }, { at }, id) => {
      const searchKey = searchKeys([requestTitle({ kind: 'LABEL', product: '', country: countryOf(countryId).name })])
      return openedOther(row, { id, at }, { kind: 'LABEL', distributorId, productId, countryId, searchKey })
    },
    ProductRequestAnswered: (row, { outcome }, { at }) => answeredOther(row, at, outcome),
    TicketAssigned: (row, { to }) => (row ? { ...row, assignee: to } : null),
  },
  topics: (_, { type }) => (IGNORED.some((ignored) => ignored === type) ? [] : ['office:requests']),
  onPoison: 'park',
})

/** What is typed, term by term: it is in a text of the request, or names one of these. `companies`: a query of their ids. */
type FoundTerm = {
  readonly term: string
  readonly companies?: Expression<unknown>
  readonly products?: readonly string[]
  /** Tickets whose sealed subjects contain it. */
  readonly tickets?: RawBuilder<readonly string[]>
}

export type RequestFilters = {
  /** Which private ones are read, by their assignee and company. */
  readonly mayRead: RawBuilder<boolean>
  readonly kind?: ListedKind | undefined
  readonly section?: RequestSection | undefined
  readonly status?: string | undefined
  readonly who?: { readonly is: DeskOwner; readonly userId: string } | undefined
  /** Of those that wait alone: the others are due no more. */
  readonly due?: { readonly is: RequestDue; readonly now: Date } | undefined
  readonly distributorId?: string | undefined
  readonly ids?: readonly string[] | undefined
  readonly found?: readonly FoundTerm[] | undefined
}

const isKind = (kind: ListedKind): RawBuilder<boolean> => {
  if (kind === 'ORDER_ISSUE') return sql`is_order_issue`
  return kind === 'PRODUCT_OR_LABEL' ? sql`kind in ('PRODUCT', 'LABEL')` : sql`kind = ${kind}`
}

const isDue = ({ is, now }: NonNullable<RequestFilters['due']>): RawBuilder<boolean> => {
  const soon = addHours(now, SOON_HOURS)
  if (is === 'OVERDUE') return sql`due_at <= ${now}`
  return is === 'SOON' ? sql`due_at > ${now} and due_at <= ${soon}` : sql`coalesce(due_at, 'infinity') > ${soon}`
}

const isFoundBy = ({ term, companies, products = [], tickets }: FoundTerm): RawBuilder<boolean> => {
  // Queries of ids are arrays, so that an index finds these.
  const conditions = [
    sql`search_key like ${likeInside(term)}`,
    ...(companies ? [sql`distributor_id = any(array(${companies}))`] : []),
    ...(products.length > 0 ? [sql`product_id = any(${products})`] : []),
    ...(tickets ? [sql`id = any(${tickets})`] : []),
  ]
  return sql`(${sql.join(conditions, sql` or `)})`
}

/** Also true of the sums: their columns are called so, too. */
const alike = ({ mayRead, kind, section, status }: RequestFilters): readonly RawBuilder<boolean>[] => [
  sql`(not is_private or ${mayRead})`,
  ...(kind ? [isKind(kind)] : []),
  ...(section ? [sql<boolean>`waits = ${sql.lit(section === 'WAITING')}`] : []),
  ...(status === undefined ? [] : [sql<boolean>`status = ${status}`]),
]

const conditionsOf = (filters: RequestFilters): readonly RawBuilder<boolean>[] => {
  const { who, due, distributorId, ids, found = [] } = filters
  return [
    ...alike(filters),
    ...(who ? [who.is === 'MINE' ? sql<boolean>`assignee = ${who.userId}` : sql<boolean>`assignee is null`] : []),
    ...(due ? [sql<boolean>`(not waits or ${isDue(due)})`] : []),
    ...(distributorId === undefined ? [] : [sql<boolean>`distributor_id = ${distributorId}`]),
    ...(ids === undefined ? [] : [sql<boolean>`id = any(${ids})`]),
    ...found.map(isFoundBy),
  ]
}

const filtered = (db: ReadModels, filters: RequestFilters) =>
  conditionsOf(filters).reduce((query, condition) => query.where(condition), rows(db, officeRequests))

const inOrder = (query: ReturnType<typeof filtered>) =>
  query.orderBy('dueAt').orderBy('changedAt', 'desc').orderBy('id')

/** What waits for us by time left, then the others, the newest first. `assignees`: what they are called, by id. */
export const requestsListed = (
  db: ReadModels,
  withCompany: WithCompany,
  filters: RequestFilters,
  { sort, page = 1, pageSize = LIST_PAGE }: Omit<PageQuery<RequestColumn>, 'search'>,
  assignees: Readonly<Record<string, string>> = {},
): Promise<OfficeRequestRow[]> => {
  const sorts: Readonly<Record<string, RawBuilder<unknown>>> = {
    request: byText('subject'),
    company: byText('companyName'),
    since: byValue('openedAt'),
    state: byValue('status'),
    assignee: sql`coalesce(${byName('assignee', assignees)}, 0)`,
  }
  const column = sort?.replace('-', '')
  const found = filtered(db, filters)
  const by = column === undefined ? undefined : sorts[column]
  const sorted = (column === 'company' ? withCompany(found) : found).$if(by !== undefined, (query) =>
    query.orderBy(present(by), sort?.startsWith('-') ? 'desc' : 'asc'),
  )
  return inOrder(sorted)
    .selectAll()
    .limit(pageSize)
    .offset((page - 1) * pageSize)
    .execute()
}

/** Tickets of the same company that the same people read, but this one and those that are closed; as they are listed. */
export const mergeableTickets = (
  db: ReadModels,
  { id, isPrivate, ...filters }: RequestFilters & Pick<OfficeRequestRow, 'id' | 'isPrivate' | 'distributorId'>,
  most: number,
): Promise<OfficeRequestRow[]> =>
  inOrder(filtered(db, { ...filters, kind: 'TICKET' }))
    .selectAll()
    .where('id', '!=', id)
    .where('isPrivate', '=', isPrivate)
    .where('status', '!=', 'CLOSED')
    .limit(most)
    .execute()

type RequestCount = {
  readonly waits: boolean
  readonly status: string
  readonly whose: DeskOwner | 'OTHERS'
  readonly requests: number
}

/** Requests under these filters by section, status and assignee. Few filters are answered by the sums. */
export const requestsCounted = async (
  db: ReadModels,
  userId: string,
  { due, ...filters }: Omit<RequestFilters, 'section' | 'status' | 'who'>,
): Promise<readonly RequestCount[]> => {
  const counted = async (of: RequestFilters): Promise<readonly RequestCount[]> => {
    const isSummed = [of.due, of.distributorId, of.ids, of.found].every((filter) => filter === undefined)
    const [from, one, conditions] = isSummed
      ? [sumsIn(db, officeRequests, 'request_counts'), sql`requests`, alike(of)]
      : [tableIn(db, officeRequests), sql`1`, conditionsOf(of)]
    const { rows: found } = await sql<RequestCount>`
      select waits, status, case coalesce(assignee, '') when ${userId} then 'MINE' when '' then 'UNASSIGNED'
        else 'OTHERS' end as whose, sum(${one})::int as requests
      from ${from} where ${sql.join(conditions, sql` and `)} group by 1, 2, 3`.execute(db.kysely)
    return found
  }
  if (!due) return counted(filters)
  const sections = [counted({ ...filters, due, section: 'WAITING' }), counted({ ...filters, section: 'ANSWERED' })]
  return (await Promise.all(sections)).flat()
}

/** Those that wait and no colleague has: the most urgent first. */
export const mostUrgentRequests = (
  db: ReadModels,
  {
    mayRead,
    kinds,
    userId,
  }: Pick<RequestFilters, 'mayRead'> & {
    readonly kinds: readonly RequestKind[]
    readonly userId: string
  },
  most: number,
): Promise<OfficeRequestRow[]> =>
  filtered(db, { mayRead, section: 'WAITING' })
    .selectAll()
    .where(sql<boolean>`kind = any(${kinds})`)
    .where((where) => where.or([where('assignee', 'is', null), where('assignee', '=', userId)]))
    .orderBy('dueAt')
    .orderBy('openedAt')
    .orderBy('id')
    // A plan that is made before its values are known takes a limit for a tenth of all rows.
    .limit(sql.lit(most))
    .execute()

/** How many of each kind wait, and of how many the promise has ended. */
export const requestsWaiting = async (
  db: ReadModels,
  mayRead: RawBuilder<boolean>,
  now: Date,
): Promise<ReadonlyMap<string, { readonly count: number; readonly overdue: number }>> => {
  const waiting = sql.join(alike({ mayRead, section: 'WAITING' }), sql` and `)
  const { rows: found } = await sql<{ kind: string; count: number; overdue: number }>`
    select kind, sum(count)::int as count, sum(overdue)::int as overdue from (
      select kind, requests as count, 0 as overdue from ${sumsIn(db, officeRequests, 'request_counts')} where ${waiting}
      union all select kind, 0, 1 from ${tableIn(db, officeRequests)} where ${waiting} and due_at <= ${now}) counted
    group by kind`.execute(db.kysely)
  return new Map(found.map(({ kind, count, overdue }) => [kind, { count, overdue }]))
}

/** Who has requests. */
export const assigneesOfRequests = async (db: ReadModels): Promise<readonly string[]> => {
  const { rows: found } = await sql<{ assignee: string }>`
    select distinct assignee from ${sumsIn(db, officeRequests, 'request_counts')} where assignee <> ''`.execute(
    db.kysely,
  )
  return found.map(({ assignee }) => assignee)
}

/** Any of these, the newest first: the caller says who may read them. */
export const requestsById = (db: ReadModels, ids: readonly string[]): Promise<OfficeRequestRow[]> =>
  rows(db, officeRequests)
    .selectAll()
    .where('id', 'in', ['', ...ids])
    .orderBy('openedAt', 'desc')
    .orderBy('id')
    .execute()
