import { countryNamed } from '#modules/catalogue/events.ts'
import { deskSorting } from '#modules/ordering/list/order-sorting.ts'
import type { OfficeOrderRow } from '#modules/ordering/order-answers.ts'
import {
  isAwaitingQuote,
  isCancelled,
  isUnderReview,
  orderStatuses,
  orderStatusNames,
  uploadedDocumentLabels,
} from '#modules/ordering/order-states.ts'
import { listedOrder, wireMoment } from '#modules/ordering/order-view.ts'
import { deskKey } from '#modules/terms/assigned-work.ts'
import type { Me } from '#platform/access/permissions.ts'
import { nameShown } from '#platform/files/shown-name.ts'
import type { Input } from '#platform/http/endpoint.ts'
import { serve } from '#platform/http/serve.ts'
import type { Services } from '#platform/services.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { searchKey, searchTerms } from '#platform/text/search.ts'
import { endOfDay, startOfDay } from '#platform/time/time-zone.ts'
import { companiesCalled, distributorsById, withCompany, zoneOfCompany } from '#projections/distributors.ts'
import {
  everyDestination,
  everyOrder,
  everyOrderByStatus,
  firstToReview,
  type OrderFilters,
  orderCounts,
} from '#projections/orders.ts'
import { productNames } from '#projections/products.ts'
import { idsAssignedUnder } from '#projections/ticket_desks.ts'
import { readersZone } from '#projections/users.ts'
import {
  countOfficeWork,
  LONGEST_QUEUE,
  listDeskFilters,
  listDocumentsToReview,
  listOfficeOrders,
  NEWEST_ORDERS,
  OFFICE_ORDERS_PER_PAGE,
  type OfficeOrderSort,
} from './desk-contract.ts'

type DeskQuery = Omit<Input<typeof listOfficeOrders>, 'page' | 'sort'>

const sumOf = (counts: ReadonlyMap<string, number>): number => [...counts.values()].reduce((all, n) => all + n, 0)

/** Cancelled ones come last. */
const alongItsLife = [...orderStatusNames.filter((name) => !isCancelled(name)), 'CANCELLED'] as const

/** The ids with a key that contains the term. */
export const idsFound = (term: string, all: readonly (readonly [id: string, ...keys: string[]])[]): string[] =>
  all.filter(([, ...keys]) => keys.some((key) => key.includes(term))).map(([id]) => id)

type ReadContext = Pick<Services, 'db' | 'configuration'> & { readonly me: Me }

const ORDER = deskKey('ORDER', '')

/** Whose orders are meant; undefined: all. Closed orders need no one: they are not unassigned. */
const ownersOf = ({ db, me }: ReadContext, who: DeskQuery['who']): OrderFilters => {
  if (!who) return {}
  const not = who === 'UNASSIGNED'
  const ids = idsAssignedUnder(db, ORDER, not ? undefined : me.userId)
  return { among: { ids, not }, ...(not && { open: true }) }
}

/** The names of what is ordered and who orders it are looked up first; days, which are the reader's, become moments. */
export const deskFiltersOf = async (
  reading: ReadContext,
  { search, who, from, to, ...query }: DeskQuery,
): Promise<OrderFilters> => {
  const { db, me } = reading
  const zone = from || to ? await readersZone(reading, me) : 'UTC'
  const same = { ...query, ...ownersOf(reading, who) }
  const span = {
    ...(from && { since: startOfDay(from, zone) }),
    ...(to && { until: endOfDay(to, zone) }),
  }
  if (search === undefined) return { ...same, ...span }
  const products = await productNames(db)
  const productKeys = products.map(({ id, name, reference }) => [id, searchKey(name), searchKey(reference)] as const)
  const found = searchTerms(search).map((term) => ({
    term,
    companies: companiesCalled(db, term),
    products: idsFound(term, productKeys),
  }))
  return { ...same, ...span, found }
}

type Companies = Awaited<ReturnType<typeof distributorsById>>

/** Who a row belongs to, as staff read it. */
export const companyOfRow = ({ distributorId: id }: { readonly distributorId: string }, companies: Companies) => {
  const company = companies.get(id)
  return { id, name: company?.organizationName ?? '—', timeZone: company ? zoneOfCompany(company) : 'UTC' }
}

/** A line of the desk, with the name of its company. */
export const deskRow = (row: Awaited<ReturnType<typeof everyOrder>>[number], companies: Companies): OfficeOrderRow => ({
  ...listedOrder(row),
  stage: row.stage,
  distributor: companyOfRow(row, companies),
})

/** What comes first on the desk, with the names of companies where they decide. */
export const deskOrder = (db: Services['db'], sort: OfficeOrderSort) => ({
  by: deskSorting(sort),
  named: sort.endsWith('distributor') ? withCompany(db) : undefined,
})

export const deskRoutes = [
  serve(listOfficeOrders, async (context) => {
    const { db, input } = context
    const { page = 1, pageSize: limit = OFFICE_ORDERS_PER_PAGE, sort = NEWEST_ORDERS, ...query } = input
    const filters = await deskFiltersOf(context, query)
    const { status: _, ...inEveryStatus } = filters
    const { among: _whose, open: _open, ...ofEverybody } = filters
    const countOf = async (more: OrderFilters) => sumOf(await everyOrderByStatus(db, { ...ofEverybody, ...more }))
    const [rows, counts, MINE, UNASSIGNED, ALL] = await Promise.all([
      everyOrder(db, filters, {
        offset: (page - 1) * limit,
        limit,
        ...deskOrder(db, sort),
      }),
      everyOrderByStatus(db, inEveryStatus),
      countOf(ownersOf(context, 'MINE')),
      countOf(ownersOf(context, 'UNASSIGNED')),
      countOf({}),
    ])
    const companies = await distributorsById(
      db,
      rows.map(({ distributorId }) => distributorId),
    )
    const statuses = alongItsLife.flatMap((name) => {
      const count = counts.get(name) ?? 0
      return count > 0 ? [{ status: name, label: orderStatuses[name].label, count }] : []
    })
    return {
      total: query.status ? (counts.get(query.status) ?? 0) : sumOf(counts),
      statuses,
      whose: { MINE, UNASSIGNED, ALL },
      orders: rows.map((row) => deskRow(row, companies)),
    }
  }),

  serve(listDeskFilters, async ({ db }) => {
    const [destinations, products] = await Promise.all([everyDestination(db), productNames(db)])
    return {
      destinations,
      products: products.map(({ id, name, reference }) => ({ id, name: `${name} (${reference})` })),
    }
  }),

  serve(listDocumentsToReview, async ({ db, personal }) => {
    const rows = await firstToReview(db, LONGEST_QUEUE)
    const companies = await distributorsById(
      db,
      rows.map(({ distributorId }) => distributorId),
    )
    const documents = rows.flatMap((row) =>
      row.submittedDocuments
        .filter(({ state }) => isUnderReview(state))
        .map(({ documentId, fileId, type, filename, submittedAt }) => ({
          orderId: listedOrder(row).id,
          num: row.num,
          distributor: { id: row.distributorId, name: companies.get(row.distributorId)?.organizationName ?? '—' },
          destination: countryNamed(row.countryId, row.countryName),
          documentId,
          inPlaceOf: row.submittedDocuments
            .filter((it) => it.type === type && it.documentId !== documentId)
            .map((it) => it.documentId),
          type,
          label: uploadedDocumentLabels[type],
          fileId,
          name: filename,
          submittedAt: wireMoment(submittedAt),
          held: row.held,
        })),
    )
    const first = documents.toSorted((a, b) => compareTexts(a.submittedAt, b.submittedAt)).slice(0, LONGEST_QUEUE)
    const opened = await personal.openAll(first)
    return opened.map(({ fileId, name, ...document }) => ({ ...document, name: nameShown(name, fileId) }))
  }),

  serve(countOfficeWork, async ({ db }) => {
    const counts = await orderCounts(db)
    return {
      quotes: counts.find(({ status }) => isAwaitingQuote(status))?.orders ?? 0,
      documents: counts.reduce((sum, { documents }) => sum + documents, 0),
    }
  }),
]
