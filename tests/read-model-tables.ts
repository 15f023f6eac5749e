import type { Pool } from 'pg'
import { eventLog } from '#platform/log/event-log.ts'
import type { Module } from '#platform/module.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { startProjections } from '#platform/projecting/projections.ts'
import type { Projection } from '#platform/projection.ts'
import { projections as all } from '#portal'
import type { TestDatabase } from './database.ts'
import { copyOfTemplate, filledBy, templateOf } from './templates.ts'

const makeTables = async ({ url }: TestDatabase): Promise<null> => {
  const pool = connectAsPortal(url, { max: 4 })
  const readModels = await startProjections({ log: eventLog(pool), projections: all, onTrouble: () => {} })
  await readModels.ready()
  await readModels.stop()
  await pool.end()
  return null
}

/** Null: one of them is no projection of the portal, or there are none. */
export const databaseWithTables = async (projections: readonly Projection[]): Promise<TestDatabase | null> =>
  projections.length > 0 && projections.every((projection) => all.includes(projection))
    ? copyOfTemplate(await templateOf('tables', filledBy(makeTables)))
    : null

/**
 * Leaves of a copy what a portal of these modules and projections would have made: a table that is registered, and that
 * no projector fills, is behind. `owner`: of a database that was copied from a template.
 */
export const fitTo = async (
  owner: Pool,
  { modules, projections }: { readonly modules: readonly Module[]; readonly projections: readonly Projection[] },
): Promise<void> => {
  await owner.query('delete from es.projection where name <> all ($1)', [projections.map(({ name }) => name)])
  // A reaction that is new to a log would receive nothing of what is in it.
  await owner.query('insert into es.reaction (name, position) select unnest($1::text[]), 0 on conflict do nothing', [
    modules.flatMap(({ reactions }) => reactions.map(({ name }) => name)),
  ])
}
