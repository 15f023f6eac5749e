import type { EventLog } from '#platform/log/event-log.ts'
import { IS_ANY_DUE, toBeTried } from './parked-streams.ts'
import type { reactorOf } from './reaction-turn.ts'

type Retried = {
  readonly name: string
  readonly isPaused: () => boolean
  readonly reactor: Pick<ReturnType<typeof reactorOf>, 'tryAgain'>
}

/** More failures wait for their time or an administrator. */
const SETTLES_WITHIN_TRIES = 3

export const startRetrying = (log: EventLog, all: readonly Retried[], warn: (error: Error) => void) => {
  const { pool } = log
  let isStopped = false
  let running: Promise<unknown> = Promise.resolve()
  let isAtIt = false

  const tryAll = async (among: readonly Retried[], fewerThan: number | null): Promise<number> => {
    const byName = new Map(among.map((one) => [one.name, one]))
    const found = await toBeTried(pool, [...byName.keys()], fewerThan)
    for (const { reaction, kind, key } of found) {
      if (isStopped) break
      await byName
        .get(reaction)!
        .reactor.tryAgain({ kind, key }, { onlyDue: fewerThan === null })
        .catch(warn)
    }
    return found.length
  }
  const free = (among: readonly Retried[]) => among.filter((one) => !one.isPaused())

  const receive = (isDue: boolean): void => {
    if (!isDue || isAtIt || isStopped) return
    isAtIt = true
    running = tryAll(free(all), null)
      .catch(warn)
      .finally(() => {
        isAtIt = false
      })
  }
  const stopAsking = log.pulse.ask({ sql: IS_ANY_DUE, receive, onTrouble: warn })

  return {
    /** Rarely failed ones, due or not. True: there were some. */
    settle: async (among: readonly Retried[]): Promise<boolean> =>
      (await tryAll(free(among), SETTLES_WITHIN_TRIES)) > 0,
    stop: async () => {
      isStopped = true
      stopAsking()
      await running
    },
  }
}
