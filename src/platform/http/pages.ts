import * as Schema from 'effect/Schema'

const whole = (most: number) =>
  Schema.FiniteFromString.check(Schema.isInt(), Schema.isBetween({ minimum: 1, maximum: most }))

export const Page = whole(100_000)

export const pageSizes = [25, 50, 100] as const

export const paged = { page: Schema.optionalKey(Page), pageSize: Schema.optionalKey(whole(100)) }

export const rowsOf = <Row>(
  rows: readonly Row[],
  { page = 1, pageSize }: { readonly page?: number | undefined; readonly pageSize?: number | undefined },
  usual: number,
): readonly Row[] => rows.slice((page - 1) * (pageSize ?? usual), page * (pageSize ?? usual))
