import type { Pool } from 'pg'
import type { StreamType } from '#platform/event.ts'
import { isFound, likeInside, searchTerms } from '#platform/text/search.ts'
import { unchecked } from '#platform/typed.ts'
import type { StreamName } from './append.ts'
import type { Origin } from './origin.ts'
import { lifting, type RecordedEvent, type RecordedTuple } from './reading.ts'

/** Positions that a search reads: a few for the newest events, more where the filter leaves less than a page of them. */
const STRETCHES = [500, 4_000, 20_000] as const

const endBelow = async (pool: Pool, place: number): Promise<number> => {
  const { rows } = await pool.query<{ last: number }>(
    'select coalesce((select position + n - 1 from es.log where position <= $1 order by position desc limit 1), 0) as last',
    [place],
  )
  return rows[0]!.last
}

/** Begins with a commit, so that none is cut in two. */
const bottomBelow = async (pool: Pool, top: number, stretch: number): Promise<number> => {
  const { rows } = await pool.query<{ bottom: number }>(
    `select coalesce((select max(position) from es.log
       where position <= (select max(position) from es.log where position < $1) - $2::int), 1) as bottom`,
    [top, stretch],
  )
  return rows[0]!.bottom
}

export type EarlierQuestion = StreamName & {
  readonly version: number
  readonly types: readonly string[]
  /** A value in its data, such as an id; null: any. */
  readonly naming: string | null
}

export type TrailEvent = RecordedEvent & {
  readonly data: Readonly<Record<string, unknown>>
  readonly origin: Origin
  readonly correlation: string
  readonly causation: number | null
}

export type Cut = { readonly version: number } | { readonly position: number }

/** Events in these streams, on behalf of these companies, or by these people. */
export type About = {
  readonly streams: readonly StreamName[]
  readonly companies: readonly string[]
  readonly people: readonly string[]
}

export type TrailFilter = {
  readonly about?: About | undefined
  readonly without?: readonly string[] | undefined
  readonly kind?: string | undefined
  readonly key?: string | undefined
  readonly actors?: readonly string[] | undefined
  readonly company?: string | undefined
  readonly command?: string | undefined
  readonly type?: string | undefined
  /** By the commit's clock, both included; ISO 8601. */
  readonly from?: string | undefined
  readonly until?: string | undefined
}

export type TrailPage = {
  readonly events: readonly TrailEvent[]
  /** Continue below this position; null: the log has been read to its beginning. */
  readonly next: number | null
}

/** The log as one person may read it: distributors see what was recorded for their company, staff all of it. */
export type Trail = {
  /** Oldest first, without a limit: a fold must miss none. Empty for another company's stream. */
  readonly ofStream: (name: StreamName, upto?: Cut) => Promise<TrailEvent[]>
  readonly ofStreams: (kind: string, keys: readonly string[], upto: number) => Promise<TrailEvent[]>
  /** Recorded for the company, or in streams whose key is its id; in the order of the log. */
  readonly ofCompany: (distributorId: string, kinds: readonly string[], upto: number) => Promise<TrailEvent[]>
  /** Oldest first, as far as one bounded stretch of the log reaches. */
  readonly onward: (
    kinds: readonly string[],
    after: number,
    size: number,
  ) => Promise<{ events: TrailEvent[]; upto: number }>
  readonly earlier: (queries: readonly EarlierQuestion[]) => Promise<readonly (TrailEvent | undefined)[]>
  /** Newest first, below `before`. Reads a bounded stretch: a page may have fewer events than its limit, even none. */
  readonly search: (filter: TrailFilter, page: { before: number | null; limit: number }) => Promise<TrailPage>
  /** 0: none. Times may run back a little along the log: it includes all until then, perhaps a neighbour too. */
  readonly positionAt: (moment: string) => Promise<number>
  readonly head: () => Promise<number>
}

const STREAM_PAGE = 5_000
/** Over how many commits times may run back. */
const JITTER = 1_000

const columns = `l.position + e.ordinal, s.kind, s.key, e.version, e.type, e.schema_version, e.data,
  to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), c.actor, c.role, c.on_behalf_of, c.command, c.reason,
  c.origin, c.correlation, c.causation`

type Tuple = readonly unknown[]

const ofStreamSql = (cut: 'version' | 'position') => `select ${columns}
  from es.stream s join es.event e on e.stream_id = s.id join es.commit c on c.id = e.commit_id join es.log l on l.commit_id = c.id
  where s.kind = $1 and s.key = $2 and ($3::uuid is null or c.on_behalf_of = $3)
    and ${cut === 'version' ? 'e.version' : 'l.position + e.ordinal'} <= $4
    and e.version > $5
  order by e.version limit $6`

const ofStreamsSql = `select ${columns}
  from es.stream s join es.event e on e.stream_id = s.id join es.commit c on c.id = e.commit_id join es.log l on l.commit_id = c.id
  where s.kind = $1 and s.key = any ($2) and ($3::uuid is null or c.on_behalf_of = $3) and l.position + e.ordinal <= $4
  order by 1`

/** Reads all commits, which is rare and for staff: an index would cost more. */
const ofCompanySql = `select ${columns}
  from (
    select e.commit_id, e.stream_id, e.version from es.commit own join es.event e on e.commit_id = own.id where own.on_behalf_of = $1
    union select e.commit_id, e.stream_id, e.version from es.stream s join es.event e on e.stream_id = s.id where s.key = $1::text
  ) found
  join es.event e on e.stream_id = found.stream_id and e.version = found.version
  join es.stream s on s.id = e.stream_id join es.commit c on c.id = e.commit_id join es.log l on l.commit_id = c.id
  where s.kind = any ($2) and ($3::uuid is null or c.on_behalf_of = $3) and l.position + e.ordinal <= $4
  order by 1`

const onwardSql = `select ${columns}
  from es.log l join es.commit c on c.id = l.commit_id join es.event e on e.commit_id = l.commit_id join es.stream s on s.id = e.stream_id
  where l.position > $1 and l.position <= $2 and l.kinds && $3 and s.kind = any ($3) and ($4::uuid is null or c.on_behalf_of = $4)
  order by 1`

/** Commands are plain ASCII: what is left of one here is its `searchKey`. */
const filtered = `l.position + e.ordinal < $1 and ($2::uuid is null or c.on_behalf_of = $2)
    and ($3::text is null or s.kind = $3) and ($4::text is null or s.key = $4) and ($5::uuid[] is null or c.actor = any ($5))
    and translate(lower(c.command), ' -_', '') like all ($6) and ($7::text[] is null or e.type = any ($7))
    and ($8::timestamptz is null or c.at >= $8) and ($9::timestamptz is null or c.at <= $9)
    and not (s.kind = any ($10) or e.type = any ($10))`

/** The stretch is materialized: the filters pick from it and never send the planner through the whole of a table. */
const searchSql = `with stretch as materialized (
    select position, commit_id from es.log where position < $1 and position >= $12
  )
  select ${columns}
  from stretch l join es.commit c on c.id = l.commit_id join es.event e on e.commit_id = l.commit_id join es.stream s on s.id = e.stream_id
  where ${filtered}
    and ($13::text[] is null or s.kind || '/' || s.key = any ($13) or c.on_behalf_of = any ($14::uuid[]) or c.actor = any ($14::uuid[]))
  order by 1 desc limit $11`

const searchStreamsSql = `select ${columns}
  from es.stream s join es.event e on e.stream_id = s.id join es.commit c on c.id = e.commit_id join es.log l on l.commit_id = c.id
  where (s.kind, s.key) in (select * from unnest($12::text[], $13::text[])) and ${filtered}
  order by 1 desc limit $11`

/** Versions. */
const REACH = 500

const earlierSql = `select ${columns}, q.place::int
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

const earlierValues = (queries: readonly EarlierQuestion[]): unknown[] => [
  queries.map(({ kind }) => kind),
  queries.map(({ key }) => key),
  queries.map(({ version }) => version),
  queries.map(({ types }) => types.join(' ')),
  queries.map(({ naming }) => naming),
]

/** Bisects the log for the moment, then looks a little further on; the limit keeps Postgres from reading all commits. */
const positionAtSql = `with recursive halving (low, high) as (
    select 0::bigint, coalesce((select max(position) from es.log), 0)
    union all
    select case when not found.beyond and found.at <= $1 then found.position else low end,
      case when found.beyond or found.at > $1 then (low + high + 1) / 2 - 1 else high end
    from halving cross join lateral (
      select l.position, c.at, l.position > high as beyond from es.log l join es.commit c on c.id = l.commit_id
      where l.position >= (low + high + 1) / 2 order by l.position limit 1
    ) found
    where low < high
  ), near as (
    select position, n, commit_id from es.log where position >= (select max(low) from halving) order by position limit ${JITTER}
  )
  select coalesce(max(l.position + l.n - 1), 0) as position
  from near l cross join lateral (select at from es.commit where id = l.commit_id limit 1) c where c.at <= $1`

/** `tenant`: null for the whole log. `streams`: all that the program knows, to upcast stored events. */
export const trails = (
  pool: Pool,
  streams: readonly StreamType[],
  streamPage = STREAM_PAGE,
): ((tenant: string | null) => Trail) => {
  const lift = lifting(streams)
  const types = [...new Set(streams.flatMap(({ events }) => events.map(({ type }) => type)))]
  const trailed = (tuple: Tuple): TrailEvent => {
    const [origin, correlation, causation] = unchecked<[Origin, string, number | null]>(tuple.slice(13))
    const { envelope, data } = lift(unchecked<RecordedTuple>(tuple))
    return { envelope, data: data as TrailEvent['data'], origin, correlation, causation }
  }
  const read = async (text: string, values: unknown[]): Promise<TrailEvent[]> => {
    const { rows } = await pool.query({ rowMode: 'array', text, values })
    return unchecked<Tuple[]>(rows).map(trailed)
  }

  const ofStream = async (tenant: string | null, { kind, key }: StreamName, upto: Cut): Promise<TrailEvent[]> => {
    const [text, end] =
      'version' in upto ? [ofStreamSql('version'), upto.version] : [ofStreamSql('position'), upto.position]
    const events: TrailEvent[] = []
    for (;;) {
      const page = await read(text, [kind, key, tenant, end, events.at(-1)?.envelope.version ?? 0, streamPage])
      events.push(...page)
      if (page.length < streamPage) return events
    }
  }

  const search = async (tenant: string | null, filter: TrailFilter, page: { before: number | null; limit: number }) => {
    const top = page.before ?? 2 ** 53 - 1
    const { kind, key, actors, company, command, type, from, until, about, without = [] } = filter
    const foundTypes = type && types.filter((name) => isFound(type, name))
    const commands = searchTerms(command ?? '').map(likeInside)
    const where = [kind, key, actors, commands, foundTypes, from, until && endOfMillisecond(until)].map(
      (it) => it ?? null,
    )
    const given = [top, tenant ?? company ?? null, ...where, without, page.limit]
    const isFull = (events: readonly TrailEvent[]) => events.length === page.limit
    const { streams = [], companies = [], people = [] } = about ?? {}
    if (about && companies.length + people.length === 0) {
      const names = [streams.map((stream) => stream.kind), streams.map((stream) => stream.key)]
      const events = await read(searchStreamsSql, [...given, ...names])
      return { events, next: isFull(events) ? events.at(-1)!.envelope.position : null }
    }
    const named = about ? streams.map((stream) => `${stream.kind}/${stream.key}`) : null
    let found: TrailPage = { events: [], next: null }
    for (const stretch of STRETCHES) {
      const bottom = await bottomBelow(pool, top, stretch)
      const events = await read(searchSql, [...given, bottom, named, [...companies, ...people]])
      if (isFull(events)) return { events, next: events.at(-1)!.envelope.position }
      found = { events, next: bottom > 1 ? bottom : null }
      if (found.next === null) break
    }
    return found
  }

  const earlier = async (tenant: string | null, queries: readonly EarlierQuestion[]) => {
    if (queries.length === 0) return []
    const values = [...earlierValues(queries), tenant]
    const { rows } = await pool.query({ rowMode: 'array', text: earlierSql, values })
    const found = new Map(unchecked<Tuple[]>(rows).map((tuple) => [tuple.at(-1), trailed(tuple)]))
    return queries.map((_, index) => found.get(index + 1))
  }

  return (tenant) => ({
    ofStream: (name, upto = { version: 2 ** 31 - 1 }) => ofStream(tenant, name, upto),
    ofStreams: (kind, keys, upto) => read(ofStreamsSql, [kind, keys, tenant, upto]),
    ofCompany: (distributorId, kinds, upto) => read(ofCompanySql, [distributorId, kinds, tenant, upto]),
    head: () => endBelow(pool, Number.MAX_SAFE_INTEGER),
    onward: async (kinds, after, size) => {
      const upto = Math.max(after, await endBelow(pool, after + size))
      return { upto, events: upto === after ? [] : await read(onwardSql, [after, upto, kinds, tenant]) }
    },
    search: (filter, page) => search(tenant, filter, page),
    earlier: (queries) => earlier(tenant, queries),
    positionAt: async (moment) => {
      const { rows } = await pool.query<{ position: number }>(positionAtSql, [endOfMillisecond(moment)])
      return rows[0]!.position
    },
  })
}

/** Commits have microseconds, moments are shown in milliseconds: includes the whole millisecond. */
const endOfMillisecond = (moment: string): string => new Date(moment).toISOString().replace('Z', '999Z')
