/** The value that this share of all values stays below: 0.5 the median, 0.99 all but one in a hundred. */
export const quantile = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

export const median = (values: readonly number[]): number => quantile(values, 0.5)

/** '4.1 ms' below a hundred, '120 ms' above. */
export const milliseconds = (ms: number): string => `${ms < 100 ? ms.toFixed(1) : ms.toFixed(0)} ms`

export const perSecond = (count: number, ms: number): number => (count * 1000) / ms
