import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { percent } from '#web/ui/figures/format.ts'
import { AskedFigure } from './AskedFigure.tsx'
import { accuracyShown, monthNow } from './chart-series.ts'
import classes from './Sales.module.css'
import { ALL_MONTHS } from './sales-filters.ts'

/** What the filters leave, summed; each sum leads to the events behind it. */
export const Totals = ({
  rows,
  months,
  asOf,
}: {
  rows: readonly SalesRow[]
  months: readonly MonthOfOrders[]
  asOf: string | null
}) => {
  const accuracy = accuracyShown(rows, monthNow(asOf))
  const sum = (of: (row: SalesRow) => number) => rows.reduce((total, row) => total + of(row), 0)
  const totals = [
    [texts.totals.quantity, sum(({ orderQuantity }) => orderQuantity)],
    [texts.totals.orders, months.reduce((total, { orderCount }) => total + orderCount, 0)],
    [texts.totals.forecast, sum(({ forecastOrderQuantity }) => forecastOrderQuantity)],
  ] as const
  return (
    <dl className={classes['totals']}>
      {totals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <AskedFigure month={ALL_MONTHS} name={name} value={value} />
          </dd>
        </div>
      ))}
      {accuracy !== null && (
        <div title={texts.accuracyHelp}>
          <dt>{texts.totals.accuracy}</dt>
          <dd>{percent(Math.round(accuracy * 100))}</dd>
        </div>
      )}
    </dl>
  )
}
