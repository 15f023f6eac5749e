import { eventLog } from '#platform/log/event-log.ts'
import { connect, connectAsPortal } from '#platform/postgres/pool.ts'
import { rebuild } from '#platform/projecting/rebuild.ts'
import { projections } from '#portal'

export type Replay = { readonly readModels: number; readonly rows: number; readonly differing: readonly string[] }

/** Builds every read model from nothing and compares all of its rows, in plain SQL, with those that nodes kept meanwhile. */
export const replayed = async (url: string): Promise<Replay> => {
  const owner = connect({ connectionString: url, max: 1 })
  const pool = connectAsPortal(url, { max: 6 })
  const log = eventLog(pool)
  const differing: string[] = []
  let rows = 0
  try {
    await log.seal()
    for (const projection of projections) {
      const { name } = projection
      const { rows: live } = await owner.query<{ version: number }>(
        `select version from es.projection where name = $1 and state = 'live'`,
        [name],
      )
      const { version } = await rebuild(log, projection, true, { sample: 0 })
      const [kept, anew] = [live[0]!.version, version].map((it) => `rm_${name}_v${it}.${name}`)
      const { rows: compared } = await owner.query<{ rows: number; differing: number }>(
        `with kept as (select to_jsonb(it) from ${kept} it), anew as (select to_jsonb(it) from ${anew} it)
         select (select count(*) from anew) as rows, (select count(*) from (
           (table kept except table anew) union all (table anew except table kept)) d) as differing`,
      )
      rows += compared[0]!.rows
      if (compared[0]!.differing > 0) differing.push(`${name}: ${compared[0]!.differing} rows`)
    }
  } finally {
    await pool.end()
    await owner.end()
  }
  return { readModels: projections.length, rows, differing }
}
