import { type Kysely, sql } from 'kysely'

import type { Moment } from '#platform/event.ts'

import type { Outbreak } from './invariant.ts'

type Counts = {
  readonly invariant: string
  readonly streams: number
  readonly violations: number
  readonly since: Moment
}

const counts = (
  where = sql`true`,
) => sql`select invariant, count(*)::int as streams, sum(n)::int as violations, min(since) as since
  from (select invariant, count(*) as n, min(found_at) as since from audit.breach where ${where}
    group by invariant, stream_kind, stream_key) s
  group by invariant`

/** In how many streams each broken rule does not hold, how often, and since when; whole ones are not among them. */
export const everyOutbreak = async (db: Kysely<any>): Promise<Map<string, Counts>> => {
  const { rows } = await counts().$castTo<Counts>().execute(db)
  return new Map(rows.map((row) => [row.invariant, row]))
}

/** What is known of where a rule does not hold; null: it holds wherever it was looked at. */
export const outbreakOf = async (db: Kysely<any>, name: string): Promise<Outbreak | null> => {
  const { rows } = await sql<Counts & Outbreak['first']>`select c.*, b.* from (${counts(sql`invariant = ${name}`)}) c,
    (select stream_kind as "streamKind", stream_key as "streamKey", says as breach from audit.breach
      where invariant = ${name} order by position, stream_key, says limit 1) b`.execute(db)
  const [row] = rows
  if (!row) return null
  const { streams, violations, since, streamKind, streamKey, breach } = row
  return { streams, violations, since, first: { streamKind, streamKey, breach } }
}

/** A stream in which a rule does not hold. */
export type BrokenStream = {
  readonly kind: string
  readonly key: string
  readonly violations: number
  /** The newest sentences, of the event that they were seen at. */
  readonly says: readonly string[]
  readonly position: number
  readonly foundAt: Moment
}

/** A page of the streams in which a rule does not hold, by the newest event that it was seen at; of each a few sentences. */
export const brokenStreams = async (
  db: Kysely<any>,
  name: string,
  page: { readonly offset: number; readonly limit: number; readonly mostSaid: number },
): Promise<readonly BrokenStream[]> => {
  const { rows } = await sql<BrokenStream>`
    select s.*, (select json_agg(says) from (select says from audit.breach
        where invariant = ${name} and stream_kind = s.kind and stream_key = s.key
        order by position desc, says limit ${page.mostSaid}) b) as says
    from (select stream_kind as kind, stream_key as key, count(*)::int as violations, max(position) as position,
        min(found_at) as "foundAt"
      from audit.breach where invariant = ${name} group by 1, 2
      order by max(position) desc, 1, 2 limit ${page.limit} offset ${page.offset}) s
    order by s.position desc, s.kind, s.key`.execute(db)
  return rows
}
