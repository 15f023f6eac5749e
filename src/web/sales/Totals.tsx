import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { accuracyShown, type Measure, monthNow } from '#web/sales/chart/chart-series.ts'
import { money, percent } from '#web/ui/figures/format.ts'
import { written } from './behind-columns.tsx'
import { ExplainedFigure } from './ExplainedFigure.tsx'
import classes from './Sales.module.css'
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
    <dl className={classes['totals']}>
      {totals.map(({ name, value, says }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {value === undefined ? (
              '…'
            ) : (
              <ExplainedFigure month={ALL_MONTHS} name={name} value={value}>
                {says === 'value' && value > 0 ? money(value) : undefined}
              </ExplainedFigure>
            )}
          </dd>
        </div>
      ))}
      {before && (
        <div>
          <dt>{texts.totals.before[measure]}</dt>
          <dd>{written(sum(ordered, before), measure)}</dd>
        </div>
      )}
      {accuracy !== null && measure === 'units' && (
        <div title={texts.accuracyHelp}>
          <dt>{texts.totals.accuracy}</dt>
          <dd>
            <ExplainedFigure month={ALL_MONTHS} name={texts.totals.accuracy} value={accuracy}>
              {percent(Math.round(accuracy * 100))}
            </ExplainedFigure>
          </dd>
        </div>
      )}
    </dl>
  )
}
