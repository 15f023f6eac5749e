import type { OrderRow } from '#modules/ordering/contract.ts'
import { taskWords } from '#web/words/home.ts'

export type TaskKind = keyof typeof taskWords

/** What the distributor has to do, for one order or for several that wait for the same. */
export type Task = {
  readonly kind: TaskKind
  readonly orders: readonly Pick<OrderRow, 'id' | 'num'>[]
  /** The moment by which the first of them must be done; null without a deadline. */
  readonly until: string | null
}

type Waiting = Pick<OrderRow, 'id' | 'num' | 'validUntil'> & {
  readonly statusData: Pick<OrderRow['statusData'], 'status' | 'statusTextColor'>
}

const isTask = (status: string): status is TaskKind => Object.hasOwn(taskWords, status)

const soonest = (moments: readonly (string | null)[]): string | null =>
  moments.reduce((first, at) => (at !== null && (first === null || at < first) ? at : first), null)

/** What waits for the distributor, one task a status: what has a deadline first, the nearest before the others. */
export const tasksOf = (orders: readonly Waiting[], most: number): Task[] => {
  const yours = orders.filter(({ statusData }) => statusData.statusTextColor === 'you')
  const byKind = Map.groupBy(yours, ({ statusData }) => statusData.status)
  const tasks = [...byKind].flatMap(([kind, all]) =>
    isTask(kind) ? [{ kind, orders: all, until: soonest(all.map(({ validUntil }) => validUntil)) }] : [],
  )
  return tasks.toSorted((a, b) => compareMoments(a.until, b.until)).slice(0, most)
}

/** A moment before another, and any moment before none. */
const compareMoments = (a: string | null, b: string | null): number =>
  a === b ? 0 : a === null ? 1 : b === null ? -1 : a < b ? -1 : 1
