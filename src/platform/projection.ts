import { type Compilable, type CompiledQuery, type Kysely, type RawBuilder, type SelectQueryBuilder, sql } from 'kysely'
import { unchecked } from '#platform/typed.ts'

import type { DataByType, Moment, StreamType } from './event.ts'

export type Envelope = {
  /** In the whole log: from 1, without gaps. */
  readonly position: number
  readonly kind: string
  readonly key: string
  readonly version: number
  readonly type: string
  readonly at: Moment
  readonly actor: string
  readonly role: string
  /** null: the stream belongs to no company. */
  readonly distributorId: string | null
  readonly command: string
  readonly reason: string | null
}

type Fold<Row, Data> = (row: Row | undefined, data: Data, envelope: Envelope, key: string) => Row | null

type EventsOf<Streams extends readonly StreamType[]> = Streams[number]['events'][number]

type EveryType<Row, Streams extends readonly StreamType[]> = {
  readonly [Type in keyof DataByType<readonly EventsOf<Streams>[]>]: Fold<
    Row,
    DataByType<readonly EventsOf<Streams>[]>[Type]
  >
}

/** A table of sums of its rows, which Postgres keeps in the transaction that changes them. */
export type Sums = {
  /** Of the table, in the projection's schema. */
  readonly name: string
  /** Columns that rows are summed by, such as 'company text, month text'; none is null. */
  readonly by: string
  /** Columns that are summed up, such as 'orders bigint'. A row whose sums are all 0 is removed. */
  readonly of: string
  /** A query of these columns, in this order, from `changed`: the rows of the projection that are added up. */
  readonly from: string
}

type FoldsBut<Row, Streams extends readonly StreamType[], Ignores> = Ignores extends readonly string[]
  ? Omit<EveryType<Row, Streams>, Ignores[number]>
  : Partial<EveryType<Row, Streams>>

type AnyData<Streams extends readonly StreamType[]> = DataByType<readonly EventsOf<Streams>[]>[keyof DataByType<
  readonly EventsOf<Streams>[]
>]

export type Projection<
  Row extends { id: string } = any,
  Streams extends readonly StreamType[] = readonly StreamType[],
> = {
  /** Also the name of its file, table, query key and live topic. */
  readonly name: string
  /** Raised when table or fold change: it is then rebuilt next to the live one, and cut over. */
  readonly version: number
  readonly of: Streams
  /** SQL columns in snake_case, with `id text primary key`. Use json instead of jsonb where no query looks inside. */
  readonly table: string
  /** What follows `create index on <table>`: '(distributor_id, placed_at desc, id)' or 'using gin (…)'. */
  readonly indexes: readonly string[]
  readonly sums?: readonly Sums[]
  /** The rows that an event touches; []: none. 'stream': one row for each stream, which no other stream touches. */
  readonly key: 'stream' | ((data: AnyData<Streams>, envelope: Envelope) => string | readonly string[])
  /** Every folded event adds a row of its own: no row is looked up before. */
  readonly onlyAdds?: true
  /** Types that change no row; 'others': all that `when` does not name. */
  readonly ignores?: readonly string[] | 'others'
  /** Pure: row before (undefined: none) to row after; null deletes it. Moments are ISO strings, money numbers. */
  readonly when: Partial<EveryType<Row, Streams>> | Fold<Row, AnyData<Streams>>
  /** Live topics that get an event once it is committed here: 'order:…', 'orders:<distributorId>', 'feed:<userId>', 'office:…'. */
  readonly topics?: (data: AnyData<Streams>, envelope: Envelope) => readonly string[]
  /** An event that cannot be folded stops the read model (money) or parks its stream only. */
  readonly onPoison: 'halt' | 'park'
}

type CamelCase<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Head}${Capitalize<CamelCase<Tail>>}`
  : Name
type FirstWord<Text extends string> = Text extends ` ${infer Tail}` | `\n${infer Tail}`
  ? FirstWord<Tail>
  : Text extends `${infer Head} ${string}`
    ? Head
    : never
type ColumnsIn<Table extends string, Found = never> = Table extends `${infer Column},${infer Tail}`
  ? ColumnsIn<Tail, Found | CamelCase<FirstWord<Column>>>
  : Found | CamelCase<FirstWord<Table>>
type HasColumns<Row, Table extends string, Missing = Exclude<keyof Row, ColumnsIn<Table>>> = [Missing] extends [never]
  ? unknown
  : { readonly missingColumn: Missing }

/** Curried, so that Row is named and events are inferred. An event neither folded nor ignored does not compile. */
export const projection =
  <Row extends { id: string }>() =>
  <
    const Streams extends readonly StreamType[],
    const Table extends string,
    const Ignores extends readonly (keyof EveryType<Row, Streams>)[] | 'others' = readonly [],
  >(
    declared: Omit<Projection<Row, Streams>, 'when' | 'ignores'> & { readonly table: Table } & HasColumns<
        Row,
        Table
      > & {
        readonly ignores?: Ignores
        readonly when: FoldsBut<Row, Streams, Ignores> | Fold<Row, AnyData<Streams>>
      },
  ): Projection<Row, Streams> =>
    declared as Projection<Row, Streams>

/** A missing row is a bug, described by `why`, and handled as poison. */
export const knownRow =
  (why: string) =>
  <Row>(row: Row | undefined): Row => {
    if (!row) throw new Error(why)
    return row
  }

export const schemaOf = (it: { name: string; version: number }): string => `rm_${it.name}_v${it.version}`
export const tableOf = (it: { name: string; version: number }): string => `${schemaOf(it)}.${it.name}`

export type ReadModels = {
  readonly kysely: Kysely<any>
  readonly liveVersion: (name: string) => number
}

/** The projection's table, on the live version: in SQL that `rows` does not write. */
export const tableIn = ({ liveVersion }: ReadModels, { name }: Projection): RawBuilder<unknown> =>
  sql.table(tableOf({ name, version: liveVersion(name) }))

/** One of the projection's tables of sums, on the live version. */
export const sumsIn = ({ liveVersion }: ReadModels, { name }: Projection, sums: string): RawBuilder<unknown> =>
  sql.table(`${schemaOf({ name, version: liveVersion(name) })}.${sums}`)

/** Only of what is given: so an index serves a statement that is planned before its values are known. */
export const allOf = (conditions: readonly (RawBuilder<unknown> | false | undefined)[]): RawBuilder<boolean> => {
  const given = conditions.filter((condition) => condition !== undefined && condition !== false)
  return given.length === 0 ? sql`true` : sql`${sql.join(given, sql` and `)}`
}

/** On the live version. Rows are camelCase; jsonb arrives as it was folded. */
export const rows = <Row extends { id: string }>(
  db: ReadModels,
  projection: Projection<Row, any>,
): SelectQueryBuilder<Record<string, Row>, string, {}> =>
  unchecked(
    db.kysely
      .withSchema(schemaOf({ name: projection.name, version: db.liveVersion(projection.name) }))
      .selectFrom(projection.name),
  )

/** How many rows a query finds. */
export const countOf = async (query: SelectQueryBuilder<any, any, any>): Promise<number> => {
  const { count } = await query.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
  return Number(count)
}

class Place {
  readonly name: string
  constructor(name: string) {
    this.name = name
  }
}

export type PlaceOf<Values> = <Name extends keyof Values & string>(name: Name) => Values[Name]

/** Compiled once per set of live tables: building a query may take longer than running it. `place`: a parameter. */
export const builtOnce = <Values extends object, Row>(
  of: readonly Projection[],
  build: (db: ReadModels, place: PlaceOf<Values>) => Compilable<Row>,
) => {
  const built = new WeakMap<Kysely<any>, { readonly of: string; readonly query: CompiledQuery<Row> }>()

  const queryOn = (db: ReadModels): CompiledQuery<Row> => {
    const live = of.map(({ name }) => db.liveVersion(name)).join()
    const known = built.get(db.kysely)
    if (known?.of === live) return known.query
    const query = build(db, (name) => new Place(name) as any).compile()
    built.set(db.kysely, { of: live, query })
    return query
  }

  return async (db: ReadModels, values: Values): Promise<Row[]> => {
    const query = queryOn(db)
    const parameters = query.parameters.map((it) => (it instanceof Place ? values[it.name as keyof Values] : it))
    return (await db.kysely.executeQuery<Row>({ ...query, parameters })).rows
  }
}
