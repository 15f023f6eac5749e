/** What a quantity may be: whole, between the bounds, in steps from the minimum. */
export type QuantityBounds = { readonly min: number; readonly max?: number | undefined; readonly step?: number }

/**
 * Read from what was typed: an integer, kept within the bounds; empty is 0; null is not a number (specification 2,
 * section 5). Thousands may be grouped as they may where many products are added at once.
 */
export const readQuantity = (typed: string, { min, max = Number.MAX_SAFE_INTEGER }: QuantityBounds): number | null => {
  const text = typed.replaceAll(/[\s_]/g, '').replace(/^\d{1,3}([.,]\d{3})+$/, (it) => it.replaceAll(/\D/g, ''))
  if (text === '') return 0
  if (!/^[+-]?\d+(\.\d*)?$/.test(text)) return null
  return Math.min(Math.max(Number.parseInt(text, 10), min), max)
}

/** The first `length` values of the list: from the minimum, by the step. */
export const listedQuantities = (
  { min, max = Number.MAX_SAFE_INTEGER, step = 1 }: QuantityBounds,
  length: number,
): number[] => Array.from({ length }, (_, at) => min + at * step).filter((value) => value <= max)

/** One step up or down, landing on the grid of steps and within the bounds. */
export const steppedQuantity = (
  value: number,
  direction: 1 | -1,
  { min, max = Number.MAX_SAFE_INTEGER, step = 1 }: QuantityBounds,
): number => {
  const steps = (value - min) / step
  const next = direction === 1 ? Math.floor(steps) + 1 : Math.ceil(steps) - 1
  return Math.min(Math.max(min + next * step, min), max)
}
