import type { Pool } from 'pg'

import { beyondTheEnd } from './projection-status.ts'

/** Positions count events; `rate`: events a second. */
export type DeskTable = {
  readonly version: number
  readonly fold: number
  readonly role: 'live' | 'standby' | 'building'
  readonly state: DeskTable['role'] | 'paused' | 'halted'
  readonly position: number
  readonly lag: number
  /** A rebuild's since its last start, the live table's of the last seconds; null: unknown. */
  readonly rate: number | null
  readonly secondsLeft: number | null
  readonly error: string | null
  readonly bytes: number
  /** Of the last shadow check; null: no difference. */
  readonly checkedAt: string | null
  readonly checkFound: string | null
  readonly checkLeftOut: number
  readonly parkedCount: number
}

export type DeskStream = {
  readonly table: number
  readonly kind: string
  readonly key: string
  readonly position: number
  readonly type: string
  readonly error: string
}

export type DeskEntry = {
  readonly name: string
  readonly target: number
  readonly tables: readonly DeskTable[]
  readonly parkedCount: number
  readonly parked: readonly DeskStream[]
}

const PARKED_SHOWN = 50

/** The live table first, then the one being built, then the standby. */
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
