import type { Kysely, SelectQueryBuilder } from 'kysely'

import type { DataByType, Moment, StreamType } from './event.ts'

/** What the platform writes around an event: who, when, for whom, why. */
export type Envelope = {
  /** Place in the log, from 1, without gaps. */
  readonly position: number
  readonly kind: string
  readonly key: string
  /** Place in its stream, from 1. */
  readonly version: number
  readonly type: string
  readonly at: Moment
  /** A user's id, or the nil uuid for the system (deadlines, reactions). */
  readonly actor: string
  /** A Role, or 'SYSTEM'. */
  readonly role: string
  /** The company whose stream it is; null where it belongs to none. */
  readonly distributorId: string | null
  readonly command: string
  readonly reason: string | null
}

type Fold<Row, Data> = (row: Row | undefined, data: Data, envelope: Envelope, key: string) => Row | null

type EventsOf<Streams extends readonly StreamType[]> = Streams[number]['events'][number]

/** One fold for each type of event of the streams. */
type EveryType<Row, Streams extends readonly StreamType[]> = {
  readonly [Type in keyof DataByType<readonly EventsOf<Streams>[]>]: Fold<
    Row,
    DataByType<readonly EventsOf<Streams>[]>[Type]
  >
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
  /** The read model's name: file, table, query key and live topic share it. */
  readonly name: string
  /** Raised when table or fold change: the platform then rebuilds next to the live one and cuts over. */
  readonly version: number
  readonly of: Streams
  /** Columns as SQL, in snake_case; `id text primary key` is one of them. Documents: jsonb, or json where many are written and no query looks inside. */
  readonly table: string
  /** What follows `create index on <table>`: '(distributor_id, placed_at desc, id)' or 'using gin (…)'. */
  readonly indexes: readonly string[]
  /** Which rows an event touches; none: []. 'stream': every stream has one row, under its own key, and no other touches it. */
  readonly key: 'stream' | ((data: AnyData<Streams>, envelope: Envelope) => string | readonly string[])
  /** Every event that is folded adds a row that no other event touches: none is looked for before it. */
  readonly onlyAdds?: true
  /** The types of events of the streams that change no row; 'others': all that `when` does not name, of a long stream. */
  readonly ignores?: readonly string[] | 'others'
  /**
   * A fold for each type of the streams that is not in `ignores`, or one function for all of them.
   * Pure: the row before (undefined: there is none) to the row after; null deletes it. Moments are ISO strings, money numbers.
   */
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
/** The columns of a table's SQL, as rows name them. */
type ColumnsIn<Table extends string, Found = never> = Table extends `${infer Column},${infer Tail}`
  ? ColumnsIn<Tail, Found | CamelCase<FirstWord<Column>>>
  : Found | CamelCase<FirstWord<Table>>
/** A field of the row that has no column does not compile. */
type HasColumns<Row, Table extends string, Missing = Exclude<keyof Row, ColumnsIn<Table>>> = [Missing] extends [never]
  ? unknown
  : { readonly missingColumn: Missing }

/** Declares a read model. Curried, so that the row is named, and events and columns are inferred. A type of event that is neither folded nor ignored does not compile. */
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

/** The row that an event changes, for folds. That there is none is a bug, described by `why`: it is handled as poison. */
export const knownRow =
  (why: string) =>
  <Row>(row: Row | undefined): Row => {
    if (!row) throw new Error(why)
    return row
  }

/** The schema and table of one version of a read model. */
export const schemaOf = (it: { name: string; version: number }): string => `rm_${it.name}_v${it.version}`
export const tableOf = (it: { name: string; version: number }): string => `${schemaOf(it)}.${it.name}`

/** What queries are handed: the database, and which version of each read model is live right now. */
export type ReadModels = {
  readonly kysely: Kysely<any>
  readonly liveVersion: (name: string) => number
}

/** Starts a query on the live version. Rows are camelCase; columns of type jsonb arrive as they were folded. */
export const rows = <Row extends { id: string }>(
  db: ReadModels,
  projection: Projection<Row, any>,
): SelectQueryBuilder<Record<string, Row>, string, {}> =>
  db.kysely
    .withSchema(schemaOf({ name: projection.name, version: db.liveVersion(projection.name) }))
    .selectFrom(projection.name) as never
