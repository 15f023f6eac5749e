import type { Pool } from 'pg'

import type { Moment } from '#platform/event.ts'
import { type CutOff, findCutOff } from '#platform/log/cut-off.ts'
import type { WalkOptions } from '#platform/log/walk.ts'
import { unhurried } from '#platform/postgres/pool.ts'
import { keptHeads } from './signed-heads.ts'
import { unknownHeads, type Verdict, verifyLog } from './verification.ts'

/** Positions count events. */
export type LogStatus = {
  readonly sealedUpTo: number
  readonly waiting: number
  readonly signedUpTo: number
  readonly signedAt: Moment | null
  readonly unknownHeads: number
  readonly cutOff: CutOff | null
}

export type LogProof = {
  readonly standing: () => Promise<LogStatus>
  /** As in `standing`, by one cheap query. */
  readonly cutOff: () => Promise<CutOff | null>
  /** The last head kept by this node that the log contradicts. */
  readonly contradicted: () => Promise<{ readonly position: number } | null>
  readonly stopping: AbortSignal
  /** On one connection, to leave room. Throws when this node stops meanwhile. */
  readonly verify: (onProgress: NonNullable<WalkOptions['onProgress']>) => Promise<Verdict>
}

const STANDING = `select coalesce((select position + n - 1 from es.log order by position desc limit 1), 0) as "sealedUpTo",
  (select count(*) from es.pending) as waiting, coalesce(h.position, 0) as "signedUpTo",
  to_char(h.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "signedAt"
  from (values (1)) one left join (select position, at from es.signed_head order by position desc limit 1) h on true`

export const logProof = (pool: Pool, folder: string, stopping: AbortSignal): Omit<LogProof, 'contradicted'> => ({
  standing: async () => {
    const [stored, unknown, cutOff] = await Promise.all([
      pool.query<LogStatus>(STANDING),
      unknownHeads(pool, folder),
      findCutOff(pool),
    ])
    const inside = { ...stored.rows[0]!, unknownHeads: unknown, cutOff }
    const outside = keptHeads(folder).at(-1) // such as the one that came with a backup
    if (!outside || outside.position <= inside.signedUpTo) return inside
    return { ...inside, signedUpTo: outside.position, signedAt: outside.at as Moment }
  },
  cutOff: () => findCutOff(pool),
  stopping,
  verify: (onProgress) => verifyLog(unhurried(pool), folder, { lanes: 1, signal: stopping, onProgress }),
})
