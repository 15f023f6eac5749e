import type { Pool } from 'pg'

import { beyondTheEnd } from './projection-status.ts'

/** One table of a read model, as staff see it. Positions count events; `rate` is events a second. */
export type DeskTable = {
  readonly version: number
  /** The version of the code that fills it. */
  readonly fold: number
  readonly role: 'live' | 'standby' | 'building'
  /** Its role, unless it is paused or blocked by an event. */
  readonly state: DeskTable['role'] | 'paused' | 'halted'
  readonly position: number
  readonly lag: number
  /** Of a rebuild since it was last started or resumed, of the live table in the last seconds; null: not known. */
  readonly rate: number | null
  /** Until a rebuild has read all there is, at this rate. */
  readonly secondsLeft: number | null
  readonly error: string | null
  readonly bytes: number
  /** The last shadow check, and what it found; null: nothing differs. */
  readonly checkedAt: string | null
  readonly checkFound: string | null
  /** How many parked streams that check left out. */
  readonly checkLeftOut: number
  /** How many streams it leaves out. */
  readonly parkedCount: number
}

export type DeskStream = {
  /** The table that leaves it out from here on: the live one, or the one that is being built. */
  readonly table: number
  readonly kind: string
  readonly key: string
  readonly position: number
  readonly type: string
  readonly error: string
}

export type DeskEntry = {
  readonly name: string
  /** The log's last position: what a rebuild goes up to. */
  readonly target: number
  readonly tables: readonly DeskTable[]
  /** How many streams the live table or the one that is being built leaves out, and the first fifty of them. */
  readonly parkedCount: number
  readonly parked: readonly DeskStream[]
}

const PARKED_SHOWN = 50

/** Every read model with its tables, the live one first, then what is being built, then the one to go back to. */
export const deskView = async (pool: Pool): Promise<DeskEntry[]> => {
  const { rows } = await pool.query<{ entries: DeskEntry[] | null }>(
    `with log as (
      select coalesce((select position + n - 1 from es.log order by position desc limit 1), 0) as head
    ), tables as (
      select p.*, log.head,
        (p.position - p.running_from) / nullif(extract(epoch from clock_timestamp() - p.running_since), 0)::float8 as rate
      from es.projection p, log
    ), shown as (
      select t.name, t.head, t.version, t.state, json_build_object('version', t.version, 'fold', t.fold,
        'role', t.state, 'state', case when t.paused then 'paused' when t.error is not null or t.position > t.head then 'halted' else t.state end,
        'position', t.position, 'lag', greatest(0, t.head - t.position),
        'rate', case when t.state = 'building' and t.position > t.running_from then round(t.rate) end,
        'secondsLeft', case when t.state = 'building' and t.position > t.running_from
          then ceil(greatest(0, t.head - t.position) / t.rate) end,
        'error', coalesce(t.error, ${beyondTheEnd('t.head', 't.position')}),
        'bytes', coalesce(pg_total_relation_size(to_regclass(format('rm_%s_v%s.%s', t.name, t.version, t.name))), 0),
        'checkedAt', to_char(t.checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'checkFound', t.check_found,
        'checkLeftOut', t.check_left_out,
        'parkedCount', (select count(*) from es.parked k where k.projection = t.name and k.version = t.version)) as it
      from tables t
    ), parked as (
      select k.*, row_number() over (partition by k.projection order by k.position) as place
      from (select distinct on (k.projection, k.stream_kind, k.stream_key) k.*
        from es.parked k join es.projection p on p.name = k.projection and p.version = k.version and p.state <> 'standby'
        order by k.projection, k.stream_kind, k.stream_key, k.position, p.state = 'building') k
    )
    select json_agg(json_build_object('name', e.name, 'target', e.head, 'tables', e.tables,
      'parkedCount', (select count(*) from parked k where k.projection = e.name),
      'parked', (select coalesce(json_agg(json_build_object('table', k.version, 'kind', k.stream_kind, 'key', k.stream_key,
          'position', k.position, 'type', k.event_type, 'error', k.error) order by k.position), '[]')
        from parked k where k.projection = e.name and k.place <= $1)) order by e.name) as entries
    from (select s.name, s.head, json_agg(s.it order by array_position(array['live', 'building', 'standby'], s.state), s.version desc) as tables
      from shown s group by s.name, s.head) e`,
    [PARKED_SHOWN],
  )
  return rows[0]!.entries ?? []
}
