import type { EventLog } from '#platform/log/event-log.ts'
import { committing } from '#platform/postgres/transaction.ts'
import {
  type AdvancedTurn,
  advanceAlone,
  foldedIn,
  type Target,
  type TurnRequest,
  takeTogether,
  write,
} from './batch.ts'

/** In positions. */
export const WINDOW = 1000

export type SharedTurn = {
  readonly it: Target
  readonly taking: TurnRequest
}

export type Advance = (turn: SharedTurn) => Promise<AdvancedTurn | undefined>

type TurnServices = Pick<EventLog, 'pool' | 'tail' | 'recent'>

const advanceTogether = (
  { pool, recent }: TurnServices,
  group: readonly SharedTurn[],
): Promise<(AdvancedTurn | undefined)[]> =>
  committing(pool, async (tx) => {
    const requests = group.map(({ it, taking }) => ({ it, seen: taking.seen }))
    const turns = await takeTogether(tx, requests, WINDOW, recent)
    const changes = await Promise.all(group.map(({ it }, index) => foldedIn(tx, it, turns[index])))
    const writing = group.map(({ it }, index) => turns[index] && write(tx, it, turns[index], changes[index]))
    const [advanced] = await Promise.all([Promise.all(writing), tx.query('commit')])
    return advanced
  })

/** Projectors of one event-loop turn share a transaction; if it fails, each runs alone. */
export const turnsTogether = (log: TurnServices): Advance => {
  const { pool, tail } = log
  type Waiting = SharedTurn & PromiseWithResolvers<AdvancedTurn | undefined>
  let waiting: Waiting[] = []

  const alone = ({ it, taking }: SharedTurn) => advanceAlone(pool, it, taking)
  const aloneAfterAll = (one: Waiting) => alone(one).then(one.resolve, one.reject)

  const setOut = async () => {
    const group = waiting
    waiting = []
    await advanceTogether(log, group).then(
      (turns) => group.map(({ resolve }, index) => resolve(turns[index])),
      () => Promise.all(group.map(aloneAfterAll)),
    )
  }

  return (turn) => {
    const { seen, size } = turn.taking
    if (size < WINDOW || tail.head() - seen > WINDOW) return alone(turn)
    const one = { ...turn, ...Promise.withResolvers<AdvancedTurn | undefined>() }
    if (waiting.push(one) === 1) setImmediate(() => void setOut())
    return one.promise
  }
}
