import type { MonthOfOrders, SalesRow } from '#modules/forecasting/sales-contract.ts'
import { salesTexts as texts } from '#texts/sales.ts'
import { Money, Num } from '#web/ui/figures/Figures.tsx'
import { money, percent } from '#web/ui/figures/format.ts'
import { AskedFigure } from './AskedFigure.tsx'
import { accuracyShown, monthNow } from './chart-series.ts'
import classes from './Sales.module.css'
import { ALL_MONTHS } from './sales-filters.ts'

/** What the filters leave, summed; each sum leads to the events behind it. */
export const Totals = ({
  rows,
  months,
  asOf,
  before,
}: {
  rows: readonly SalesRow[]
  /** Undefined: not answered yet. */
  months: readonly MonthOfOrders[] | undefined
  asOf: string | null
  /** Of the same months of the year before; null: they are not asked for. */
  before: readonly SalesRow[] | null
}) => {
  const accuracy = accuracyShown(rows, monthNow(asOf))
  const sum = (of: (row: SalesRow) => number, all = rows) => all.reduce((total, row) => total + of(row), 0)
  const totals = [
    [texts.totals.quantity, sum(({ orderQuantity }) => orderQuantity)],
    [texts.totals.orders, months?.reduce((total, { orderCount }) => total + orderCount, 0)],
    [texts.totals.forecast, sum(({ forecastOrderQuantity }) => forecastOrderQuantity)],
  ] as const
  return (
    <dl className={classes['totals']}>
      {totals.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value === undefined ? '…' : <AskedFigure month={ALL_MONTHS} name={name} value={value} />}</dd>
        </div>
      ))}
      {before && (
        <>
          <div>
            <dt>{texts.totals.before}</dt>
            <dd>
              <Num value={sum(({ orderQuantity }) => orderQuantity, before)} />
            </dd>
          </div>
          <div>
            <dt>{texts.totals.valueBefore}</dt>
            <dd>
              <Money cents={sum(({ orderValue }) => orderValue)} />{' '}
              <small>{texts.totals.against(money(sum(({ orderValue }) => orderValue, before)))}</small>
            </dd>
          </div>
        </>
      )}
      {accuracy !== null && (
        <div title={texts.accuracyHelp}>
          <dt>{texts.totals.accuracy}</dt>
          <dd>
            <AskedFigure month={ALL_MONTHS} name={texts.totals.accuracy} value={accuracy}>
              {percent(Math.round(accuracy * 100))}
            </AskedFigure>
          </dd>
        </div>
      )}
    </dl>
  )
}
