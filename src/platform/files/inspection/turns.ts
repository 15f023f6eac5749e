import pLimit from 'p-limit'

import { eachInTurn, inTurn } from '#platform/work/in-turn.ts'

/** How many files are inspected at once on one node. */
export const INSPECTIONS_AT_ONCE = {
  /** Of all people without an account, together. */
  ofVisitors: 1,
  /** Of all signed-in people, together. */
  ofPeople: 2,
  /** Of one signed-in person. */
  ofOne: 1,
} as const

const busy = {
  mostWaiting: 20,
  says: 'Many files are being checked at this moment. Please try again in a minute.',
  retryAfterSeconds: 60,
}

/** Whose turn it is to have a file inspected. Visitors and signed-in people never wait for each other. */
export const inspectionTurns = () => {
  const visitors = inTurn({ ...busy, atOnce: INSPECTIONS_AT_ONCE.ofVisitors })
  const person = eachInTurn({ ...busy, atOnce: INSPECTIONS_AT_ONCE.ofOne })
  const people = pLimit(INSPECTIONS_AT_ONCE.ofPeople)
  /** `userId` is null for a visitor. */
  return (userId: string | null) =>
    <T>(task: () => Promise<T>): Promise<T> =>
      userId === null ? visitors(task) : person(userId, () => people(task))
}
