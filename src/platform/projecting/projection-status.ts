import type { Pool } from 'pg'

export type ProjectionStatus = {
  readonly head: number
  /** Unsealed commits, and the age of the oldest. */
  readonly unsealed: { readonly commits: number; readonly oldestMs: number }
  readonly readModels: readonly ReadModelStatus[]
}

export type ReadModelStatus = {
  readonly name: string
  readonly version: number
  readonly fold: number
  readonly state: 'building' | 'live' | 'standby' | 'halted'
  readonly position: number
  readonly lag: number
  readonly error: string | null
  readonly haltedAt: number | null
  readonly parked: readonly {
    readonly kind: string
    readonly key: string
    readonly position: number
    readonly type: string
    readonly error: string
  }[]
}

export const beyondTheEnd = (head: string, position: string): string =>
  `case when ${position} > ${head} then format('The log ends at position %s, before what was read of it: it was cut off', replace(to_char(${head}, 'FM999,999,999,999,999'), ',', ' ')) end`

export const standing = async (pool: Pool): Promise<ProjectionStatus> => {
  const { rows } = await pool.query<{ standing: ProjectionStatus }>(`
    select json_build_object(
      'head', h.head,
      'unsealed', (select json_build_object('commits', count(*),
          'oldestMs', greatest(0, coalesce(extract(epoch from es.now() - min(c.at)) * 1000, 0))::bigint)
        from es.pending p join es.commit c on c.id = p.commit_id),
      'readModels', (select coalesce(json_agg(json_build_object('name', p.name, 'version', p.version, 'fold', p.fold,
          'state', case when p.error is null and p.position <= h.head then p.state else 'halted' end, 'position', p.position,
          'lag', greatest(0, h.head - p.position), 'error', coalesce(p.error, ${beyondTheEnd('h.head', 'p.position')}), 'haltedAt', p.halted_at,
          'parked', (select coalesce(json_agg(json_build_object('kind', k.stream_kind, 'key', k.stream_key,
              'position', k.position, 'type', k.event_type, 'error', k.error) order by k.position), '[]')
            from es.parked k where k.projection = p.name and k.version = p.version)) order by p.name, p.version), '[]')
        from es.projection p)) as standing
    from (select coalesce((select position + n - 1 from es.log order by position desc limit 1), 0) as head) h`)
  return rows[0]!.standing
}
