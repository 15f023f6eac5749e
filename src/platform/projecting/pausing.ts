import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'

const AT_A_TIME = 25 // a millisecond of work at most
const LONGEST_REST_MS = 8

/**
 * The items in parts, with a turn of the event loop after each: callers of this program are answered in between.
 * While `isBusy` it rests a little longer, but never for long: it goes on under any load.
 */
export async function* pausing<T>(items: readonly T[], isBusy: () => boolean): AsyncGenerator<readonly T[]> {
  for (let index = 0; index < items.length; index += AT_A_TIME) {
    yield items.slice(index, index + AT_A_TIME)
    await nextTurn()
    for (let rested = 0; rested < LONGEST_REST_MS && isBusy(); rested++) await sleep(1)
  }
}
