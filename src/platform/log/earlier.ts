import type { StreamName } from './append.ts'

/** Asks for the last event of any of these types before a version of a stream. */
export type EarlierQuestion = StreamName & {
  readonly version: number
  readonly types: readonly string[]
  /** A text that stands in its data as a value of its own, such as an id; null: whatever it says. */
  readonly naming: string | null
}

/** How far back in its stream an earlier event is looked for. */
const REACH = 500

/** `columns`: as the trail reads them. The place of the question, from 1, stands behind them. */
export const earlierSql = (columns: string): string => `select ${columns}, asked.place::int
  from unnest($1::text[], $2::text[], $3::int[], $4::text[], $5::text[]) with ordinality asked (kind, key, version, types, naming, place)
  join es.stream s on s.kind = asked.kind and s.key = asked.key
  cross join lateral (
    select v.* from es.event v
    where v.stream_id = s.id and v.version < asked.version and v.version >= asked.version - ${REACH}
      and v.type = any (string_to_array(asked.types, ' '))
      and (asked.naming is null or strpos(v.data::text, to_json(asked.naming)::text) > 0)
    order by v.version desc limit 1
  ) e
  join es.commit c on c.id = e.commit_id join es.log l on l.commit_id = c.id
  where $6::uuid is null or c.on_behalf_of = $6`

/** The questions as `earlierSql` takes them. */
export const earlierValues = (asked: readonly EarlierQuestion[]): unknown[] => [
  asked.map(({ kind }) => kind),
  asked.map(({ key }) => key),
  asked.map(({ version }) => version),
  asked.map(({ types }) => types.join(' ')),
  asked.map(({ naming }) => naming),
]
