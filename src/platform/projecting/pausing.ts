import { setImmediate as nextTurn } from 'node:timers/promises'

const AT_A_TIME = 100 // a few milliseconds of work

/** The items in parts, with a turn of the event loop after each: whoever waits for this program is answered in between. */
export async function* pausing<T>(items: readonly T[]): AsyncGenerator<readonly T[]> {
  for (let at = 0; at < items.length; at += AT_A_TIME) {
    yield items.slice(at, at + AT_A_TIME)
    await nextTurn()
  }
}
