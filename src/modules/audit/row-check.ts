import { type Kysely, sql } from 'kysely'

import type { StreamName } from '#platform/log/append.ts'
import type { Trail } from '#platform/log/trail.ts'
import { rowsAfter } from '#platform/projecting/fold.ts'
import { type Projection, type ReadModels, tableOf } from '#platform/projection.ts'

const snakeCase = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

const stored = (row: object | undefined) =>
  row ? Object.fromEntries(Object.entries(row).map(([name, value]) => [snakeCase(name), value])) : null

export const rowSays = ({ name }: Projection): string => `Its row in ${name} is not what its events make of it.`

/** The read model went on each time that the row was looked at: it is unknown whether they agree. It is checked again when it moves. */
export const MOVED = 'moved'

/** So often rows that differ are looked at, while the read model goes on below one's eyes. */
const LOOKS = 5

/** Of these streams, whose live row is not what its events make of it, both as the table stores them. */
export const rowsThatDiffer = async (
  db: ReadModels,
  trail: Trail,
  model: Projection,
  streams: readonly StreamName[],
): Promise<ReadonlyMap<string, true | typeof MOVED>> => {
  let found = await lookAtRows(db, trail, model, streams)
  for (let looks = 1; found.moved && looks < LOOKS; looks++) {
    const differing = new Set(found.ids)
    found = await lookAtRows(
      db,
      trail,
      model,
      streams.filter(({ key }) => differing.has(key)),
    )
  }
  const { ids, moved } = found
  return new Map(ids.map((id) => [id, moved ? MOVED : true]))
}

/** `moved`: the read model went on meanwhile, also by events that these rows do not follow: a difference may be right. */
const lookAtRows = async (
  db: ReadModels,
  trail: Trail,
  model: Projection,
  streams: readonly StreamName[],
): Promise<{ readonly ids: readonly string[]; readonly moved: boolean }> => {
  if (streams.length === 0) return { ids: [], moved: false }
  const version = db.liveVersion(model.name)
  const position = await checkpointOf(db.kysely, model.name, version)
  const byKind = Map.groupBy(streams, ({ kind }) => kind)
  const read = [...byKind].map(([kind, some]) =>
    trail.ofStreams(
      kind,
      some.map(({ key }) => key),
      position,
    ),
  )
  const events = Map.groupBy((await Promise.all(read)).flat(), ({ envelope }) => envelope.key)
  const expected = streams.map(({ key }) => ({ id: key, row: stored(rowsAfter(model, events.get(key) ?? [])[0]) }))
  const table = sql.raw(tableOf({ name: model.name, version }))
  const { rows } = await sql<{ id: string }>`
    select g.id from jsonb_to_recordset(${JSON.stringify(expected)}::jsonb) as g (id text, row jsonb)
      left join ${table} t on t.id = g.id
    where case when t.id is null then null else to_jsonb(t) end is distinct from
      case when g.row is null then null else to_jsonb(jsonb_populate_record(null::${table}, g.row)) end`.execute(
    db.kysely,
  )
  const moved = rows.length > 0 && (await checkpointOf(db.kysely, model.name, version)) !== position
  return { ids: rows.map(({ id }) => id), moved }
}

const checkpointOf = async (db: Kysely<any>, name: string, version: number): Promise<number> => {
  const { rows } = await sql<{ position: number }>`
    select position from es.projection where name = ${name} and version = ${version}`.execute(db)
  return rows[0]?.position ?? 0
}
