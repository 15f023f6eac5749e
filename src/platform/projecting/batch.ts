import type { Pool, PoolClient } from 'pg'
import { kindsOf, type Lift, lifting, type RecordedTuple } from '#platform/log/reading.ts'
import { type RecentEvents, within } from '#platform/log/recent-events.ts'
import { committing } from '#platform/postgres/transaction.ts'
import { type Changes, fold, keysToLoad, touched } from './fold.ts'
import type { Table, TableAccess } from './table.ts'

export type Target = Table & { readonly access: TableAccess; readonly kinds: readonly string[]; readonly lift: Lift }

export const targetOf = (table: Table, access: TableAccess): Target => ({
  ...table,
  access,
  kinds: kindsOf(table.projection.of),
  lift: lifting(table.projection.of),
})

/** `place`: the checkpoint; `upto`: the end of the window. */
export type Turn = {
  readonly place: number
  readonly upto: number
  readonly events: readonly RecordedTuple[]
  /** Streams are parked, which are retried under the lock of the checkpoint. */
  readonly isAnyParked: boolean
  /** The window has events of them. */
  readonly leavesOut: boolean
}

export type TurnRequest = {
  readonly seen: number
  /** In positions: bounds the work, and moves every projection on however rare its events are. */
  readonly size: number
}

export const withoutParked = (
  events: readonly RecordedTuple[],
  parked: readonly string[],
): readonly RecordedTuple[] => {
  const leftOut = new Set(parked)
  return leftOut.size ? events.filter(([, kind, key]) => !leftOut.has(`${kind}/${key}`)) : events
}

/** Undefined: another node has the lock, or the table is gone. */
export const take = async (tx: PoolClient, target: Target, { seen, size }: TurnRequest): Promise<Turn | undefined> => {
  const { rows } = await tx.query<{
    place: number | null
    upto: number
    events: RecordedTuple[] | null
    parked: string[] | null
  }>({
    name: 'take',
    text: 'select * from es.take($1, $2, $3, $4, $5)',
    values: [target.projection.name, target.version, seen, size, target.kinds],
  })
  const { place, upto, events, parked } = rows[0]!
  return place === null ? undefined : turnOf({ place, upto }, events ?? [], parked ?? [])
}

const turnOf = (
  { place, upto }: Pick<Turn, 'place' | 'upto'>,
  events: readonly RecordedTuple[],
  parked: readonly string[],
): Turn => {
  const kept = withoutParked(events, parked)
  return { place, upto, events: kept, isAnyParked: parked.length > 0, leavesOut: kept.length < events.length }
}

/** For several near the end of the log. Uses the node's cached events. */
export const takeTogether = async (
  db: Pool | PoolClient,
  requests: readonly { readonly it: Target; readonly seen: number }[],
  size: number,
  recent: RecentEvents,
): Promise<(Turn | undefined)[]> => {
  type Taken = { start: number; place: number; upto: number; parked: string[] | null } | null
  const kept = recent.current()
  const { rows } = await db.query<{ turns: Taken[]; read_after: number | null; events: RecordedTuple[] | null }>({
    name: 'take-near',
    text: 'select * from es.take_near($1, $2, $3, $4)',
    values: [
      JSON.stringify(requests.map(({ it, seen }) => ({ name: it.projection.name, version: it.version, seen }))),
      size,
      kept.after,
      kept.upto,
    ],
  })
  const { turns, read_after: after, events } = rows[0]!
  const upto = Math.max(0, ...turns.map((turn) => (turn && turn.upto > turn.start ? turn.upto : 0)))
  const stretch = after === null ? kept : recent.readOn(kept, { after, upto, events: events ?? [] })
  return turns.map((turn, index) => {
    if (!turn) return undefined
    const kinds = new Set(requests[index]!.it.kinds)
    const its = within(stretch, turn.start, turn.upto).filter(([, kind]) => kinds.has(kind))
    return turnOf(turn, its, turn.parked ?? [])
  })
}

export const folded = async (
  db: Pool | PoolClient,
  target: Target,
  events: readonly RecordedTuple[],
): Promise<Changes> => {
  const touching = touched(target.projection, events.map(target.lift))
  return fold(target.projection, await target.access.load(db, keysToLoad(target.projection, touching)), touching)
}

export const foldedIn = async (
  db: Pool | PoolClient,
  target: Target,
  turn: Turn | undefined,
): Promise<Changes | undefined> => {
  if (!turn?.events.length) return undefined
  const changes = await folded(db, target, turn.events)
  return changes.saved.length + changes.deleted.length > 0 ? changes : undefined
}

export type AdvancedTurn = Turn & { readonly written: number }

/** In one statement. The checkpoint stays behind where nothing changed: the projector writes it later. */
export const write = async (
  tx: PoolClient,
  target: Target,
  turn: Turn,
  changes: Changes | undefined,
): Promise<AdvancedTurn> => {
  if (changes) await target.access.save(tx, changes, turn)
  else if (turn.leavesOut) await target.access.checkpoint(tx, turn.upto)
  return { ...turn, written: changes || turn.leavesOut ? turn.upto : turn.place }
}

/** Without a transaction. Undefined: its checkpoint has moved meanwhile, so that nothing was written. */
export const writeAlone = async (
  pool: Pool,
  target: Target,
  turn: Turn,
  changes: Changes | undefined,
): Promise<AdvancedTurn | undefined> => {
  if (!changes) return { ...turn, written: turn.place }
  return (await target.access.save(pool, changes, turn)) ? { ...turn, written: turn.upto } : undefined
}

/** In the caller's transaction. The row lock elects the leader; rows and checkpoint commit together: exactly once. */
export const advance = async (tx: PoolClient, target: Target, taking: TurnRequest): Promise<Turn | undefined> => {
  const turn = await take(tx, target, taking)
  if (!turn) return undefined
  const { written } = await write(tx, target, turn, await foldedIn(tx, target, turn))
  if (turn.upto > written) await target.access.checkpoint(tx, turn.upto)
  return turn
}

export const advanceAlone = (pool: Pool, target: Target, taking: TurnRequest): Promise<AdvancedTurn | undefined> =>
  committing(pool, async (tx) => {
    const turn = await take(tx, target, taking)
    const changes = await foldedIn(tx, target, turn)
    const [written] = await Promise.all([turn && write(tx, target, turn, changes), tx.query('commit')])
    return written
  })
