import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { LIST_PAGE } from '#platform/http/lists.ts'
import type { Sort } from '#platform/http/sorts.ts'
import { ALPHABET, compareTexts } from '#platform/text/alphabet.ts'
import { likeInside, searchTerms } from '#platform/text/search.ts'
import { unchecked } from '#platform/typed.ts'

export type ListRows<Row> = SelectQueryBuilder<Record<string, Row>, string, {}>

type Key = RawBuilder<unknown>

/** 'es-x-icu' is no input: it is a constant. */
export const byText = (column: string): Key => sql`${sql.ref(column)} collate ${sql.raw(`"${ALPHABET}"`)}`
export const byValue = (column: string): Key => sql.ref(column)
/** Of a column that holds ids: by the places of these. */
export const byPlace = (column: string, ids: readonly string[]): Key =>
  sql`array_position(${ids}::text[], ${sql.ref(column)}::text)`
/** Of a column that holds ids: by what they are called. */
export const byName = (column: string, names: Readonly<Record<string, string>>): Key =>
  byPlace(
    column,
    Object.keys(names).toSorted((a, b) => compareTexts(names[a] ?? '', names[b] ?? '')),
  )

/**
 * Rows in an open state first, the longest waiting on top; then the others, the latest on top. The names are of columns, in
 * SQL. `indexes`: of the projection, for all rows, for those in one state, and for the counts.
 */
export const waitingFirst = ({
  state,
  open,
  since,
  closed,
}: {
  readonly state: string
  readonly open: readonly string[]
  readonly since: string
  readonly closed: string
}) => {
  const isOpen = `${state} in (${open.map((name) => `'${name}'`).join(', ')})`
  const waits = `(case when ${isOpen} then ${since} end)`
  const over = `(case when not ${isOpen} then ${closed} end)`
  return {
    indexes: [`(${waits}, ${over} desc, id)`, `(${state}, ${waits}, ${over} desc, id)`, `(${state})`],
    order: [
      [sql.raw(waits), 'asc'],
      [sql.raw(over), 'desc'],
      [sql.raw('id'), 'asc'],
    ] as const,
  }
}

/** The page of a list that its caller asks for, without its filters. */
export type PageQuery<Column extends string> = {
  readonly search?: string | undefined
  readonly sort?: Sort<Column> | undefined
  readonly page?: number | undefined
  readonly pageSize?: number | undefined
}

/** Filters of a query, which may be left out. */
export type Filters<Row> = { readonly [Name in keyof Row]?: Row[Name] | undefined }

export type ListPage<Row> = {
  readonly total: number
  readonly counts: Readonly<Record<string, number>>
  readonly rows: readonly Row[]
}

/**
 * A page of a list, with the rows in each state. `found`: under all filters but the state. `named`: adds columns that a
 * search, an order or a row needs. `keys`: columns in which a search finds. `usual`: the order without another one, and of ties.
 */
export const listPage = async <Row, Named extends Row, Column extends string>(
  list: {
    readonly found: ListRows<Row>
    readonly named: (rows: ListRows<Row>) => ListRows<Named>
    /** Of columns of the row itself. `where`: the condition that it is so, where it is not that of an index of `of`. */
    readonly state?: {
      readonly of: RawBuilder<unknown>
      readonly is: string | undefined
      readonly where?: RawBuilder<boolean> | undefined
    }
    readonly keys: readonly (keyof Named & string)[]
    readonly sorts: Readonly<Record<Column, Key>>
    readonly usual: readonly (readonly [Key, 'asc' | 'desc'])[]
  },
  { search = '', sort, page = 1, pageSize = LIST_PAGE }: PageQuery<Column>,
): Promise<ListPage<Named>> => {
  const { found, named, state, keys, sorts, usual } = list
  const terms = searchTerms(search)
  const searched = terms.reduce(
    (query, term) => query.where(({ or, eb }) => or(keys.map((key) => eb(sql.ref(key), 'like', likeInside(term))))),
    terms.length > 0 ? named(found) : unchecked<ListRows<Named>>(found),
  )
  const inState = (query: ListRows<Named>) =>
    state?.is === undefined ? query : query.where(state.where ?? sql<boolean>`${state.of} = ${state.is}`)
  const order = sort && ([sorts[sort.replace('-', '') as Column], sort.startsWith('-') ? 'desc' : 'asc'] as const)
  const ordered = [...(order ? [order] : []), ...usual].reduce(
    (query, [key, way]) => query.orderBy(key, way),
    inState(terms.length > 0 ? searched : named(found)),
  )
  const status = (state?.of ?? sql`''`) as RawBuilder<string>
  const [rows, counted] = await Promise.all([
    ordered
      .selectAll()
      .limit(pageSize)
      .offset((page - 1) * pageSize)
      .execute(),
    (state ? searched.groupBy(sql.raw('1')) : searched)
      .select(({ fn }) => [status.as('state'), fn.countAll<number>().as('rows')])
      .execute(),
  ])
  const counts = Object.fromEntries(counted.map((it) => [it.state, Number(it.rows)]))
  const all = Object.values(counts).reduce((sum, n) => sum + n, 0)
  return { total: state?.is === undefined ? all : (counts[state.is] ?? 0), counts, rows: unchecked(rows) }
}
