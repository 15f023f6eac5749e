import * as Schema from 'effect/Schema'

import { Day, Moment } from '#platform/event.ts'
import { endpoint } from '#platform/http/endpoint.ts'

const { Array: List, FiniteFromString, Int, Literals, NullOr, optionalKey, Struct } = Schema
const Text = Schema.String
const Id = Text.check(Schema.isBetweenLength(1, 64))

const MonthKey = Text.check(Schema.isPattern(/^2[01]\d\d(0[1-9]|1[0-2])$/))

export const salesFilters = {
  categoryId: optionalKey(Id),
  subCategoryId: optionalKey(Id),
  productId: optionalKey(Id),
  countryId: optionalKey(Id),
  year: optionalKey(FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 2000, maximum: 2199 }))),
  from: optionalKey(MonthKey),
  upto: optionalKey(MonthKey),
  /** As the chart stood at the end of that day, UTC. */
  asOf: optionalKey(Day),
}
export const officeSalesFilters = { ...salesFilters, distributorId: optionalKey(Id) }

/** A product in a country in a month: specification 3 §3, "Sales forecast row". `key` is YYYYMM. */
export const SalesRow = Struct({
  category_id: Text,
  category_name: Text,
  subCategory_id: Text,
  subCategory_name: Text,
  product_id: Text,
  product_name: Text,
  country_id: Text,
  country_name: Text,
  year: Int,
  key: Text,
  orderCount: Int,
  orderQuantity: Int,
  /** Cents, at the prices of the orders before a quote adjusted them. */
  orderValue: Int,
  forecastOrderCount: Int,
  forecastOrderQuantity: Int,
  /** The forecast quantity that stood when the month began, which accuracy is measured by; null: there was none. */
  forecastQuantityBefore: NullOr(Int),
})
export type SalesRow = typeof SalesRow.Type

const reads = ['ordered_goods', 'forecasts', 'products']

export const salesChart = endpoint('GET /sales-chart', {
  may: 'orders.read',
  does: 'What the company ordered and forecast, by product, country and month.',
  costly: true,
  query: salesFilters,
  answer: List(SalesRow),
  reads,
})

export const officeSalesChart = endpoint('GET /office/sales-chart', {
  may: 'office.sales.read',
  does: 'What all companies, or one of them, ordered and forecast, by product, country and month.',
  costly: true,
  query: officeSalesFilters,
  answer: List(SalesRow),
  reads,
})

/** An order counts once in its month, however many of the products it holds. */
export const MonthOfOrders = Struct({ key: Text, year: Int, month: Int, orderCount: Int, orderQuantity: Int })
export type MonthOfOrders = typeof MonthOfOrders.Type

export const ordersPerMonth = endpoint('GET /distributors/orders-per-month', {
  may: 'orders.read',
  does: 'How many orders the company placed in each month, and how many units they hold.',
  query: salesFilters,
  answer: List(MonthOfOrders),
  reads,
})

export const officeOrdersPerMonth = endpoint('GET /office/orders-per-month', {
  may: 'office.sales.read',
  does: 'How many orders all companies, or one of them, placed in each month.',
  query: officeSalesFilters,
  answer: List(MonthOfOrders),
  reads,
})

export const SalesEvent = Struct({
  position: Int,
  at: Moment,
  kind: Literals(['ORDERED', 'CHANGED', 'ENDED', 'FORECAST', 'FORECAST_DELETED']),
  order: NullOr(Struct({ id: Text, num: Text })),
  forecastId: NullOr(Text),
  distributor: NullOr(Struct({ id: Text, name: Text })),
  product: Struct({ id: Text, name: Text }),
  country: Struct({ id: Text, name: Text }),
  /** The month that it counts in, YYYYMM: one filing is an event for each of its months. */
  key: Text,
  orders: Int,
  quantity: Int,
  /** Cents; of a forecast 0: it has no price. */
  value: Int,
})
export type SalesEvent = typeof SalesEvent.Type

export const MAXIMUM_SALES_EVENTS = 400

const behind = { key: optionalKey(MonthKey) }
const events = Struct({ total: Int, events: List(SalesEvent) })

export const salesEvents = endpoint('GET /sales-chart/events', {
  may: 'orders.read',
  does: 'The events that the figures of a month, or of all months, are the sum of, in the order of the log and by month: the first 400.',
  costly: true,
  query: { ...salesFilters, ...behind },
  answer: events,
  reads,
})

export const officeSalesEvents = endpoint('GET /office/sales-chart/events', {
  may: 'office.sales.read',
  does: 'The same for all companies, or one of them.',
  costly: true,
  query: { ...officeSalesFilters, ...behind },
  answer: events,
  reads: [...reads, 'distributors'],
})

const format = Literals(['csv', 'xlsx'])

export const exportSales = endpoint('GET /sales-chart/export.:format', {
  may: 'orders.read',
  counted: 'exports',
  does: 'The rows of the chart as a spreadsheet, the latest 5 000 at most.',
  costly: true,
  params: { format },
  query: salesFilters,
  answer: Schema.Unknown,
  reads,
})

export const exportOfficeSales = endpoint('GET /office/sales-chart/export.:format', {
  may: 'office.sales.read',
  counted: 'exports',
  does: 'The same for all companies, or one of them.',
  costly: true,
  params: { format },
  query: officeSalesFilters,
  answer: Schema.Unknown,
  reads,
})
