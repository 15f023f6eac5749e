import { wholeNumbers } from '#modules/ordering/terms/whole-number.ts'

/** What a quantity may be: whole, between the bounds, in steps from the minimum. */
export type QuantityBounds = { readonly min: number; readonly max?: number | undefined; readonly step?: number }

/** Integers (specification 2, section 5); empty is 0. Several: ambiguous. []: no number. Bounds are not applied. */
export const readQuantity = (typed: string): readonly number[] => {
  const text = typed.replaceAll(/[\s_]/g, '')
  if (text === '') return [0]
  const whole = wholeNumbers(text)
  return whole.length > 0 || !/^[+-]?\d{1,15}(\.\d{0,2})?$/.test(text) ? whole : [Number.parseInt(text, 10)]
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
