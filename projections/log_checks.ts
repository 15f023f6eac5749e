import { type LogFault, logCheckStream, type Trigger } from '#modules/log-checks/events.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type LogCheckRow = {
  /** The day of a nightly check, a uuid of any other. */
  readonly id: string
  readonly trigger: Trigger
  /** Null: the portal itself. */
  readonly startedBy: string | null
  readonly startedAt: Moment
  /** What follows is null until it is finished. */
  readonly finishedAt: Moment | null
  readonly commits: number | null
  readonly sealedUpTo: number | null
  readonly waiting: number | null
  readonly signedUpTo: number | null
  readonly signatures: number | null
  readonly tookMs: number | null
  readonly fault: LogFault | null
}

export const logChecks = projection<LogCheckRow>()({
  name: 'log_checks',
  version: 1,
  of: [logCheckStream],
  table: `id text primary key, trigger text not null, started_by text, started_at timestamptz not null,
    finished_at timestamptz, commits bigint, sealed_up_to bigint, waiting bigint, signed_up_to bigint,
    signatures int, took_ms bigint, fault jsonb`,
  indexes: ['(started_at desc, id desc)'],
  key: (_, { key }) => key,
  when: {
    LogCheckStarted: (_, { trigger }, { at, actor, role }, id) => ({
      ...{ id, trigger, startedBy: role === 'SYSTEM' ? null : actor, startedAt: at },
      ...{ finishedAt: null, commits: null, sealedUpTo: null, waiting: null },
      ...{ signedUpTo: null, signatures: null, tookMs: null, fault: null },
    }),
    LogCheckFinished: (row, result, { at }) => (row ? { ...row, ...result, finishedAt: at } : null),
  },
  onPoison: 'park',
})

export const latestLogChecks = (db: ReadModels, most: number): Promise<LogCheckRow[]> =>
  rows(db, logChecks).selectAll().orderBy('startedAt', 'desc').orderBy('id', 'desc').limit(most).execute()

/** What the newest check that came to its end found; undefined: none ever did. */
export const lastFinished = (db: ReadModels): Promise<LogCheckRow | undefined> =>
  rows(db, logChecks)
    .selectAll()
    .where('finishedAt', 'is not', null)
    .orderBy('startedAt', 'desc')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
