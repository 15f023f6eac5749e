import type { StreamName } from '#platform/log/append.ts'
import type { Queryable } from '#platform/log/walk.ts'
import type { ProvenCommit } from './signed-trail.ts'

const commitsWhere = (
  which: string,
) => `select l.position, c.id::text, c.command, c.actor::text, c.role, c.on_behalf_of::text as "onBehalfOf", c.reason,
    c.origin::text, c.correlation::text, c.causation::text, (extract(epoch from c.at) * 1000000)::bigint::text as at,
    (select json_agg(json_build_object('kind', s.kind, 'key', s.key, 'version', e.version::text, 'type', e.type,
        'schemaVersion', e.schema_version::text, 'data', e.data::text) order by e.ordinal)
      from es.event e join es.stream s on s.id = e.stream_id where e.commit_id = c.id) as events
  from es.commit c join es.log l on l.commit_id = c.id
  where ${which} order by l.position`

const OF_STREAM = commitsWhere(
  'c.id in (select e.commit_id from es.event e join es.stream s on s.id = e.stream_id where s.kind = $1 and s.key = $2)',
)
const AT_POSITION = commitsWhere('l.position = $1')

export const commitsOf = async (db: Queryable, { kind, key }: StreamName): Promise<readonly ProvenCommit[]> =>
  (await db.query<ProvenCommit>(OF_STREAM, [kind, key])).rows

export const commitAt = async (
  db: Queryable,
  position: number,
): Promise<{ commit: ProvenCommit; kept: string } | undefined> => {
  const { rows } = await db.query<ProvenCommit>(AT_POSITION, [position])
  const { rows: hashes } = await db.query<{ kept: string }>(
    `select encode(body_hash, 'hex') as kept from es.log where position = $1`,
    [position],
  )
  return rows[0] && hashes[0] && { commit: rows[0], kept: hashes[0].kept }
}

export const versionsBeside = async (
  db: Queryable,
  { events }: ProvenCommit,
): Promise<(stream: StreamName) => readonly string[]> => {
  const { rows } = await db.query<StreamName & { versions: string[] }>(
    `select s.kind, s.key, array_agg(e.version::text) as versions
     from es.stream s join es.event e on e.stream_id = s.id
     where (s.kind, s.key) in (select * from unnest($1::text[], $2::text[])) group by s.kind, s.key`,
    [events.map(({ kind }) => kind), events.map(({ key }) => key)],
  )
  return ({ kind, key }) => rows.find((it) => it.kind === kind && it.key === key)?.versions ?? []
}

export const belongsElsewhere = async (db: Queryable, position: number, hash: string): Promise<boolean> => {
  const { rows } = await db.query<{ elsewhere: boolean }>(
    `select exists (select from es.log where body_hash = decode($2, 'hex') and position <> $1) as elsewhere`,
    [position, hash],
  )
  return rows[0]!.elsewhere
}
