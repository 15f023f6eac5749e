import { turns } from '#platform/background/fibres.ts'
import { eachInTurn, inTurn } from '#platform/work/in-turn.ts'

export const INSPECTIONS_AT_ONCE = {
  ofVisitors: 1,
  ofPeople: 2,
  ofOne: 1,
} as const

const busy = {
  mostWaiting: 20,
  says: 'Many files are being checked at this moment. Please try again in a minute.',
  retryAfterSeconds: 60,
}

/** Visitors and signed-in people have separate queues. */
export const inspectionTurns = () => {
  const visitors = inTurn({ ...busy, atOnce: INSPECTIONS_AT_ONCE.ofVisitors })
  const person = eachInTurn({ ...busy, atOnce: INSPECTIONS_AT_ONCE.ofOne })
  const people = turns(INSPECTIONS_AT_ONCE.ofPeople)
  return (userId: string | null) =>
    <T>(task: () => Promise<T>): Promise<T> =>
      userId === null ? visitors(task) : person(userId, () => people(task))
}
