import * as Schema from 'effect/Schema'

import { event, Moment, stream } from '#platform/event.ts'

const { Boolean: Flag, Int, NullOr, String: Text, Struct } = Schema

/** A backup and the trial of its restore. Null: it did not come so far. */
export const DrillResult = Struct({
  /** The name of the backup's file. */
  file: NullOr(Text),
  bytes: NullOr(Int),
  sealed: Flag,
  /** The moment that the backup shows. */
  asOf: NullOr(Moment),
  /** The last one of the copy; it counts events. */
  position: NullOr(Int),
  commits: NullOr(Int),
  /** Of the tables that belong to the log. */
  rows: NullOr(Int),
  /** Of the restore and what was compared. */
  tookMs: NullOr(Int),
  /** The first difference, in a sentence. */
  fault: NullOr(Text),
})
export type DrillResult = typeof DrillResult.Type

export const RestoreDrillFinished = event('RestoreDrillFinished', DrillResult.fields)

/** Key: the day (UTC). */
export const restoreDrillStream = stream('restore-drill', [RestoreDrillFinished])
