import type { ForecastVintage } from '#modules/forecasting/contract.ts'
import { keyOf, monthOfKey, monthsAhead, monthsFrom } from '#modules/forecasting/months.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { forecastFormTexts as texts } from '#texts/forecasts.ts'
import { salesTexts } from '#texts/sales.ts'
import type { ChartModel } from '#web/ui/charts/chart-model.ts'
import { count } from '#web/ui/figures/format.ts'
import { isAhead } from './filing-times.ts'

/** What was ordered, next to what was filed first and what was planned when the month began; of months to come the current plan. */
export const vintagesModel = (vintages: readonly ForecastVintage[], now: Date): ChartModel => {
  const known = new Map(vintages.map((it) => [keyOf(it), it]))
  const ends = [...known.keys()].toSorted(compareTexts)
  const [first, last] = [monthOfKey(ends[0] ?? ''), monthOfKey(ends.at(-1) ?? '')]
  // Months that no filing covered keep their place.
  const keys = ends.length === 0 ? [] : monthsFrom(first, monthsAhead(last, first) + 1).map(keyOf)
  const values = (of: (it: ForecastVintage) => number | null | undefined) =>
    keys.map((key) => {
      const vintage = known.get(key)
      return (vintage && of(vintage)) ?? null
    })
  const plan = (name: string, tone: number, of: (it: ForecastVintage) => number | null | undefined) =>
    ({ id: `${tone}`, kind: 'plan', name, tone, values: values(of) }) as const
  return {
    keys,
    label: salesTexts.monthBelow,
    series: [
      {
        id: 'actual',
        kind: 'bar',
        name: texts.vintageColumns.actual,
        tone: 2,
        values: values((it) => (it.actual === 0 && isAhead(it, now) ? null : it.actual)),
      },
      plan(texts.firstFiled, 8, ({ filings }) => filings[0]?.orderQuantity),
      plan(texts.vintageColumns.forecast, 1, (it) =>
        isAhead(it, now) ? it.filings.at(-1)?.orderQuantity : it.forecast,
      ),
    ],
    format: count,
  }
}
