import type { showFigure } from '#modules/figures/contract.ts'
import type { FigureUnit } from '#platform/figure.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { periodTexts, officeFigureTexts as texts } from '#texts/office-figures.ts'
import type { ChartModel } from '#web/ui/charts/chart-model.ts'
import { count, money } from '#web/ui/figures/format.ts'

export type FigureAnswer = Answer<typeof showFigure>
/** CareCoins can be read as what they are worth. */
export type Measure = 'coins' | 'value'

/** A CareCoin is ten cents. */
const COIN_CENTS = 10

/** An amount as the reader wants it, with its unit. */
export const amountIn =
  (unit: FigureUnit, measure: Measure) =>
  (amount: number): string => {
    if (unit === 'cents') return money(amount)
    if (unit === 'coins' && measure === 'value') return money(amount * COIN_CENTS)
    return unit === 'days' ? texts.days(count(Math.round(amount * 10) / 10)) : count(amount)
  }

/** 12 %, against the year before; null: there was nothing. */
export const changeIn = (total: number | null, before: number | null): string | null => {
  if (total === null || before === null || before === 0) return null
  const percent = Math.round(((total - before) / Math.abs(before)) * 100)
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${count(Math.abs(percent))} %`
}

/** A figure by month, next to the same month of the year before where that is chosen. */
export const figureModel = (
  { months, unit }: Pick<FigureAnswer, 'months' | 'unit'>,
  { name, measure, compared }: { readonly name: string; readonly measure: Measure; readonly compared: boolean },
): ChartModel => ({
  keys: months.map(({ month }) => month),
  label: (key) => `${key.slice(5)}/${key.slice(2, 4)}`,
  series: [
    { id: 'figure', kind: 'bar', name, tone: 1, values: months.map(({ amount }) => amount) },
    ...(compared
      ? [
          {
            id: 'before',
            kind: 'line',
            name: periodTexts.before,
            tone: 3,
            values: months.map(({ before }) => before),
          } as const,
        ]
      : []),
  ],
  format: amountIn(unit, measure),
})
