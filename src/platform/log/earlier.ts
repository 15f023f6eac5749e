import type { StreamName } from './append.ts'

export type EarlierQuestion = StreamName & {
  readonly version: number
  readonly types: readonly string[]
  /** A value in its data, such as an id; null: any. */
  readonly naming: string | null
}

const REACH = 500

export const earlierSql = (columns: string): string => `select ${columns}, q.place::int
  from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[]) with ordinality q (kind, key, version, types, naming, place)
  join es.stream s on s.kind = q.kind and s.key = q.key
  cross join lateral (
    select v.* from es.event v
    where v.stream_id = s.id and v.version < q.version and v.version >= q.version - ${REACH}
      and v.type = any (string_to_array(q.types, ' '))
      and (q.naming is null or strpos(v.data::text, to_json(q.naming)::text) > 0)
    order by v.version desc limit 1
  ) e
  join es.commit c on c.id = e.commit_id join es.log l on l.commit_id = c.id
  where $6::uuid is null or c.on_behalf_of = $6`

export const earlierValues = (queries: readonly EarlierQuestion[]): unknown[] => [
  queries.map(({ kind }) => kind),
  queries.map(({ key }) => key),
  queries.map(({ version }) => version),
  queries.map(({ types }) => types.join(' ')),
  queries.map(({ naming }) => naming),
]
