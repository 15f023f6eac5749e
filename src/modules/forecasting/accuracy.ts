/** What was forecast for a month and what was ordered in it. */
export type ForecastComparison = { readonly forecast: number; readonly actual: number }

/** 1 − Σ|actual − forecast| ÷ Σ max(actual, forecast). 1: exact; 0: nothing matches. null: nothing to compare. */
export const accuracyOf = (months: readonly ForecastComparison[]): number | null => {
  const apart = months.reduce((sum, { actual, forecast }) => sum + Math.abs(actual - forecast), 0)
  const most = months.reduce((sum, { actual, forecast }) => sum + Math.max(actual, forecast), 0)
  return most === 0 ? null : 1 - apart / most
}
