import { inTurn } from '#platform/work/in-turn.ts'

/** Characters of JSON; larger ones take seconds, as a catalogue. */
const LARGE = 100_000

/** Queued one at a time, so that small ones need not wait. 429 when the queue is full. */
export const largeInTurn = () => {
  const turn = inTurn({
    atOnce: 1,
    mostWaiting: 19,
    says: 'Many documents are being made at this moment. Please try again in a minute.',
    retryAfterSeconds: 60,
  })
  return <T>(size: number, set: () => Promise<T>): Promise<T> => (size < LARGE ? set() : turn(set))
}
