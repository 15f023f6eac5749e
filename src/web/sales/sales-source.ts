import type {
  exportSales,
  ordersPerMonth,
  SalesEvent,
  salesChart,
  salesEvents,
} from '#modules/forecasting/sales-contract.ts'

/** Where the figures come from, one company's own or the office's, and the pages of an order and its events. */
export type SalesSource = {
  readonly chart: typeof salesChart
  readonly months: typeof ordersPerMonth
  readonly events: typeof salesEvents
  readonly file: typeof exportSales
  readonly order: (id: string) => string
  /** The history of the thing behind an event. */
  readonly story: (event: SalesEvent) => string
}
