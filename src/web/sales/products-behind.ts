import type { SalesEvent } from '#modules/forecasting/sales-contract.ts'
import type { Measure } from '#web/sales/chart/chart-series.ts'

/** A product behind a bar that several share, in units or cents. */
export type ProductBehind = {
  readonly id: string
  readonly name: string
  readonly ordered: number
  readonly forecast: number
}

type PlanKind = 'FORECAST' | 'FORECAST_DELETED'

/** Whether such events belong to a plan, not to an order. */
export const isPlanKind = (kind: SalesEvent['kind']): kind is PlanKind =>
  kind === 'FORECAST' || kind === 'FORECAST_DELETED'

/** Of a plan, not of an order. */
export const isPlan = ({ kind }: SalesEvent): boolean => isPlanKind(kind)

/** What an event changed: units, or cents. */
export const amountOf = ({ quantity, value }: SalesEvent, measure: Measure): number =>
  measure === 'units' ? quantity : value

/** The events that a figure in this unit is the sum of: a forecast has no price, an item may change in its price alone. */
export const eventsIn = (events: readonly SalesEvent[], measure: Measure): SalesEvent[] =>
  events.filter((event) =>
    measure === 'units' ? event.orders !== 0 || event.quantity !== 0 : !isPlan(event) && event.value !== 0,
  )

/** What the events add up to, by product, the most ordered first. */
export const productsBehind = (events: readonly SalesEvent[], measure: Measure): ProductBehind[] => {
  const products = new Map<string, ProductBehind>()
  for (const event of events) {
    const { id, name } = event.product
    const before = products.get(id) ?? { id, name, ordered: 0, forecast: 0 }
    const figure = isPlan(event) ? 'forecast' : 'ordered'
    products.set(id, { ...before, [figure]: before[figure] + amountOf(event, measure) })
  }
  return [...products.values()].sort((a, b) => b.ordered - a.ordered || b.forecast - a.forecast)
}
