import { setTimeout as sleep } from 'node:timers/promises'

/** One thing to be written. Those with a name in common are never written together: the second one may find the first one's work. */
export type WorkItem<Work> = { readonly work: Work; readonly names: readonly string[] }

export type GroupWriter<Work, Done> = {
  /** One by itself. */
  readonly alone: (work: Work) => Promise<Done>
  /** Several at once: all of them or, where it rejects, none. */
  readonly together: (works: readonly Work[]) => Promise<Done[]>
  /** What `together` rejected with undid everything, so that each may be tried alone. */
  readonly wasUndone: (error: unknown) => boolean
}

const AT_ONCE = 2
const AT_MOST = 16
const PATIENCE_MS = 50 // what waits longer waits for a lock: the others need not wait with it

type QueuedWork<Work, Done> = WorkItem<Work> & PromiseWithResolvers<Done>

/**
 * Writes at once what comes alone. What comes while enough is being written waits, and goes with the others that wait: the
 * busier, the more share a way to the database and a flush of its disk. Where one of them is refused, each goes alone, so
 * that none gets another one's refusal.
 */
export const writingTogether = <Work, Done>({ alone, together, wasUndone }: GroupWriter<Work, Done>) => {
  let running = 0
  let onTheirWay = 0
  let isDue = false
  let waiting: QueuedWork<Work, Done>[] = []

  /** As many as the other group has: while one waits for the disk, the other one is being written. */
  const nextGroup = (): QueuedWork<Work, Done>[] => {
    const most = Math.min(AT_MOST, Math.ceil((waiting.length + onTheirWay) / AT_ONCE))
    const taken = new Set<string>()
    const group: QueuedWork<Work, Done>[] = []
    waiting = waiting.filter((queued) => {
      if (group.length === most || queued.names.some((name) => taken.has(name))) return true
      for (const name of queued.names) taken.add(name)
      group.push(queued)
      return false
    })
    return group
  }

  const eachAlone = (group: readonly QueuedWork<Work, Done>[]) =>
    Promise.all(group.map((it) => alone(it.work).then(it.resolve, it.reject)))

  const write = async (group: readonly QueuedWork<Work, Done>[]): Promise<unknown> => {
    if (group.length === 1) return eachAlone(group)
    try {
      const done = await together(group.map(({ work }) => work))
      for (const [index, it] of group.entries()) it.resolve(done[index]!)
    } catch (error) {
      if (wasUndone(error)) return eachAlone(group)
      for (const it of group) it.reject(error)
    }
  }

  const goOn = (): void => {
    while (running < AT_ONCE && waiting.length > 0) {
      const group = nextGroup()
      running++
      onTheirWay += group.length
      const patience = sleep(PATIENCE_MS, undefined, { ref: false })
      void Promise.race([write(group), patience]).then(() => {
        running--
        onTheirWay -= group.length
        goOnSoon()
      })
    }
  }
  /** In the next turn: a caller answered in this one may have more to write. */
  const goOnSoon = (): void => {
    if (isDue) return
    isDue = true
    setImmediate(() => {
      isDue = false
      goOn()
    })
  }

  return (one: WorkItem<Work>): Promise<Done> => {
    const queued = { ...one, ...Promise.withResolvers<Done>() }
    waiting.push(queued)
    goOnSoon()
    return queued.promise
  }
}
