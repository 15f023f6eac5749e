import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { accuracyShown, type Measure, monthNow } from '#web/sales/chart/chart-series.ts'
import { money, percent } from '#web/ui/figures/format.ts'
import { Facts } from '#web/ui/layout/Facts.tsx'
import { CardPart } from '#web/ui/page/Card.tsx'
import { written } from './behind-columns.tsx'
import { ExplainedFigure } from './ExplainedFigure.tsx'
import { ALL_MONTHS } from './sales-filters.ts'

/** What the filters leave, summed; each sum leads to the events behind it. */
export const Totals = ({
  rows,
  months,
  asOf,
  before,
  measure,
}: {
  rows: readonly SalesRow[]
  /** Undefined: not answered yet. */
  months: readonly MonthOfOrders[] | undefined
  asOf: string | null
  /** Of the same months of the year before; null: they are not chosen. */
  before: readonly SalesRow[] | null
  /** The unit of the chart below. */
  measure: Measure
}) => {
  const accuracy = accuracyShown(rows, monthNow(asOf))
  const sum = (of: (row: SalesRow) => number, all = rows) => all.reduce((total, row) => total + of(row), 0)
  const ordered = (row: SalesRow) => (measure === 'units' ? row.orderQuantity : row.orderValue)
  const totals = [
    { name: texts.totals[measure === 'units' ? 'quantity' : 'value'], value: sum(ordered), says: measure },
    { name: texts.totals.orders, value: months?.reduce((total, { orderCount }) => total + orderCount, 0) },
    // A forecast has no price.
    ...(measure === 'units'
      ? [{ name: texts.totals.forecast, value: sum(({ forecastOrderQuantity }) => forecastOrderQuantity) }]
      : []),
  ]
  return (
    <CardPart>
      <Facts
        look="figures"
        facts={{
          ...Object.fromEntries(
            totals.map(({ name, value, says }) => [
              name,
              value === undefined ? (
                '…'
              ) : (
                <ExplainedFigure key={name} month={ALL_MONTHS} name={name} value={value}>
                  {says === 'value' && value > 0 ? money(value) : undefined}
                </ExplainedFigure>
              ),
            ]),
          ),
          [texts.totals.before[measure]]: before && written(sum(ordered, before), measure),
          [texts.totals.accuracy]:
            accuracy !== null && measure === 'units' ? (
              <span title={texts.accuracyHelp}>
                <ExplainedFigure month={ALL_MONTHS} name={texts.totals.accuracy} value={accuracy}>
                  {percent(Math.round(accuracy * 100))}
                </ExplainedFigure>
              </span>
            ) : null,
        }}
      />
    </CardPart>
  )
}
