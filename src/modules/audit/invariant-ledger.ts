import { type Kysely, sql } from 'kysely'

import type { Moment } from '#platform/event.ts'

export type Breach = {
  readonly streamKind: string
  readonly streamKey: string
  readonly says: string
  readonly position: number
}

export type CheckedInvariant = {
  readonly name: string
  readonly position: number
  readonly lookedAt: number
  readonly checkedAt: Moment | null
}

/** `walk`: each one begins with the first event. `isBroken`: breaches are known. */
export type Progress = {
  readonly name: string
  readonly position: number
  readonly memory: unknown
  readonly walk: number
  readonly isBroken: boolean
}

/** Each rule starts over daily, to find damage that no event records. At the log's end a rule is checked. */
export const progressOf = async (
  db: Kysely<any>,
  names: readonly string[],
): Promise<{ head: number; rules: readonly Progress[] }> => {
  const isOld = sql`it.begun_at <= es.now() - interval '1 day'`
  const head = sql`coalesce((select position + n - 1 from es.log order by position desc limit 1), 0)`
  const { rows } = await sql<Progress & { head: number }>`
    insert into audit.invariant as it (name) select unnest(${sql.val([...names])}::text[])
    on conflict (name) do update set
      position = case when ${isOld} then 0 else it.position end,
      looked_at = case when ${isOld} then 0 else it.looked_at end,
      memory = case when ${isOld} then null else it.memory end,
      walk = case when ${isOld} then it.walk + 1 else it.walk end,
      begun_at = case when ${isOld} then es.now() else it.begun_at end,
      checked_at = case when it.position >= ${head} then es.now() else it.checked_at end
    returning name, position, memory, walk, ${head} as head,
      exists (select from audit.breach b where b.invariant = it.name) as "isBroken"`.execute(db)
  return { head: rows[0]?.head ?? 0, rules: rows }
}

export type Findings = {
  readonly walk: number
  readonly upto: number
  readonly lookedAt: readonly { readonly kind: string; readonly key: string }[]
  readonly memory: unknown
  readonly breaches: readonly Breach[]
  /** Findings of a series stay until its walk is over: its later members say nothing of the earlier ones. */
  readonly replacing: boolean
  /** With this stretch all of the log was looked at: what this walk did not see is over. */
  readonly atEnd: boolean
}

/** Replaces what was found in this stretch; keeps first-found times. False: a recheck of all was requested. */
export const keepFindings = (db: Kysely<any>, name: string, findings: Findings): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    const { rows } = await sql`
      select from audit.invariant where name = ${name} and walk = ${findings.walk} for update`.execute(tx)
    if (rows.length === 0) return false
    const found = sql`jsonb_to_recordset(${JSON.stringify(findings.breaches)}::jsonb)
      as f ("streamKind" text, "streamKey" text, says text, position bigint)`
    if (findings.replacing && findings.lookedAt.length > 0)
      await sql`delete from audit.breach b using jsonb_to_recordset(${JSON.stringify(findings.lookedAt)}::jsonb) as s (kind text, key text)
        where b.invariant = ${name} and b.position <= ${findings.upto} and b.stream_kind = s.kind and b.stream_key = s.key
          and (b.stream_kind, b.stream_key, b.says) not in (select "streamKind", "streamKey", says from ${found})`.execute(
        tx,
      )
    await sql`insert into audit.breach (invariant, stream_kind, stream_key, says, position, walk)
      select ${name}, "streamKind", "streamKey", says, max(position), ${findings.walk} from ${found} group by 2, 3, 4
      on conflict (invariant, stream_kind, stream_key, says)
        do update set position = excluded.position, walk = excluded.walk`.execute(tx)
    if (findings.atEnd)
      await sql`delete from audit.breach where invariant = ${name} and walk < ${findings.walk}`.execute(tx)
    await sql`update audit.invariant set position = ${findings.upto}, looked_at = looked_at + ${findings.lookedAt.length},
      memory = ${JSON.stringify(findings.memory ?? null)}::jsonb, checked_at = es.now() where name = ${name}`.execute(
      tx,
    )
    return true
  })

/** The same for rules that hold in the stretch as they did before: only their position is written. */
export const keepHolding = async (
  db: Kysely<any>,
  upto: number,
  holding: readonly {
    readonly name: string
    readonly walk: number
    readonly lookedAt: number
    readonly memory: unknown
  }[],
): Promise<void> => {
  if (holding.length === 0) return
  await sql`update audit.invariant i set position = ${upto}, looked_at = i.looked_at + h."lookedAt", memory = h.memory,
      checked_at = es.now()
    from jsonb_to_recordset(${JSON.stringify(holding)}::jsonb) as h (name text, walk int, "lookedAt" int, memory jsonb)
    where i.name = h.name and i.walk = h.walk`.execute(db)
}

/** From the beginning. Earlier findings stay until they are checked again. */
export const startAnew = async (db: Kysely<any>): Promise<void> => {
  await sql`update audit.invariant set position = 0, looked_at = 0, memory = null, walk = walk + 1,
    begun_at = es.now()`.execute(db)
}

export const everyChecked = async (db: Kysely<any>): Promise<Map<string, CheckedInvariant>> => {
  const { rows } = await sql<CheckedInvariant>`select name, position, looked_at as "lookedAt", checked_at as "checkedAt"
    from audit.invariant`.execute(db)
  return new Map(rows.map((row) => [row.name, row]))
}

/** The streams in which this rule was found not to hold: they are looked at whether a sample holds them or not. */
export const breachedStreams = async (db: Kysely<any>, name: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ key: string }>`
    select distinct stream_key as key from audit.breach where invariant = ${name}`.execute(db)
  return new Set(rows.map(({ key }) => key))
}
