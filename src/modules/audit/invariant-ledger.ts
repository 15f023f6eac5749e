import { type Kysely, sql } from 'kysely'

import type { Moment } from '#platform/event.ts'

/** Where a rule does not hold. */
export type Breach = {
  readonly streamKind: string
  readonly streamKey: string
  readonly says: string
  /** Of the event that it was seen at. */
  readonly position: number
}

export type Checked = {
  readonly name: string
  readonly position: number
  readonly lookedAt: number
  readonly checkedAt: Moment | null
}

/**
 * How far a rule was checked, and what a series remembers. Once a day it begins with the first event again: what was
 * damaged since it was looked at is found although no event tells of it.
 */
export const progressOf = async (db: Kysely<any>, name: string): Promise<{ position: number; memory: unknown }> => {
  const isOld = sql`it.begun_at <= es.now() - interval '1 day'`
  const { rows } = await sql<{ position: number; memory: unknown }>`
    insert into audit.invariant as it (name) values (${name}) on conflict (name) do update set
      position = case when ${isOld} then 0 else it.position end,
      looked_at = case when ${isOld} then 0 else it.looked_at end,
      memory = case when ${isOld} then null else it.memory end,
      begun_at = case when ${isOld} then es.now() else it.begun_at end
    returning position, memory`.execute(db)
  return rows[0]!
}

/**
 * What was found in a stretch of the log takes the place of what was found before in the streams that were looked at. What
 * was seen at an event beyond the stretch stays: while all is checked anew, nobody has looked there again.
 */
export const keepFindings = async (
  db: Kysely<any>,
  name: string,
  it: {
    readonly upto: number
    readonly lookedAt: readonly { readonly kind: string; readonly key: string }[]
    readonly memory: unknown
    readonly breaches: readonly Breach[]
    /** Findings of a series stay: its later members say nothing of the earlier ones. */
    readonly replacing: boolean
  },
): Promise<void> => {
  await db.transaction().execute(async (tx) => {
    if (it.replacing && it.lookedAt.length > 0)
      await sql`delete from audit.breach b using jsonb_to_recordset(${JSON.stringify(it.lookedAt)}::jsonb) as s (kind text, key text)
        where b.invariant = ${name} and b.position <= ${it.upto} and b.stream_kind = s.kind and b.stream_key = s.key`.execute(
        tx,
      )
    await sql`insert into audit.breach (invariant, stream_kind, stream_key, says, position)
      select ${name}, b.* from jsonb_to_recordset(${JSON.stringify(it.breaches)}::jsonb)
        as b ("streamKind" text, "streamKey" text, says text, position bigint) on conflict do nothing`.execute(tx)
    await sql`update audit.invariant set position = ${it.upto}, looked_at = looked_at + ${it.lookedAt.length},
      memory = ${JSON.stringify(it.memory ?? null)}::jsonb, checked_at = es.now() where name = ${name}`.execute(tx)
  })
}

/** From the beginning again. What was found stays until it is looked at anew. */
export const startAnew = async (db: Kysely<any>): Promise<void> => {
  await sql`update audit.invariant set position = 0, looked_at = 0, memory = null, begun_at = es.now()`.execute(db)
}

export const everyChecked = async (db: Kysely<any>): Promise<Map<string, Checked>> => {
  const { rows } = await sql<Checked>`select name, position, looked_at as "lookedAt", checked_at as "checkedAt"
    from audit.invariant`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

/** The newest of them, and how many there are of each rule. */
export const everyBreach = async (db: Kysely<any>, most: number) => {
  const { rows } = await sql<Breach & { invariant: string; foundAt: Moment; n: number }>`
    select * from (select invariant, stream_kind as "streamKind", stream_key as "streamKey", says, position,
        found_at as "foundAt", count(*) over (partition by invariant) as n,
        row_number() over (partition by invariant order by position desc) as place
      from audit.breach) b where place <= ${most} order by invariant, position desc`.execute(db)
  return rows
}

/** The streams in which this rule was found not to hold: they are looked at whether a sample holds them or not. */
export const breachedStreams = async (db: Kysely<any>, name: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ key: string }>`
    select distinct stream_key as key from audit.breach where invariant = ${name}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}

/** The ids of the deadlines that stand for these streams, by stream. */
export const deadlinesOfStreams = async (db: Kysely<any>, kind: string, keys: readonly string[]) => {
  const { rows } = await sql<{ key: string; id: string }>`select stream_key as key, id from es.deadline
    where stream_kind = ${kind} and stream_key = any (${sql.val([...keys])})`.execute(db)
  const found = new Map<string, Set<string>>()
  for (const { key, id } of rows) found.set(key, (found.get(key) ?? new Set()).add(id))
  return found
}
