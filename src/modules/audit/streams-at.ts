import { type Kysely, sql } from 'kysely'

/** The ids of the deadlines that stand for these streams, by stream. */
export const deadlinesOfStreams = async (db: Kysely<any>, kind: string, keys: readonly string[]) => {
  const { rows } = await sql<{ key: string; id: string }>`select stream_key as key, id from es.deadline
    where stream_kind = ${kind} and stream_key = any (${sql.val([...keys])})`.execute(db)
  const found = new Map<string, Set<string>>()
  for (const { key, id } of rows) found.set(key, (found.get(key) ?? new Set()).add(id))
  return found
}

/** Those of the streams that have an event above a position of the log, up to its `head`. */
export const streamsGoingOn = async (
  db: Kysely<any>,
  kind: string,
  keys: readonly string[],
  { after, head }: { readonly after: number; readonly head: number },
): Promise<ReadonlySet<string>> => {
  if (after >= head) return new Set()
  const { rows } = await sql<{ key: string }>`select s.key from es.stream s cross join lateral (
      select l.position + e.ordinal as position from es.event e join es.log l on l.commit_id = e.commit_id
      where e.stream_id = s.id and l.position + e.ordinal <= ${head} order by e.version desc limit 1) last
    where s.kind = ${kind} and s.key = any (${sql.val([...keys])}) and last.position > ${after}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
