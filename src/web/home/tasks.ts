import type { listWaiting } from '#modules/ordering/waiting-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { taskWords } from '#web/words/home.ts'

export type TaskKind = keyof typeof taskWords

type Waiting = Answer<typeof listWaiting>[number]

/** What the distributor has to do, for one order or for several that wait for the same. */
export type Task = Omit<Waiting, 'status'> & { readonly kind: TaskKind }

const isTask = (status: string): status is TaskKind => Object.hasOwn(taskWords, status)

/** What waits for the distributor, one task a status: what has a deadline first, the nearest before the others. */
export const tasksOf = (waiting: readonly Waiting[], most: number): Task[] =>
  waiting
    .flatMap(({ status, ...task }) => (isTask(status) ? [{ ...task, kind: status }] : []))
    .toSorted((a, b) => compareMoments(a.until, b.until))
    .slice(0, most)

/** A moment before another, and any moment before none. */
const compareMoments = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1
