import type { Pool, PoolClient } from 'pg'

import type { Projection } from '#platform/projection.ts'

/** `fold`: the version of the code that fills it. */
export type RegisteredTable = {
  readonly name: string
  readonly version: number
  readonly fold: number
  readonly state: 'building' | 'live' | 'standby'
  readonly position: number
  readonly error: string | null
  readonly haltedAt: number | null
  readonly paused: boolean
}

const COLUMNS = 'name, version, fold, state, position, error, halted_at as "haltedAt", paused'

export const REGISTERED = `select json_agg(p) from (select ${COLUMNS} from es.projection order by name, version) p`

export const registered = async (db: Pool | PoolClient): Promise<RegisteredTable[]> => {
  const { rows } = await db.query<RegisteredTable>({
    name: 'registered',
    text: `select ${COLUMNS} from es.projection order by name, version`,
  })
  return rows
}

/** The live one, or one of this code's own: old and new nodes run together in a deploy. */
export const readable = (
  all: readonly RegisteredTable[],
  { name, version: fold }: Projection,
): RegisteredTable | undefined => {
  const ready = all.filter((it) => it.name === name && it.state !== 'building')
  const live = ready.find((it) => it.state === 'live')
  return live?.fold === fold ? live : (ready.findLast((it) => it.fold === fold) ?? live)
}

export const followed = (all: readonly RegisteredTable[], { name, version: fold }: Projection): RegisteredTable[] =>
  all.filter((it) => it.name === name && it.fold === fold && it.state !== 'building')

export const register = async (
  db: Pool | PoolClient,
  table: Pick<RegisteredTable, 'name' | 'version' | 'fold' | 'state'>,
): Promise<void> => {
  await db.query('insert into es.projection (name, version, fold, state) values ($1, $2, $3, $4)', [
    table.name,
    table.version,
    table.fold,
    table.state,
  ])
}

export const unregister = async (db: Pool | PoolClient, name: string, version: number): Promise<boolean> => {
  await db.query('delete from es.parked where projection = $1 and version = $2', [name, version])
  const { rowCount } = await db.query(
    `delete from es.projection where name = $1 and version = $2 and state <> 'live'`,
    [name, version],
  )
  return rowCount === 1
}
