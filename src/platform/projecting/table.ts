import type { Pool, PoolClient } from 'pg'

import { unhurried } from '#platform/postgres/pool.ts'
import { type Projection, schemaOf, tableOf } from '#platform/projection.ts'
import { type Column, camelCase, copyInto, copyText } from './copying.ts'
import type { Changes, Row } from './fold.ts'
import { sumsNextTo } from './sums.ts'

/** `version` is the table's own, not that of the fold. */
export type Table = { readonly projection: Projection; readonly version: number }

export const nameOf = ({ projection, version }: Table): string => tableOf({ name: projection.name, version })

/** Rows are JSON both ways; SQL converts between snake_case and camelCase. */
export type TableAccess = {
  readonly load: (db: Pool | PoolClient, keys: readonly string[]) => Promise<Row[]>
  /** With its checkpoint. `place`: where that must be; else nothing is written, and the answer is false. */
  readonly save: (db: Pool | PoolClient, changes: Changes, to: { upto: number; place?: number }) => Promise<boolean>
  readonly copyText: (rows: readonly Row[]) => string
  /** By COPY; `saved` in its text format. `tx` must not be pipelined. */
  readonly fill: (tx: PoolClient, saved: string, before: Omit<Changes, 'saved'>) => Promise<void>
  readonly checkpoint: (tx: PoolClient, upto: number) => Promise<void>
  readonly moveTo: (upto: number) => string
  readonly selection: string
  readonly comparable: string
  readonly fromJson: string
}

const quoted = (name: string): string => `"${name}"`
const selected = ({ column, type }: Column): string => {
  const value =
    type === 'timestamp with time zone'
      ? `to_char(${quoted(column)} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`
      : quoted(column)
  return `${value} as ${quoted(camelCase(column))}`
}

/** Early vacuum keeps counts index-only. Rows up to 4 kB are not compressed. */
const STORAGE =
  'autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.02, toast_tuple_target = 4080'

/** Autovacuum is off until the indexes exist: a rebuild vacuums behind itself, and the two would compete. */
export const createTable = async (db: Pool | PoolClient, table: Table): Promise<void> => {
  const { projection, version } = table
  await db.query(`create schema if not exists ${schemaOf({ name: projection.name, version })};
    create table if not exists ${nameOf(table)} (${projection.table}) with (${STORAGE}, autovacuum_enabled = off);
    ${sumsNextTo(table)}`)
  await leaveOutOfStatistics(db, table)
}

/** No plan depends on the contents of documents, and sampling them is most of what `analyze` takes. */
const leaveOutOfStatistics = async (db: Pool | PoolClient, table: Table): Promise<void> => {
  const { rows } = await db.query<{ column: string }>(
    `select attname as column from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and atttypid = any ('{json,jsonb}'::regtype[]) and attstattarget is distinct from 0`,
    [nameOf(table)],
  )
  if (rows.length === 0) return
  const unseen = rows.map(({ column }) => `alter "${column}" set statistics 0`)
  await db.query(`alter table ${nameOf(table)} ${unseen}`)
}

export const dropTable = async (db: Pool | PoolClient, name: string, version: number): Promise<void> => {
  await db.query(`drop schema if exists ${schemaOf({ name, version })} cascade`)
}

/** After the rows: faster. `atOnce` 1 leaves a core to requests. Statistics: 9 000 rows now, 30 000 later. */
export const createIndexes = async (db: Pick<Pool, 'query'>, table: Table, atOnce: 1 | 2 = 1): Promise<void> => {
  const { name, indexes } = table.projection
  const left = indexes.map((index, i) => `create index if not exists ${name}_${i} on ${nameOf(table)} ${index}`)
  const createNext = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await db.query(next)
  }
  await Promise.all(Array.from({ length: atOnce }, createNext))
  await db.query(
    `set local default_statistics_target = 30; analyze ${nameOf(table)}; alter table ${nameOf(table)} reset (autovacuum_enabled)`,
  )
}

/** Not inside a transaction. Early, since after a checkpoint each marked page goes to the WAL whole. */
export const vacuum = async (pool: Pool, table: Table): Promise<void> => {
  await unhurried(pool).query(`vacuum (freeze, truncate off) ${nameOf(table)}`)
}

/** In a subquery, so that the plan does not depend on their number: else Postgres plans each statement again. */
const hasOneOf = (ids: string): string => `id = any (array(select unnest(${ids}::text[])))`

export const accessTo = async (db: Pool | PoolClient, table: Table): Promise<TableAccess> => {
  const { projection, version } = table
  const name = nameOf(table)
  const { rows: columns } = await db.query<Column>(
    `select attname as column, format_type(atttypid, atttypmod) as type from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped order by attnum`,
    [name],
  )
  const known = new Set(columns.map(({ column }) => camelCase(column)))
  const names = columns.map(({ column }) => quoted(column))
  const fields = columns.map(({ column }) => quoted(camelCase(column)))
  const others = names.filter((column) => column !== quoted('id'))
  const change = others.length ? `update set ${others.map((column) => `${column} = excluded.${column}`)}` : 'nothing'
  const selection = columns.map(selected).join(', ')
  const recordset = `json_to_recordset($1) as given (${columns.map(({ column, type }) => `${quoted(camelCase(column))} ${type}`)})`

  const checkpoint = (upto: string) =>
    `update es.projection set position = ${upto}, error = null, halted_at = null where name = '${projection.name}' and version = ${version}`

  const checkColumns = (row: Row): void => {
    for (const field in row) if (!known.has(field)) throw new TypeError(`${name} has no column for ${field}`)
  }

  return {
    selection,
    comparable: columns.map(({ column, type }) => quoted(column) + (type === 'json' ? '::jsonb' : '')).join(', '),
    fromJson: `select ${fields.map((field, i) => `${field} as ${names[i]}`)} from ${recordset}`,

    load: async (db, keys) => {
      if (keys.length === 0) return []
      const { rows } = await db.query<{ rows: Row[] | null }>({
        name: `load-${projection.name}-${version}`,
        text: `select json_agg(t) as rows from (select ${selection} from ${name} where ${hasOneOf('$1')}) t`,
        values: [keys],
      })
      return rows[0]!.rows ?? []
    },

    save: async (db, { saved, deleted }, { upto, place = null }) => {
      saved.forEach(checkColumns)
      const { rowCount } = await db.query({
        name: `save-${projection.name}-${version}`,
        text: `with moved as (
            ${checkpoint('$3')} and position = coalesce($4, position) returning true
          ), saved as (
            insert into ${name} (${names}) select ${fields} from ${recordset} where exists (select from moved)
            on conflict (id) do ${change}
          ), gone as (
            delete from ${name} where exists (select from moved) and ${hasOneOf('$2')}
          ) select from moved`,
        values: [JSON.stringify(saved), deleted, upto, place],
      })
      return rowCount === 1
    },

    copyText: (rows) => {
      rows.forEach(checkColumns)
      return copyText(columns, rows)
    },

    fill: async (tx, saved, { deleted, replaced }) => {
      const gone = [...deleted, ...replaced]
      if (gone.length > 0) await tx.query(`delete from ${name} where id = any ($1)`, [gone])
      await copyInto(tx, name, columns, saved)
    },

    moveTo: (upto) => checkpoint(String(upto)),

    checkpoint: async (tx, upto) => {
      await tx.query({ name: `checkpoint-${projection.name}-${version}`, text: checkpoint('$1'), values: [upto] })
    },
  }
}
