import type { Advanced, Policy, Subscriber, Taking } from '#platform/follow/engine.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { commitOf } from '#platform/log/reading.ts'
import { committing } from '#platform/postgres/transaction.ts'
import {
  type AdvancedTurn,
  advanceAlone,
  foldedIn,
  type Target,
  type Turn,
  takeTogether,
  write,
  writeAlone,
} from './batch.ts'
import { advanceCarefully, isTransient } from './poison.ts'

/** Fills one table from the log. */
export type Projector = Subscriber & {
  readonly target: Target
  /** In positions; halved until the poison commit is alone. */
  window: number
  failures: number
  isHalted: boolean
}

export const projectorOf = (target: Target, isPaused: () => boolean): Projector => ({
  ...{ name: target.projection.name, version: target.version, kinds: target.kinds, target, isPaused },
  ...{ window: WINDOW, failures: 0, isHalted: false },
})

const WINDOW = 1000
/** In positions: one that has more to fold does not make those wait that have little. */
const FAR = 250
const LANES = 3
const IDLE_MS = 5000
const BUSY_MS = 50
/** Briefly collects what comes together: one commit for all. */
const PACE_MS = 10
const HALTED_MS = 30_000
const LONGEST_BACKOFF_MS = 5000

/** Rows and checkpoints in one transaction: exactly once, on any number of nodes. */
export const projecting = (
  { pool, tail, recent, tracing }: Pick<EventLog, 'pool' | 'tail' | 'recent' | 'tracing'>,
  onTrouble: (error: unknown, name: string) => void,
): Policy<Projector> => {
  /** In the traces of the commits that they fold. */
  const tracedTurns = <T>(group: readonly Taking<Projector>[], turns: readonly (Turn | undefined)[], work: () => T) =>
    tracing.follow(
      () => turns.flatMap((turn) => turn?.events.map(commitOf) ?? []),
      'project',
      () => ({
        'partnercare.projections': group.flatMap(({ it }, index) => (turns[index]?.events.length ? [it.name] : [])),
        'partnercare.position': Math.max(...turns.map((turn) => turn?.upto ?? 0)),
      }),
      work,
    )

  const advanceTogether = (group: readonly Taking<Projector>[]) =>
    committing(pool, async (tx): Promise<(AdvancedTurn | undefined)[]> => {
      const requests = group.map(({ it, seen }) => ({ it: it.target, seen }))
      const turns = await takeTogether(tx, requests, WINDOW, recent)
      return tracedTurns(group, turns, async () => {
        const changes = await Promise.all(group.map(({ it }, index) => foldedIn(tx, it.target, turns[index])))
        const writing = group.map(({ it }, index) => turns[index] && write(tx, it.target, turns[index], changes[index]))
        const [advanced] = await Promise.all([Promise.all(writing), tx.query('commit')])
        return advanced
      })
    })

  /** One alone is saved if its checkpoint is still where it was: no transaction. */
  const advanceOne = async (one: Taking<Projector>): Promise<readonly (AdvancedTurn | undefined)[]> => {
    const { target } = one.it
    const [turn] = await takeTogether(pool, [{ it: target, seen: one.seen }], WINDOW, recent)
    if (turn?.isAnyParked) return advanceTogether([one])
    if (!turn) return [undefined]
    const written = async () => writeAlone(pool, target, turn, await foldedIn(pool, target, turn))
    return [await tracedTurns([one], [turn], written)]
  }

  const advancedBy = (it: Projector, done: AdvancedTurn | undefined): Advanced => {
    it.failures = 0
    it.isHalted = false
    if (!done) return { againMs: BUSY_MS } // the other node may have looked at the log just before our event came
    const restMs = done.upto - done.place < it.window ? PACE_MS : 0
    if (done.upto > done.place) it.window = WINDOW
    return { reached: done.upto, written: done.written, restMs }
  }

  const backoff = (it: Projector): Advanced => ({ restMs: Math.min(100 * 2 ** it.failures++, LONGEST_BACKOFF_MS) })

  return {
    idleMs: IDLE_MS,
    lanes: LANES,
    isApart: ({ it, seen }) => it.window < WINDOW || tail.head() - seen > FAR,
    advance: async (group, isApart) => {
      const done = isApart
        ? await Promise.all(group.map(({ it, seen }) => advanceAlone(pool, it.target, { seen, size: it.window })))
        : await (group.length === 1 ? advanceOne(group[0]!) : advanceTogether(group))
      return group.map(({ it }, index) => advancedBy(it, done[index]))
    },
    failed: async ({ it, seen }, error) => {
      onTrouble(error, it.name)
      if (isTransient(error)) return backoff(it)
      if (it.window > 1) {
        it.window = Math.ceil(it.window / 2)
        return {}
      }
      try {
        const done = await advanceCarefully(pool, it.target, seen)
        if (!done) return { againMs: BUSY_MS }
        it.isHalted = done.halted
        if (done.halted) return { restMs: HALTED_MS }
        it.window = WINDOW
        return { reached: done.upto }
      } catch {
        return backoff(it)
      }
    },
  }
}
