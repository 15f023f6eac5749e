import * as Schema from 'effect/Schema'

/** Integer cents of a dollar: 123450 is '$1 234.50'. Never negative. */
export const Cents = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000_000 })).pipe(
  Schema.brand('Cents'),
)
export type Cents = typeof Cents.Type

export const TWO_DECIMALS = Schema.makeFilter(
  (value: number) => value === Math.round(value * 100) / 100 || 'Must be from 0 to 100, with at most two decimals',
)

/** Percent with at most two decimals, 0 to 100. */
export const Percent = Schema.Finite.check(Schema.isBetween({ minimum: 0, maximum: 100 }), TWO_DECIMALS).pipe(
  Schema.brand('Percent'),
)
export type Percent = typeof Percent.Type

/** Throws unless whole and not negative. */
export const cents = (value: number): Cents => {
  if (!Number.isSafeInteger(value) || value < 0) throw new RangeError(`${value} is not an amount of cents`)
  return value as Cents
}

export const percent = (value: number): Percent => value as Percent

/** The only rounding rule: half away from zero, on exact integers. */
export const roundedDivision = (numerator: number, denominator: number): number => {
  const n = BigInt(numerator)
  const d = BigInt(denominator)
  const magnitude = n < 0n ? -n : n
  const rounded = (2n * magnitude + d) / (2n * d)
  return Number(n < 0n ? -rounded : rounded)
}

export const lessPercent = (price: Cents, off: Percent | 0): Cents =>
  cents(roundedDivision(price * (10_000 - Math.round(off * 100)), 10_000))

export const percentOf = (amount: Cents, off: Percent): Cents =>
  cents(roundedDivision(amount * Math.round(off * 100), 10_000))

export const sum = (amounts: Iterable<number>): Cents => {
  let total = 0
  for (const amount of amounts) total += amount
  return cents(total)
}
