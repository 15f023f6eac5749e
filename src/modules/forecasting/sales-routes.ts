import { countryNamed } from '#modules/catalogue/events.ts'
import { ownCompany } from '#platform/access/own-company.ts'
import type { Day } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { utcDay } from '#platform/moment.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { MAXIMUM_ROWS, type SpreadsheetFormat, spreadsheet } from '#platform/spreadsheet/spreadsheet.ts'
import { say } from '#platform/text/say.ts'
import { stillToCome } from '#platform/time/as-of.ts'
import { distributorOf, distributorsById } from '#projections/distributors.ts'
import { planChangeCountIn, planChangesIn, plannedIn } from '#projections/forecasts.ts'
import { monthsOfOrders, orderChangeCountIn, orderChangesIn, orderedIn } from '#projections/ordered_goods.ts'
import { productClasses } from '#projections/products.ts'
import type { FigureChange } from './figure-contract.ts'
import {
  exportOfficeSales,
  exportSales,
  MAXIMUM_SALES_EVENTS,
  officeOrdersPerMonth,
  officeSalesChart,
  officeSalesEvents,
  ordersPerMonth,
  type SalesEvent,
  type SalesRow,
  salesChart,
  salesEvents,
} from './sales-contract.ts'
import { pastDay, type SalesQuestion, salesMonths, salesRows, scopeOf } from './sales-rows.ts'

/** Whose figures they are, and as of when. */
type Of = { readonly company: string; readonly asOf: Day }

/** The rows of the chart, the oldest month first as in the chart; of too many for one file the latest. */
const salesSheet = (rows: readonly SalesRow[], { company, asOf }: Of): Sheet<SalesRow> => ({
  name: 'sales',
  rows: rows.slice(-MAXIMUM_ROWS),
  columns: [
    { header: say('Month'), kind: 'text', value: ({ key }) => `${key.slice(0, 4)}-${key.slice(4)}` },
    { header: say('Category'), kind: 'text', value: ({ category_name }) => category_name, width: 24 },
    { header: say('Sub-category'), kind: 'text', value: ({ subCategory_name }) => subCategory_name, width: 24 },
    { header: say('Product'), kind: 'text', value: ({ product_name }) => product_name, width: 36 },
    { header: say('Country'), kind: 'text', value: ({ country_name }) => country_name, width: 18 },
    { header: say('Orders'), kind: 'count', value: ({ orderCount }) => orderCount },
    { header: say('Quantity'), kind: 'count', value: ({ orderQuantity }) => orderQuantity },
    { header: say('Value'), kind: 'cents', value: ({ orderValue }) => orderValue, width: 16 },
    { header: say('Forecast orders'), kind: 'count', value: ({ forecastOrderCount }) => forecastOrderCount, width: 16 },
    {
      header: say('Forecast quantity'),
      kind: 'count',
      value: ({ forecastOrderQuantity }) => forecastOrderQuantity,
      width: 18,
    },
    {
      header: say('Forecast when the month began'),
      kind: 'count',
      value: ({ forecastQuantityBefore }) => forecastQuantityBefore,
      width: 30,
    },
    { header: say('Company'), kind: 'text', value: () => company, width: 30 },
    { header: say('As of'), kind: 'day', value: () => asOf, width: 12 },
  ],
})

type Company = { readonly id: string; readonly name: string }

const kindOf = ({ type, filing }: FigureChange): SalesEvent['kind'] => {
  if (type === 'OrderPlaced') return 'ORDERED'
  if (type === 'OrderItemsChanged') return 'CHANGED'
  if (type !== null) return 'ENDED'
  return filing === null ? 'FORECAST_DELETED' : 'FORECAST'
}

const eventOf = (change: FigureChange, distributor: Company | null): SalesEvent => ({
  position: change.position,
  at: change.at,
  kind: kindOf(change),
  order: change.orderId === null || change.num === null ? null : { id: change.orderId, num: change.num },
  forecastId: change.forecastId,
  distributor,
  product: { id: change.product, name: change.productName },
  country: { id: change.countryId, name: countryNamed(change.countryId, change.countryName) },
  key: change.month,
  orders: change.orders,
  quantity: change.units,
  value: change.value,
})

type SalesQuery<Input> = { readonly input: Input; readonly now: Date }

/** Why the query cannot be answered, or null. */
const notYet = ({ input, now }: SalesQuery<{ readonly asOf?: Day }>) => stillToCome(input.asOf, now)

/** The query over all companies, or over the one that is named. */
const question = <Input extends { readonly asOf?: Day }>({ input: { asOf, ...query }, now }: SalesQuery<Input>) => {
  const day = pastDay(asOf, now)
  return { ...query, ...(day && { asOf: day }) }
}

/** A distributor queries its own company, and no other. */
const ownQuestion = <Input extends { readonly asOf?: Day }>(
  asking: SalesQuery<Input> & { readonly me: { readonly distributorId: string | null } },
) => ({ ...question(asking), distributorId: ownCompany(asking.me) })

const rowsOf = async (db: ReadModels, query: SalesQuestion) => {
  const products = await productClasses(db)
  const scope = scopeOf(query, products)
  const [ordered, planned] = await Promise.all([orderedIn(db, scope), plannedIn(db, scope)])
  return salesRows(ordered, planned, products)
}

const monthsOf = async (db: ReadModels, query: SalesQuestion) =>
  salesMonths(await monthsOfOrders(db, scopeOf(query, await productClasses(db))))

/** Of orders and of plans, in the order of the log. */
const changesOf = async (db: ReadModels, query: SalesQuestion) => {
  const scope = scopeOf(query, await productClasses(db))
  const [ordered, planned, ...counts] = await Promise.all([
    orderChangesIn(db, scope, MAXIMUM_SALES_EVENTS),
    planChangesIn(db, scope, MAXIMUM_SALES_EVENTS),
    orderChangeCountIn(db, scope),
    planChangeCountIn(db, scope),
  ])
  return {
    total: counts[0] + counts[1],
    changes: [...ordered, ...planned].sort((a, b) => a.position - b.position).slice(0, MAXIMUM_SALES_EVENTS),
  }
}

const eventsBehind = async (db: ReadModels, query: SalesQuestion, named: boolean) => {
  const { changes, total } = await changesOf(db, query)
  const ids = named ? changes.map(({ distributorId }) => distributorId) : []
  const companies = await distributorsById(db, ids)
  const companyOf = (id: string): Company | null =>
    named ? { id, name: companies.get(id)?.organizationName ?? '—' } : null
  return {
    total,
    events: changes.map((it) => eventOf(it, companyOf(it.distributorId))),
  }
}

const salesFile = async (db: ReadModels, format: SpreadsheetFormat, query: SalesQuestion, now: Date) => {
  const company = query.distributorId === undefined ? null : await distributorOf(db, query.distributorId)
  return spreadsheet(
    format,
    salesSheet(await rowsOf(db, query), {
      company: company === null ? say('All companies') : (company?.organizationName ?? '—'),
      asOf: query.asOf ?? utcDay(now),
    }),
  )
}

export const salesRoutes = [
  serve(salesChart, ({ db, ...asking }) => notYet(asking) ?? rowsOf(db, ownQuestion(asking))),
  serve(officeSalesChart, ({ db, ...asking }) => notYet(asking) ?? rowsOf(db, question(asking))),
  serve(ordersPerMonth, ({ db, ...asking }) => notYet(asking) ?? monthsOf(db, ownQuestion(asking))),
  serve(officeOrdersPerMonth, ({ db, ...asking }) => notYet(asking) ?? monthsOf(db, question(asking))),
  serve(salesEvents, ({ db, ...asking }) => notYet(asking) ?? eventsBehind(db, ownQuestion(asking), false)),
  serve(officeSalesEvents, ({ db, ...asking }) => notYet(asking) ?? eventsBehind(db, question(asking), true)),
  serve(
    exportSales,
    async ({ db, ...asking }) => notYet(asking) ?? salesFile(db, asking.input.format, ownQuestion(asking), asking.now),
  ),
  serve(
    exportOfficeSales,
    async ({ db, ...asking }) => notYet(asking) ?? salesFile(db, asking.input.format, question(asking), asking.now),
  ),
]
