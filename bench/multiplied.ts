import type { Pool } from 'pg'

import { REACT_TO_NOTHING } from './recording.ts'

/** The orders that are copied, as they were recorded. */
const LIVES = 'bench_lives'

/** Of one copy: its number, and how far its positions and commits are from those that are copied. */
type Copy = { readonly number: number; readonly positions: number; readonly commits: number }
type Statement = (copy: Copy) => string

/** Positions of the log that are copied, both included. */
type Range = { readonly first: number; readonly last: number; readonly firstCommit: number }

/**
 * Ids of version 7 as the portal makes them, an hour earlier for each copy: new rows come at the end of every index. Other
 * ids, such as positions, are hashed. The same each time.
 */
const COPIED_ID = `create or replace function bench_id(number bigint, id text) returns text language sql immutable as $$
  select case when id !~ '^[0-9a-f]{8}-[0-9a-f]{4}-7' then md5(number || id)::uuid::text
    else regexp_replace(
      lpad(to_hex(('x' || translate(left(id, 13), '-', ''))::bit(48)::bigint - number * 3600000), 12, '0'),
      '(.{8})', '\\1-') || '-7' || substr(md5(number || id), 1, 3) || '-8' || substr(md5(number || id), 4, 3)
      || '-' || right(md5(number || id), 12) end $$`
const idIn = ({ number }: Copy, id: string) => `bench_id(${number}, ${id}::text)`
const keyIn = (copy: Copy) => idIn(copy, 'l.key')
const numIn = ({ number }: Copy) =>
  `left(l.num, 5) || lpad((${number * 1_000_000} + right(l.num, 7)::int)::text, 9, '0')`
const renamedIn = (copy: Copy, text: string) =>
  `replace(replace(${text}, l.key, ${keyIn(copy)}), l.num, ${numIn(copy)})`

/** The rows of a table that are copied, in one of their own: else every copy would read those before it. */
const kept = (table: string) => `bench_${table.replaceAll(/\W/g, '_')}`
const keep = async (owner: Pool, table: string, column: string): Promise<void> => {
  const of = table.startsWith('es.') ? 'l.stream::text' : 'l.key'
  await owner.query(`create table if not exists ${kept(table)} as
    select t.* from ${LIVES} l join ${table} t on t.${column}::text = ${of}`)
  await owner.query(`analyze ${kept(table)}`)
}

const ofLog = ({ first, last }: Range): readonly Statement[] => [
  (copy) => `insert into es.stream (id, kind, key, version)
    select ${idIn(copy, 's.id')}::uuid, s.kind, ${keyIn(copy)}, s.version
    from ${LIVES} l join ${kept('es.stream')} s on s.id = l.stream`,
  ({
    commits,
  }) => `insert into es.commit (id, command, actor, role, on_behalf_of, reason, origin, correlation, causation, at)
    select c.id + ${commits}, command, actor, role, on_behalf_of, reason, origin, correlation, causation, at
    from es.log g join es.commit c on c.id = g.commit_id where g.position between ${first} and ${last}`,
  (copy) => `insert into es.event (stream_id, version, commit_id, ordinal, type, schema_version, data)
    select ${idIn(copy, 'e.stream_id')}::uuid, e.version, e.commit_id + ${copy.commits}, e.ordinal, e.type,
      e.schema_version, ${renamedIn(copy, 'e.data::text')}::json
    from ${LIVES} l join ${kept('es.event')} e on e.stream_id = l.stream`,
  ({ positions, commits }) => `insert into es.log (position, n, commit_id, kinds, body_hash, chain)
    select position + ${positions}, n, commit_id + ${commits}, kinds, body_hash, chain
    from es.log where position between ${first} and ${last}`,
]

type Table = { readonly name: string; readonly columns: readonly string[] }

const tablesOf = async (owner: Pool): Promise<readonly Table[]> =>
  (
    await owner.query<Table>(
      `select format('%I.%I', table_schema, table_name) as name, array_agg(column_name::text) as columns
       from information_schema.columns join es.projection p on table_schema = 'rm_' || p.name || '_v' || p.version
       where p.state = 'live' and table_name = p.name group by table_schema, table_name`,
    )
  ).rows

/** The column of a table by which its rows belong to orders; undefined: none. */
const columnOfOrders = async (owner: Pool, { name, columns }: Table): Promise<string | undefined> => {
  for (const column of ['order_id', 'key', 'id'].filter((it) => columns.includes(it))) {
    const { rowCount } = await owner.query(`select from ${name} t join ${LIVES} l on l.key = t.${column}::text limit 1`)
    if (rowCount) return column
  }
  return undefined
}

/** An order's history has its positions, padded, as ids; what is a row of its own, such as a note, a new id. */
const ofReadModel =
  ({ name, columns }: Table, column: string): Statement =>
  (copy) => {
    const position = `t.position + ${copy.positions}`
    const moved = columns.includes('position')
      ? `jsonb_build_object('position', ${position}, 'id', lpad((${position})::text, 12, '0'))`
      : `case when strpos(t.id, l.key) = 0 then jsonb_build_object('id', ${idIn(copy, 't.id')}) else '{}' end`
    return `insert into ${name} select r.*
      from ${LIVES} l join ${kept(name)} t on t.${column}::text = l.key cross join lateral
        jsonb_populate_record(null::${name}, ${renamedIn(copy, 'to_jsonb(t)::text')}::jsonb || ${moved}) r`
  }

/** Takes the indexes of these tables away; answers what makes them again. */
const withoutIndexes = async (owner: Pool, tables: readonly string[]): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ name: string; definition: string }>(
    `select format('%I.%I', schemaname, indexname) as name, indexdef as definition from pg_indexes
     where format('%I.%I', schemaname, tablename) = any($1)
       and not exists (select from pg_constraint c where c.conindid = format('%I.%I', schemaname, indexname)::regclass)`,
    [tables],
  )
  for (const { name } of rows) await owner.query(`drop index ${name}`)
  return rows.map(({ definition }) => definition)
}

const rangeOf = async (owner: Pool): Promise<Range> => {
  await owner.query(COPIED_ID)
  await owner.query(`create table if not exists ${LIVES} as select s.id as stream, s.key, e.data ->> 'num' as num
    from es.stream s join es.event e on e.stream_id = s.id and e.version = 1
    where s.kind = 'order' and e.data ->> 'num' ~ '^2025-[0-9]{7}$'`)
  await owner.query(`create unique index if not exists bench_lives_key on ${LIVES} (key)`)
  await owner.query(`analyze ${LIVES}`)
  const { rows } = await owner.query<Record<keyof Range, string>>(
    `select min(position) as first, max(position + n - 1) as last, min(commit_id) as "firstCommit" from es.log
     where commit_id in (select e.commit_id from es.event e join ${LIVES} l on l.stream = e.stream_id)`,
  )
  const { first, last, firstCommit } = rows[0]!
  return { first: Number(first), last: Number(last), firstCommit: Number(firstCommit) }
}

const HEADS = 'select (select max(position + n) from es.log) as position, (select max(id) + 1 from es.commit) as commit'

/**
 * Writes the orders with numbers of seven digits again, as copies number `from` to `upto`: in the log and in every read
 * model, as if each had been recorded and folded. Their hashes are those of the orders that are copied. No program may run on the database, and the orders must have been recorded in one piece.
 */
export const multiply = async (
  owner: Pool,
  { from, upto }: { readonly from: number; readonly upto: number },
): Promise<void> => {
  const range = await rangeOf(owner)
  await keep(owner, 'es.stream', 'id')
  await keep(owner, 'es.event', 'stream_id')
  const copied: { readonly table: string; readonly statement: Statement }[] = []
  for (const table of await tablesOf(owner)) {
    const column = await columnOfOrders(owner, table)
    if (!column) continue
    await keep(owner, table.name, column)
    copied.push({ table: table.name, statement: ofReadModel(table, column) })
  }
  const definitions = await withoutIndexes(
    owner,
    copied.map(({ table }) => table),
  )
  const statements = [...ofLog(range), ...copied.map(({ statement }) => statement)]
  for (let number = from; number <= upto; number++) {
    const { rows } = await owner.query<{ position: string; commit: string }>(HEADS)
    const positions = Number(rows[0]!.position) - range.first
    const commits = Number(rows[0]!.commit) - range.firstCommit
    await Promise.all(statements.map((statement) => owner.query(statement({ number, positions, commits }))))
  }
  for (const definition of definitions) await owner.query(definition)
  await owner.query("select setval('es.arrival', (select max(id) from es.commit))")
  await owner.query('update es.projection set position = (select max(position + n - 1) from es.log)')
  await owner.query(REACT_TO_NOTHING)
}
