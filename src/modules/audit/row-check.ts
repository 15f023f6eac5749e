import { type Kysely, sql } from 'kysely'

import type { Trail } from '#platform/log/trail.ts'
import { rowsAfter } from '#platform/projecting/fold.ts'
import { type Projection, type ReadModels, tableOf } from '#platform/projection.ts'

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const stored = (row: object | undefined) =>
  row && Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value]))

/** What is wrong with a row that differs. */
export const rowSays = ({ name }: Projection): string => `Its row in ${name} is not what its events make of it.`

/** The read model went on between the two looks at it: nobody knows. */
export const MOVED = 'moved'

/** Whether the live row of a stream differs from what its events make of it, both as the table stores them. */
export const rowDiffers = async (
  db: ReadModels,
  trail: Trail,
  model: Projection,
  stream: { readonly kind: string; readonly key: string },
): Promise<boolean | typeof MOVED> => {
  const version = db.liveVersion(model.name)
  const position = await checkpointOf(db.kysely, model.name, version)
  const events = await trail.ofStream(stream, { position })
  const expected = stored(rowsAfter(model, events)[0])
  const table = sql.raw(tableOf({ name: model.name, version }))
  // The row must stand where it was read: it may have moved on meanwhile, and is looked at again then.
  const { rows } = await sql<{ same: boolean }>`
    with row as (select t.* from ${table} t where t.id = ${stream.key})
    select (select to_jsonb(row) from row) is not distinct from
      case when ${expected === undefined}::boolean then null
        else to_jsonb(jsonb_populate_record(null::${table}, ${JSON.stringify(expected ?? {})}::jsonb)) end as same`.execute(
    db.kysely,
  )
  if (rows[0]!.same) return false
  return (await checkpointOf(db.kysely, model.name, version)) === position ? true : MOVED
}

const checkpointOf = async (db: Kysely<any>, name: string, version: number): Promise<number> => {
  const { rows } = await sql<{ position: number }>`
    select position from es.projection where name = ${name} and version = ${version}`.execute(db)
  return rows[0]?.position ?? 0
}
