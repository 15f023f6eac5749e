import { sql } from 'kysely'
import { type DrillResult, restoreDrillStream } from '#modules/restore-drills/events.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type RestoreDrillRow = DrillResult & {
  /** The day. */
  readonly id: string
  readonly at: Moment
}

export const restoreDrills = projection<RestoreDrillRow>()({
  name: 'restore_drills',
  version: 1,
  of: [restoreDrillStream],
  table: `id text primary key, at timestamptz not null, file text, bytes bigint, sealed boolean not null,
    as_of timestamptz, position bigint, commits bigint, rows bigint, took_ms bigint, fault text`,
  indexes: ['(at desc, id desc)'],
  key: (_, { key }) => key,
  when: {
    RestoreDrillFinished: (_, result, { at }, id) => ({ id, at, ...result }),
  },
  onPoison: 'park',
})

const latest = (db: ReadModels, most: number) =>
  rows(db, restoreDrills).selectAll().orderBy('at', 'desc').orderBy('id', 'desc').limit(most)

export const latestDrills = (db: ReadModels, most: number): Promise<RestoreDrillRow[]> => latest(db, most).execute()

/** `isOld`: more than two days. */
export const lastDrill = (db: ReadModels): Promise<(RestoreDrillRow & { readonly isOld: boolean }) | undefined> =>
  latest(db, 1).select(sql<boolean>`at < (select es.now()) - interval '2 days'`.as('isOld')).executeTakeFirst()
