import type { PoolClient } from 'pg'
import type { EventLog } from '#platform/log/event-log.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { counted } from '#platform/text/formats.ts'
import { errorCode } from '#platform/typed.ts'
import { advance, type Target } from './batch.ts'
import { CLOSE_ENOUGH, RebuildCancelled, waitForTurn } from './building.ts'
import { advanceCarefully, halt, isTransient } from './poison.ts'
import type { RegisteredTable } from './registry.ts'

const LOCK_NOT_AVAILABLE = '55P03'

export type CutOver = { readonly cutOverMs: number; readonly standby: number | undefined }

/** Complete, but parks streams that the live table has. */
export class LeavesStreamsOut extends Error {
  constructor(readModel: string, streams: number) {
    super(
      `${counted(streams, 'stream')} of ${readModel} could not be folded: the live table stays until ${streams === 1 ? 'it is' : 'they are'} retried or the rebuild is cancelled`,
    )
  }
}

/** The rest is applied under both locks. The old table becomes the standby. Older code does not take over. */
export const goLive = async (log: EventLog, target: Target): Promise<CutOver> => {
  for (;;) {
    const turn = await inTransaction(log.pool, (tx) => advance(tx, target, { seen: 0, size: 1000 })).catch((error) =>
      pastPoison(log, target, error),
    )
    if (!turn) await waitForTurn(log.pool, target)
    if (!turn || (await log.seal()) - turn.upto > CLOSE_ENOUGH) continue // the rest must be small before anybody is locked
    const began = performance.now()
    try {
      const outcome = await inTransaction(log.pool, (tx) => changeHands(tx, target))
      if (outcome instanceof LeavesStreamsOut) throw outcome
      return { cutOverMs: performance.now() - began, standby: outcome.standby }
    } catch (error) {
      if (errorCode(error) !== LOCK_NOT_AVAILABLE) throw error
    }
  }
}

const changeHands = async (tx: PoolClient, target: Target): Promise<Pick<CutOver, 'standby'> | LeavesStreamsOut> => {
  const { name, version: fold } = target.projection
  await tx.query(`set local lock_timeout = '200ms'`)
  const { own, live } = await lockedTables(tx, name, target.version)
  for (let position = -1; position < (live?.position ?? 0); )
    position = (await advance(tx, target, { seen: 0, size: 1000 }))!.upto
  const takesOver = !live || live.fold <= fold
  const lost = live && takesOver && own.state === 'building' ? await streamsLost(tx, target, live) : 0
  if (lost > 0) {
    const why = new LeavesStreamsOut(name, lost)
    await halt(tx, target, why.message)
    return why
  }
  if (takesOver) await tx.query(`update es.projection set state = 'standby' where name = $1 and state = 'live'`, [name])
  await tx.query(
    'update es.projection set state = $3, running_since = null, paused = false where name = $1 and version = $2',
    [name, target.version, takesOver ? 'live' : 'standby'],
  )
  return { standby: takesOver ? live?.version : target.version }
}

/** Parked at an event that the live table has. */
const streamsLost = async (tx: PoolClient, target: Target, live: RegisteredTable): Promise<number> => {
  const { rows } = await tx.query<{ lost: number }>(
    `select count(*) as lost from es.parked k
     where k.projection = $1 and k.version = $2 and k.position <= $4 and not exists (
       select from es.parked l where l.projection = $1 and l.version = $3
         and l.stream_kind = k.stream_kind and l.stream_key = k.stream_key and l.position <= k.position)`,
    [target.projection.name, target.version, live.version, live.position],
  )
  return rows[0]!.lost
}

/** Commit by commit, so that no poison is left for the locked part. */
const pastPoison = async (log: EventLog, target: Target, error: unknown): Promise<{ upto: number } | undefined> => {
  if (isTransient(error)) throw error
  const head = await log.seal()
  for (;;) {
    const turn = await advanceCarefully(log.pool, target, 0)
    if (turn?.halted) throw error
    if (!turn || turn.upto >= head) return turn
  }
}

const lockedTables = async (
  tx: PoolClient,
  name: string,
  version: number,
): Promise<{ own: RegisteredTable; live: RegisteredTable | undefined }> => {
  const { rows } = await tx.query<RegisteredTable>(
    `select version, fold, state, position from es.projection where name = $1 and (state = 'live' or version = $2) order by version for update`,
    [name, version],
  )
  const own = rows.find((row) => row.version === version)
  if (!own) throw new RebuildCancelled(`Version ${version} of ${name} is gone`)
  return { own, live: rows.find((row) => row.state === 'live') }
}
