import type {
  exportSales,
  ordersPerMonth,
  SalesEvent,
  salesChart,
  salesEvents,
} from '#modules/forecasting/sales-contract.ts'
import type { Endpoint } from '#platform/http/endpoint.ts'

/** The same call, with any permission. */
type Call<E> = E extends Endpoint<infer P, infer Q, infer B, infer A> ? Endpoint<P, Q, B, A> : never

/** Where the figures come from, one company's own or the office's, and the pages of an order and its events. */
export type SalesSource = {
  readonly chart: Call<typeof salesChart>
  readonly months: Call<typeof ordersPerMonth>
  readonly events: Call<typeof salesEvents>
  readonly file: Call<typeof exportSales>
  readonly order: (id: string) => string
  /** The history of the thing behind an event. */
  readonly story: (event: SalesEvent) => string
}
