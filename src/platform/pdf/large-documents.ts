import { Refused, refused } from '#platform/decision.ts'

/** Characters of a definition from which setting it takes seconds, as a whole catalogue does. */
const LARGE = 100_000
const MOST_WAITING = 20

/**
 * Large documents are set one after the other: a quote that comes meanwhile waits for one of them, not for all. Whoever
 * comes when too many wait is refused with 429.
 */
export const largeInTurn = () => {
  let last: Promise<unknown> = Promise.resolve()
  let waiting = 0

  return <T>(size: number, set: () => Promise<T>): Promise<T> => {
    if (size < LARGE) return set()
    if (waiting >= MOST_WAITING) {
      const error = 'Many documents are being made at this moment. Please try again in a minute.'
      throw new Refused(refused(error, { status: 429, members: { retryAfterSeconds: 60 } }))
    }
    waiting += 1
    const turn = last.then(set).finally(() => {
      waiting -= 1
    })
    last = turn.catch(() => {})
    return turn
  }
}
