import type { EventLog } from '#platform/log/event-log.ts'
import { committing } from '#platform/postgres/transaction.ts'
import { advanceAlone, foldedIn, type Taking, type Target, type Turn, takeTogether, write } from './batch.ts'

/** Positions in the window of a follower that keeps up. */
export const WINDOW = 1000

export type AskedTurn = {
  readonly it: Target
  readonly taking: Taking
  /** When there is nothing to fold or to leave out, the checkpoint may stay behind. */
  readonly keepCheckpoint: boolean
}

/** One turn, in a transaction that others may share. Undefined: another node is at it, or the table is gone. */
export type Advance = (asked: AskedTurn) => Promise<Turn | undefined>

type Shared = Pick<EventLog, 'pool' | 'tail' | 'recent'>

/** Three messages for all of them: the windows, the rows that they touch, what becomes of these. */
const advanceTogether = ({ pool, recent }: Shared, group: readonly AskedTurn[]): Promise<(Turn | undefined)[]> =>
  committing(pool, async (tx) => {
    const asked = group.map(({ it, taking }) => ({ it, seen: taking.seen }))
    const turns = await takeTogether(tx, asked, WINDOW, recent)
    const changes = await Promise.all(group.map(({ it }, at) => foldedIn(tx, it, turns[at])))
    await Promise.all([
      ...group.map(({ it, keepCheckpoint }, at) => {
        const turn = turns[at]
        return turn && write(tx, it, turn, changes[at], keepCheckpoint)
      }),
      tx.query('commit'),
    ])
    return turns
  })

/**
 * Read models that look at the log in the same turn of the event loop, as they do when something was sealed, share a
 * transaction. Where it fails, each goes alone, and finds out for itself: the others do not stand still for one that is
 * poisoned. Whoever is far behind, or goes in small steps since it failed, goes alone at once.
 */
export const turnsTogether = (log: Shared): Advance => {
  const { pool, tail } = log
  type Waiting = AskedTurn & PromiseWithResolvers<Turn | undefined>
  let waiting: Waiting[] = []

  const alone = ({ it, taking, keepCheckpoint }: AskedTurn) => advanceAlone(pool, it, taking, keepCheckpoint)
  const aloneAfterAll = (one: Waiting) => alone(one).then(one.resolve, one.reject)

  const setOut = async () => {
    const group = waiting
    waiting = []
    await advanceTogether(log, group).then(
      (turns) => group.map(({ resolve }, at) => resolve(turns[at])),
      () => Promise.all(group.map(aloneAfterAll)),
    )
  }

  return (asked) => {
    const { seen, size } = asked.taking
    if (size < WINDOW || tail.head() - seen > WINDOW) return alone(asked)
    const one = { ...asked, ...Promise.withResolvers<Turn | undefined>() }
    if (waiting.push(one) === 1) setImmediate(() => void setOut())
    return one.promise
  }
}
