import * as Schema from 'effect/Schema'

/** Whole CareCoins; one is worth 10 cents. Never negative. */
export const CareCoins = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 })).pipe(
  Schema.brand('CareCoins'),
)
export type CareCoins = typeof CareCoins.Type

/** Throws unless whole and not negative. */
export const careCoins = (value: number): CareCoins => {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not a number of CareCoins`)
  return value as CareCoins
}
