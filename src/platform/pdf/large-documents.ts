import { inTurn } from '#platform/work/in-turn.ts'

/** Characters of a definition from which setting it takes seconds, as a whole catalogue does. */
const LARGE = 100_000

/**
 * Large documents are set one after the other: a quote that comes meanwhile waits for one of them, not for all. A caller who
 * comes when too many wait is refused with 429.
 */
export const largeInTurn = () => {
  const turn = inTurn({
    atOnce: 1,
    mostWaiting: 19,
    says: 'Many documents are being made at this moment. Please try again in a minute.',
    retryAfterSeconds: 60,
  })
  return <T>(size: number, set: () => Promise<T>): Promise<T> => (size < LARGE ? set() : turn(set))
}
