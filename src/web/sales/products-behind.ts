import type { SalesEvent } from '#modules/forecasting/sales-contract.ts'

/** A product behind a bar that several share, in units. */
export type ProductBehind = {
  readonly id: string
  readonly name: string
  readonly ordered: number
  readonly forecast: number
}

type PlanKind = 'FORECAST' | 'FORECAST_DELETED'

/** Whether such events tell of a plan, not of an order. */
export const isPlanKind = (kind: SalesEvent['kind']): kind is PlanKind =>
  kind === 'FORECAST' || kind === 'FORECAST_DELETED'

/** Whether the event tells of a plan, not of an order. */
export const isPlan = ({ kind }: SalesEvent): boolean => isPlanKind(kind)

/** What the events add up to, by product, the most ordered first. */
export const productsBehind = (events: readonly SalesEvent[]): ProductBehind[] => {
  const products = new Map<string, ProductBehind>()
  for (const event of events) {
    const { id, name } = event.product
    const before = products.get(id) ?? { id, name, ordered: 0, forecast: 0 }
    const figure = isPlan(event) ? 'forecast' : 'ordered'
    products.set(id, { ...before, [figure]: before[figure] + event.quantity })
  }
  return [...products.values()].sort((a, b) => b.ordered - a.ordered || b.forecast - a.forecast)
}
