import type { PoolClient } from 'pg'
import { to } from 'pg-copy-streams'

import { keptTables } from './kept-tables.ts'

/** Independent of the server's settings; the log in order by its indexes. */
export const plainly = `set timezone = 'UTC'; set datestyle = 'ISO'; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`

const one = async <T>(client: PoolClient, sql: string): Promise<T> => (await client.query(sql)).rows[0] as T

type WaitingCommit = { readonly id: number; readonly kinds: readonly string[]; readonly body_hash: string }

export const momentOf = async (client: PoolClient) => {
  const { rows: migrations } = await client.query<{ name: string; sha256: string }>(
    'select name, sha256 from public.migration order by name collate "C"',
  )
  const head = await one<{ position: number; chain: string } | undefined>(
    client,
    `select position + n - 1 as position, encode(chain, 'hex') as chain from es.log order by position desc limit 1`,
  )
  const { rows: waiting } = await client.query<WaitingCommit>(
    `select commit_id as id, kinds, encode(body_hash, 'hex') as body_hash
     from (select p.*, max(commit_id) over (partition by tx) as turn from es.pending p) p order by turn, commit_id`,
  )
  const about = await one<{ at: string; shifted: boolean; arrival: string; commits: number }>(
    client,
    `select to_char(es.now() at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at,
       (select shift <> '0' from es.clock) as shifted, (select last_value from es.arrival)::text as arrival,
       (select count(*) from es.log) as commits`,
  )
  return { ...about, migrations, head: head ?? null, waiting }
}

export const tablesOf = async (client: PoolClient): Promise<{ name: string; columns: string[] }[]> => {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select k.name, array_agg(a.attname::text order by a.attnum) as columns
     from unnest($1::text[]) with ordinality as k (name, place)
       join pg_attribute a on a.attrelid = to_regclass(k.name) and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     group by k.name, k.place order by k.place`,
    [keptTables.map(({ name }) => name)],
  )
  return rows
}

/** CSV with quotes and delimiters that JSON never has: each line is the JSON itself. */
const lines = (client: PoolClient, query: string): AsyncIterable<Buffer> =>
  client.query(to(`copy (${query}) to stdout with (format csv, delimiter E'\\x02', quote E'\\x01')`))

export const rowsOf = (client: PoolClient, { name, columns }: { name: string; columns: readonly string[] }) => {
  const where = keptTables.find((it) => it.name === name)?.where ?? 'true'
  const texts = columns.map((column) => `"${column}"::text`)
  return lines(client, `select array_to_json(array[${texts}]) from ${name} where ${where}`)
}

const commitLine = (position: string, kinds: string, bodyHash: string, chain: string): string =>
  `select ${position} as position, c.id::text, c.command, c.actor::text, c.role, c.on_behalf_of::text as "onBehalfOf", c.reason,
     c.origin::text, c.correlation::text, c.causation::text, (extract(epoch from c.at) * 1000000)::bigint::text as at,
     ${kinds} as kinds, ${bodyHash} as "bodyHash", ${chain} as chain,
     (select array_agg(row_to_json(e) order by e.ordinal) from (
       select e.ordinal, s.id as stream, s.kind, s.key, e.version::text, e.type, e.schema_version::text as "schemaVersion", e.data::text
       from es.event e join es.stream s on s.id = e.stream_id where e.commit_id = c.id) e) as events`

/** In (after, upto]. Immutable, so no snapshot is needed. */
export const commitsIn = (client: PoolClient, after: number, upto: number): AsyncIterable<Buffer> =>
  lines(
    client,
    `select row_to_json(t) from (
       ${commitLine('l.position', 'l.kinds', `encode(l.body_hash, 'hex')`, `encode(l.chain, 'hex')`)}
       from es.log l join es.commit c on c.id = l.commit_id
       where l.position > ${after} and l.position <= ${upto} order by l.position) t`,
  )

/** By where it was recorded, even if sealed since. */
export const waitingCommits = (client: PoolClient, waiting: readonly WaitingCommit[]): AsyncIterable<Buffer> => {
  const rows = waiting.map(({ id, kinds, body_hash }, index) => {
    const names = kinds.map((kind) => client.escapeLiteral(kind))
    return `(${index}, ${id}, array[${names}], '${body_hash}')`
  })
  return lines(
    client,
    `select row_to_json(t) from (
       ${commitLine('null::bigint', 'w.kinds', 'w.body_hash', 'null::text')}
       from (values ${rows}) as w (place, id, kinds, body_hash) join es.commit c on c.id = w.id order by w.place) t`,
  )
}
