import * as Schema from 'effect/Schema'
import { paged } from './pages.ts'
import { eachWay } from './sorts.ts'

export const LONGEST_SEARCH = 80

/** Rows of a page, unless the caller says how many. */
export const LIST_PAGE = 50

/** Of a list in one order, besides its filters: what is searched, and the page. */
export const pageQuery = {
  search: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(LONGEST_SEARCH))),
  ...paged,
}

/** The same of one that is sorted by these columns. */
export const listQuery = <const Column extends string>(columns: readonly Column[]) => ({
  sort: Schema.optionalKey(Schema.Literals(eachWay(columns))),
  ...pageQuery,
})

/** `total`: rows under all filters. `counts`: in each state, whichever state is chosen; '' where rows have no state. */
export const listAnswer = <Row extends Schema.Top>(row: Row) =>
  Schema.Struct({
    total: Schema.Int,
    counts: Schema.Record(Schema.String, Schema.Int),
    rows: Schema.Array(row),
  })
