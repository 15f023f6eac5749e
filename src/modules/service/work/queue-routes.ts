import { countryOf } from '#modules/catalogue/events.ts'
import { type RequestSection, requestTitle } from '#modules/service/service-states.ts'
import { peopleNamed, type ReadContext } from '#modules/service/thread-queries.ts'
import { ticketFor } from '#modules/service/tickets/office-ticket-routes.ts'
import { type DeskOwner, readDeskKey } from '#modules/terms/assigned-work.ts'
import { keysFound } from '#platform/access/sealed-search.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import { searchKey, searchTerms } from '#platform/text/search.ts'
import { agreementRequest } from '#projections/agreement_requests.ts'
import { companiesCalled, distributorsById, withCompany } from '#projections/distributors.ts'
import {
  assigneesOfRequests,
  mergeableTickets,
  type OfficeRequestRow,
  type RequestFilters,
  requestsById,
  requestsCounted,
  requestsListed,
} from '#projections/office_requests.ts'
import { productRequest } from '#projections/product_requests.ts'
import { productNames } from '#projections/products.ts'
import { tickets, ticketsPromisedIn } from '#projections/tickets.ts'
import * as calls from './contract.ts'
import { countWaitingRequests } from './contract.ts'
import { companyOfWork, deskShown, mayReadPrivate } from './desk-queries.ts'
import { promiseSumsOf } from './promise-contract.ts'
import { promisesByMonth } from './promises.ts'

type Opened = Pick<ReadContext, 'db' | 'personal'>

const subjectOf = ({ productId, countryId, subject }: OfficeRequestRow, productOf: ReadonlyMap<string, string>) => {
  if (productId === null) return subject
  const product = productOf.get(productId) ?? '—'
  return requestTitle(
    countryId === null ? { kind: 'PRODUCT', product } : { kind: 'LABEL', product, country: countryOf(countryId).name },
  )
}

/** Requests with what they are called, and with whom. */
export const requestsShown = async (
  { db, personal }: Opened,
  rows: readonly OfficeRequestRow[],
): Promise<readonly calls.OfficeRequest[]> => {
  const [opened, products, companies, nameOf] = await Promise.all([
    personal.openAll(rows),
    rows.some(({ productId }) => productId !== null) ? productNames(db) : [],
    distributorsById(
      db,
      rows.map(({ distributorId }) => distributorId),
    ),
    peopleNamed({ db, personal }, [...new Set(rows.flatMap(({ assignee }) => assignee ?? []))]),
  ])
  const productOf = new Map<string, string>(products.map(({ id, name }) => [id, name]))
  return opened.map((row) => {
    const { id, kind, reference, topic, status, finished, waits, isPrivate, openedAt, changedAt, dueAt, assignee } = row
    return {
      ...{ id, kind, reference, topic, subject: subjectOf(row, productOf), status, finished, waits, isPrivate },
      company: { id: row.distributorId, name: companies.get(row.distributorId)?.organizationName ?? '—' },
      ...{ openedAt, changedAt, dueAt },
      assignee: assignee === null ? null : { id: assignee, name: nameOf(assignee) },
    }
  })
}

/** Any of these, private ones too, the newest first. */
export const anyRequests = async (context: Opened, ids: readonly string[]) =>
  requestsShown(context, await requestsById(context.db, ids))

/** Whose request for an agreement, a product or a label this is; undefined: there is none. */
export const companyOfOther = async (db: ReadModels, id: string): Promise<string | undefined> =>
  ((await agreementRequest(db, id)) ?? (await productRequest(db, id)))?.distributorId

/** A whole reference is searched among references alone: its letter is in many texts. */
const REFERENCE = /^\s*[TR]-\d{4}-\d+\s*$/i

/** Companies, products and subjects with what is typed. What is sealed is found by the hashes of its parts. */
const foundBy = async ({ db, personal }: Opened, search: string): Promise<NonNullable<RequestFilters['found']>> => {
  if (REFERENCE.test(search)) return [{ term: searchKey(search) }]
  const products = (await productNames(db)).map(({ id, name }) => ({ id, key: searchKey(name) }))
  return searchTerms(search).map((term) => ({
    term,
    companies: companiesCalled(db, term),
    products: products.flatMap(({ id, key }) => (key.includes(term) ? [id] : [])),
    tickets: keysFound(personal, 'tickets', term),
  }))
}

type Counts = Awaited<ReturnType<typeof requestsCounted>>

const sumOf = (counts: Counts): number => counts.reduce((sum, { requests }) => sum + requests, 0)

const isIn = (section: RequestSection) => (count: Counts[number]) => count.waits === (section === 'WAITING')

const MOST_MERGEABLE = 20

/** What staff are called who have requests, by id. */
const namesOfAssignees = async ({ db, personal }: Opened): Promise<Readonly<Record<string, string>>> => {
  const ids = await assigneesOfRequests(db)
  const nameOf = await peopleNamed({ db, personal }, ids)
  return Object.fromEntries(ids.map((id) => [id, nameOf(id)]))
}

export const queueRoutes = [
  serve(calls.listOfficeRequests, async (context) => {
    const { db, me, now, input } = context
    const { id, kind, section, state, due, who, distributorId, month, promise, search, ...page } = input
    const filters = {
      ...{ mayRead: mayReadPrivate(db, me), kind, distributorId },
      ...(due && { due: { is: due, now } }),
      ...(id !== undefined && { ids: [id] }),
      ...(month && { ids: await ticketsPromisedIn(db, { month, promise, now }) }),
      ...(search && { found: await foundBy(context, search) }),
    }
    const narrower = { section, status: state, ...(who && { who: { is: who, userId: me.userId } }) }
    const names = page.sort?.endsWith('assignee') ? await namesOfAssignees(context) : {}
    const [rows, counts] = await Promise.all([
      requestsListed(db, withCompany(db), { ...filters, ...narrower }, page, names),
      requestsCounted(db, me.userId, filters),
    ])
    const inSection = section ? counts.filter(isIn(section)) : counts
    const isOf = (owner: DeskOwner) => (count: Counts[number]) => count.whose === owner
    const ofOwner = who ? inSection.filter(isOf(who)) : inSection
    const statuses = Map.groupBy(ofOwner, ({ status }) => status)
    return {
      total: sumOf(state === undefined ? ofOwner : (statuses.get(state) ?? [])),
      counts: Object.fromEntries([...statuses].map(([status, alike]) => [status, sumOf(alike)])),
      sections: { WAITING: sumOf(counts.filter(isIn('WAITING'))), ANSWERED: sumOf(counts.filter(isIn('ANSWERED'))) },
      whose: {
        MINE: sumOf(inSection.filter(isOf('MINE'))),
        UNASSIGNED: sumOf(inSection.filter(isOf('UNASSIGNED'))),
        ALL: sumOf(inSection),
      },
      rows: await requestsShown(context, rows),
    }
  }),

  serve(calls.listMergeable, async (context) => {
    const { db, me, input } = context
    const { search, chosen } = input
    const { id, distributorId, sharing } = await ticketFor(context, input.id)
    const about = { id, distributorId, isPrivate: sharing === 'PRIVATE', mayRead: mayReadPrivate(db, me) }
    const [found, ones] = await Promise.all([
      mergeableTickets(db, { ...about, ...(search && { found: await foundBy(context, search) }) }, MOST_MERGEABLE),
      chosen ? mergeableTickets(db, { ...about, ids: [chosen] }, 1) : [],
    ])
    const rows = [...ones.filter((one) => found.every((row) => row.id !== one.id)), ...found]
    return (await requestsShown(context, rows)).map(({ id: key, reference, subject }) => ({
      id: key,
      reference,
      subject,
    }))
  }),

  serve(countWaitingRequests, async ({ db, me }) => {
    const counts = await requestsCounted(db, me.userId, { mayRead: mayReadPrivate(db, me) })
    return { waiting: sumOf(counts.filter(isIn('WAITING'))) }
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
