import type { listWaiting } from '#modules/ordering/list/waiting-contract.ts'
import type { Answer } from '#platform/http/endpoint.ts'
import { taskTexts } from '#texts/home.ts'

export type TaskKind = keyof typeof taskTexts

type WaitingItem = Answer<typeof listWaiting>[number]

/** What the distributor has to do, for one order or for several that wait for the same. */
export type Task = Omit<WaitingItem, 'status' | 'toApprove'> & { readonly kind: TaskKind }

const isTask = (status: string): status is TaskKind => Object.hasOwn(taskTexts, status)

/** What waits for the distributor, one task a status, the most urgent first as they come. */
export const tasksOf = (waiting: readonly WaitingItem[]): Task[] =>
  waiting.flatMap(({ status, toApprove, ...task }) => {
    const kind = toApprove ? 'APPROVAL' : status
    return isTask(kind) ? [{ ...task, kind }] : []
  })
