import { isSent, isUnanswered } from '#modules/agreements/request-states.ts'
import { countryOf } from '#modules/catalogue/events.ts'
import { isOpenRequest } from '#modules/catalogue/request-states.ts'
import { isFinished, isSettled, requestTitle } from '#modules/service/service-states.ts'
import { peopleNamed, type ReadContext } from '#modules/service/thread-queries.ts'
import { readDeskKey } from '#modules/terms/assigned-work.ts'
import { notFound } from '#platform/decision.ts'
import type { Moment } from '#platform/event.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import type { ReadModels } from '#platform/projection.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import {
  type AgreementRequestRow,
  agreementRequest,
  agreementRequestsById,
  countOpenAgreementRequests,
  everyAgreementRequest,
} from '#projections/agreement_requests.ts'
import { distributorsById } from '#projections/distributors.ts'
import {
  allRequests,
  countOpenProductRequests,
  type ProductRequestRow,
  productRequest,
  productRequestsById,
} from '#projections/product_requests.ts'
import { productsById } from '#projections/products.ts'
import { countUnansweredReports, everyReport, type ReportRow, reportsById } from '#projections/reports.ts'
import { assigneesOf } from '#projections/ticket_desks.ts'
import {
  countTicketsWaiting,
  everyTicket,
  type TicketRow,
  tickets,
  ticketsById,
  ticketsPromisedIn,
} from '#projections/tickets.ts'
import * as calls from './contract.ts'
import { countWaitingRequests, type OfficeRequest } from './contract.ts'
import { companyOfWork, deskShown, dueAfter, mayReadPrivate, reportDueAt, staffMayRead } from './desk-queries.ts'
import { promiseSumsOf } from './promise-contract.ts'
import { promisesByMonth } from './promises.ts'

/** What a row of the queue says of itself; the queue adds company and assignment. */
export type QueueRow = Omit<OfficeRequest, 'company' | 'assignee'> & { readonly distributorId: string }

const wire = (at: Moment | Date): Moment => moment(new Date(at))

const ofAgreement = (row: AgreementRequestRow): QueueRow => ({
  id: row.id,
  distributorId: row.distributorId,
  kind: 'AGREEMENT',
  reference: '',
  topic: null,
  subject: requestTitle({ kind: 'AGREEMENT', country: countryOf(row.countryId).name }),
  status: row.state,
  finished: !isUnanswered(row.state),
  waits: isUnanswered(row.state),
  isPrivate: false,
  isOrderIssue: false,
  openedAt: wire(row.requestedAt),
  changedAt: wire(row.changedAt),
  dueAt: isSent(row.state) ? dueAfter(wire(row.requestedAt)) : null,
})

const productRequestAbout = (countryId: ProductRequestRow['countryId'], product: string) =>
  countryId === null
    ? ({ kind: 'PRODUCT', product } as const)
    : ({ kind: 'LABEL', product, country: countryOf(countryId).name } as const)

const ofProduct = (row: ProductRequestRow, product: string): QueueRow => ({
  id: row.id,
  distributorId: row.distributorId,
  kind: row.countryId === null ? 'PRODUCT' : 'LABEL',
  reference: '',
  topic: null,
  subject: requestTitle(productRequestAbout(row.countryId, product)),
  status: row.status,
  finished: !isOpenRequest(row.status),
  waits: isOpenRequest(row.status),
  isPrivate: false,
  isOrderIssue: false,
  openedAt: wire(row.requestedAt),
  changedAt: wire(row.answeredAt ?? row.requestedAt),
  dueAt: isOpenRequest(row.status) ? dueAfter(wire(row.requestedAt)) : null,
})

/** Requests of companies that are no tickets or reports: agreements, products, labels. */
export const otherRequests = async (db: ReadModels): Promise<QueueRow[]> =>
  rowsOfOthers(db, ...(await Promise.all([everyAgreementRequest(db), allRequests(db)])))

const rowsOfOthers = async (
  db: ReadModels,
  agreements: readonly AgreementRequestRow[],
  requests: readonly ProductRequestRow[],
): Promise<QueueRow[]> => {
  const products = await productsById(db, [...new Set(requests.map(({ productId }) => productId))])
  const nameOf = new Map(products.map(({ id, name }) => [id, name]))
  return [
    ...agreements.map(ofAgreement),
    ...requests.flatMap((row) => {
      const product = nameOf.get(row.productId)
      return product === undefined ? [] : [ofProduct(row, product)]
    }),
  ]
}

/** Whose request for an agreement, a product or a label this is; undefined: there is none. */
export const companyOfOther = async (db: ReadModels, id: string): Promise<string | undefined> =>
  ((await agreementRequest(db, id)) ?? (await productRequest(db, id)))?.distributorId

/** What waits for us by time left, then the others, the newest first. */
const byTimeLeft = (a: calls.OfficeRequest, b: calls.OfficeRequest): number =>
  compareTexts(a.dueAt ?? '9', b.dueAt ?? '9') || compareTexts(b.changedAt, a.changedAt)

const ofTicket = (row: TicketRow): QueueRow => ({
  id: row.id,
  distributorId: row.distributorId,
  kind: 'TICKET',
  reference: row.reference,
  topic: row.department,
  subject: requestTitle({ kind: 'TICKET', subject: row.subject }),
  status: row.status,
  finished: isFinished(row.status),
  waits: row.answerDueAt !== null,
  isPrivate: row.sharing === 'PRIVATE',
  isOrderIssue: false,
  openedAt: row.openedAt,
  changedAt: row.changedAt,
  dueAt: row.answerDueAt,
})

const ofReport = (row: ReportRow): QueueRow => ({
  id: row.id,
  distributorId: row.distributorId,
  kind: 'REPORT',
  reference: row.reference,
  topic: null,
  subject: requestTitle({ kind: 'REPORT', type: row.type, country: countryOf(row.countryId).name }),
  status: row.status,
  finished: isSettled(row.status),
  waits: reportDueAt(row) !== null,
  isPrivate: false,
  isOrderIssue: row.type === 'reportOrderIssue',
  openedAt: row.filedAt,
  changedAt: row.changedAt,
  dueAt: reportDueAt(row),
})

/** The tickets behind a figure. */
type QueueQuery = Input<typeof calls.listOfficeRequests> & { readonly now: Date }

/** What the reader may read of all that companies request. Subjects of tickets are still sealed. */
const readable = async ({ db, me }: Pick<ReadContext, 'db' | 'me'>, promised?: QueueQuery) => {
  const { month, promise, now } = promised ?? {}
  const [found, reports, others] =
    month && now
      ? [await ticketsPromisedIn(db, { month, promise, now }), [], []]
      : await Promise.all([everyTicket(db), everyReport(db), otherRequests(db)])
  const all = [...found, ...reports, ...others]
  const [companies, assignees] = await Promise.all([
    distributorsById(
      db,
      all.map(({ distributorId }) => distributorId),
    ),
    assigneesOf(
      db,
      all.map(({ id }) => id),
    ),
  ])
  const own = found.filter((row) =>
    staffMayRead(me, row, companies.get(row.distributorId), assignees.get(row.id) ?? null),
  )
  return { rows: [...own.map(ofTicket), ...reports.map(ofReport), ...others], companies, assignees }
}

/** Some of all that companies request, private ones too, the newest first. */
export const requestsShown = async ({ db, personal }: Pick<ReadContext, 'db' | 'personal'>, ids: readonly string[]) => {
  const [tickets, reports, others] = await Promise.all([
    ticketsById(db, ids),
    reportsById(db, ids),
    Promise.all([agreementRequestsById(db, ids), productRequestsById(db, ids)]).then((both) =>
      rowsOfOthers(db, ...both),
    ),
  ])
  const found = await personal.openAll([...tickets.map(ofTicket), ...reports.map(ofReport), ...others])
  const companies = await distributorsById(
    db,
    found.map(({ distributorId }) => distributorId),
  )
  return found
    .map((row) => ({ ...row, company: companies.get(row.distributorId)?.organizationName ?? '—' }))
    .toSorted((a, b) => compareTexts(b.openedAt, a.openedAt))
}

/** The queue, as this reader may read it. */
export const officeRequests = async (
  { db, me, personal }: Pick<ReadContext, 'db' | 'me' | 'personal'>,
  promised?: QueueQuery,
): Promise<calls.OfficeRequest[]> => {
  const { rows, companies, assignees } = await readable({ db, me }, promised)
  const [opened, nameOf] = await Promise.all([
    personal.openAll(rows),
    peopleNamed({ db, personal }, [...new Set(assignees.values())]),
  ])
  return opened
    .map(({ distributorId, ...row }): calls.OfficeRequest => {
      const assignee = assignees.get(row.id) ?? null
      return {
        ...row,
        company: { id: distributorId, name: companies.get(distributorId)?.organizationName ?? '—' },
        assignee: assignee === null ? null : { id: assignee, name: nameOf(assignee) },
      }
    })
    .toSorted(byTimeLeft)
}

export const queueRoutes = [
  serve(calls.listOfficeRequests, (context) => officeRequests(context, { ...context.input, now: context.now })),

  serve(countWaitingRequests, async ({ db, me }) => {
    const counts = await Promise.all([
      countTicketsWaiting(db, await mayReadPrivate(db, me)),
      countUnansweredReports(db),
      countOpenAgreementRequests(db),
      countOpenProductRequests(db),
    ])
    return { waiting: counts.reduce((sum, count) => sum + count, 0) }
  }),

  serve(calls.showOfficeDesk, async (context) => {
    const { id } = context.input
    const work = readDeskKey(id)
    const company = work ? await companyOfWork(context.db, work) : await companyOfOther(context.db, id)
    if (company === undefined) return notFound('Request not found')
    const { classification: _, ...desk } = await deskShown(context, id, company)
    return { id, ...desk }
  }),

  serve(calls.listPromises, async ({ db, now }) => promisesByMonth(await promiseSumsOf(db, tickets, now))),
]
