import type { PoolClient } from 'pg'

import type { EventLog } from '#platform/log/event-log.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { advance, type Target } from './batch.ts'
import { Cancelled, CLOSE_ENOUGH, waitForTurn } from './building.ts'
import { advanceCarefully, isTransient } from './poison.ts'
import type { Registered } from './registry.ts'

const LOCK_NOT_AVAILABLE = '55P03'

/** How long followers were held up, and the standby that nodes may still read: the one to go back to. */
export type CutOver = { readonly cutOverMs: number; readonly standby: number | undefined }

/**
 * The new table applies what is left while both are locked, and one row changes hands. The old one follows on as
 * standby. Code older than what is live gets its table, but does not take over.
 */
export const goLive = async (log: EventLog, it: Target): Promise<CutOver> => {
  const { name } = it.projection
  for (;;) {
    const turn = await inTransaction(log.pool, (tx) => advance(tx, it, { seen: 0, size: 1000 })).catch((error) =>
      pastPoison(log, it, error),
    )
    if (!turn) await waitForTurn(log.pool, it)
    if (!turn || (await log.seal()) - turn.upto > CLOSE_ENOUGH) continue // the rest must be small before anybody is locked
    const began = performance.now()
    try {
      const standby = await inTransaction(log.pool, async (tx) => {
        await tx.query(`set local lock_timeout = '200ms'`)
        const live = await lockedLive(tx, name, it.version)
        for (let at = -1; at < (live?.position ?? 0); ) at = (await advance(tx, it, { seen: 0, size: 1000 }))!.upto
        const takesOver = !live || live.fold <= it.projection.version
        if (takesOver)
          await tx.query(`update es.projection set state = 'standby' where name = $1 and state = 'live'`, [name])
        await tx.query(
          'update es.projection set state = $3, running_since = null, paused = false where name = $1 and version = $2',
          [name, it.version, takesOver ? 'live' : 'standby'],
        )
        return takesOver ? live?.version : it.version
      })
      return { cutOverMs: performance.now() - began, standby }
    } catch (error) {
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE) throw error
    }
  }
}

/** A poison event may stand in what is left, too: commit by commit up to the end of the log, so that none is left for the lock. */
const pastPoison = async (log: EventLog, it: Target, error: unknown): Promise<{ upto: number } | undefined> => {
  if (isTransient(error)) throw error
  const head = await log.seal()
  for (;;) {
    const turn = await advanceCarefully(log.pool, it, 0)
    if (turn?.halted) throw error
    if (!turn || turn.upto >= head) return turn
  }
}

const lockedLive = async (tx: PoolClient, name: string, version: number): Promise<Registered | undefined> => {
  const { rows } = await tx.query<Registered>(
    `select version, fold, state, position from es.projection where name = $1 and (state = 'live' or version = $2) order by version for update`,
    [name, version],
  )
  if (!rows.some((row) => row.version === version)) throw new Cancelled(`Version ${version} of ${name} is gone`)
  return rows.find((row) => row.state === 'live')
}
