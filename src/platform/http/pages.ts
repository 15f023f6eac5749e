import * as Schema from 'effect/Schema'

const whole = (most: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: most }))

/** Of a list, from text: 1, 2, 3 … */
export const Page = whole(100_000)

/** How many rows a page of a list of the office may have. */
export const pageSizes = [25, 50, 100] as const

/** Which page is requested, and of how many rows. */
export const paged = { page: Schema.optionalKey(Page), pageSize: Schema.optionalKey(whole(100)) }

/** The rows of a page. `usual`: how many those are by default. */
export const rowsOf = <Row>(
  rows: readonly Row[],
  { page = 1, pageSize }: { readonly page?: number | undefined; readonly pageSize?: number | undefined },
  usual: number,
): readonly Row[] => rows.slice((page - 1) * (pageSize ?? usual), page * (pageSize ?? usual))
