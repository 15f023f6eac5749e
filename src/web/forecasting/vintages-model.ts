import type { ForecastVintage } from '#modules/forecasting/contract.ts'
import { forecastFormTexts as texts } from '#texts/forecasts.ts'
import { salesTexts } from '#texts/sales.ts'
import type { ChartModel } from '#web/ui/charts/chart-model.ts'
import { count } from '#web/ui/figures/format.ts'
import { isAhead } from './filings-told.ts'

/** What came, beside what was filed first and what stood when the month began; of months to come what stands now. */
export const vintagesModel = (vintages: readonly ForecastVintage[], now: Date): ChartModel => {
  const months = vintages.toSorted((a, b) => a.year - b.year || a.month - b.month)
  const plan = (name: string, tone: number, of: (it: ForecastVintage) => number | null | undefined) =>
    ({ id: `${tone}`, kind: 'plan', name, tone, values: months.map((it) => of(it) ?? null) }) as const
  return {
    keys: months.map(({ year, month }) => `${year}${String(month).padStart(2, '0')}`),
    label: salesTexts.monthBelow,
    series: [
      {
        id: 'actual',
        kind: 'bar',
        name: texts.vintageColumns.actual,
        tone: 2,
        values: months.map((it) => (it.actual === 0 && isAhead(it, now) ? null : it.actual)),
      },
      plan(texts.firstFiled, 8, ({ filings }) => filings[0]?.orderQuantity),
      plan(texts.vintageColumns.forecast, 1, (it) =>
        isAhead(it, now) ? it.filings.at(-1)?.orderQuantity : it.forecast,
      ),
    ],
    format: count,
  }
}
