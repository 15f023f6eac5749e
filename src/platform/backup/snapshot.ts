import type { PoolClient } from 'pg'
import { to } from 'pg-copy-streams'

import { keptTables } from './kept-tables.ts'

/** The same text for the same value, whatever the server's settings are; and the log by its indexes, in its order. */
export const plainly = `set timezone = 'UTC'; set datestyle = 'ISO'; set bytea_output = 'hex'; set client_encoding = 'UTF8';
  set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off`

const one = async <T>(client: PoolClient, sql: string): Promise<T> => (await client.query(sql)).rows[0] as T

/** A commit that has no place yet, in the turn in which it would get it. */
type WaitingCommit = { readonly id: number; readonly kinds: readonly string[]; readonly body_hash: string }

/** What the header says of this moment. Queried in the transaction that shows it. */
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

/** The tables that there are, with their columns. */
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

/** Lines as Postgres writes them: as CSV with quotes and delimiters that no JSON holds, a line of it is the JSON itself. */
const lines = (client: PoolClient, query: string): AsyncIterable<Buffer> =>
  client.query(to(`copy (${query}) to stdout with (format csv, delimiter E'\\x02', quote E'\\x01')`))

/** The rows of a table, a JSON array of texts each. */
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

/** The commits that begin in (after, upto]. Sealed ones never change: no snapshot is needed to read them. */
export const commitsIn = (client: PoolClient, after: number, upto: number): AsyncIterable<Buffer> =>
  lines(
    client,
    `select row_to_json(t) from (
       ${commitLine('l.position', 'l.kinds', `encode(l.body_hash, 'hex')`, `encode(l.chain, 'hex')`)}
       from es.log l join es.commit c on c.id = l.commit_id
       where l.position > ${after} and l.position <= ${upto} order by l.position) t`,
  )

/** What waited for its place at the moment of the backup; it is where it was recorded, whatever place it has by now. */
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
