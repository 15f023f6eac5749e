import { setTimeout as sleep } from 'node:timers/promises'

/** Items that share a name are never in one group: the second may depend on the first. */
export type WorkItem<Work> = { readonly work: Work; readonly names: readonly string[] }

export type GroupWriter<Work, Done> = {
  readonly alone: (work: Work) => Promise<Done>
  readonly together: (works: readonly Work[]) => Promise<Done[]>
  /** After `together` rejected: nothing was written, each may be tried alone. */
  readonly wasUndone: (error: unknown) => boolean
  /** Resolves when a write has taken so long that it must be waiting for a lock: the next group goes without it. */
  readonly patience?: () => Promise<unknown>
}

const AT_ONCE = 2
const AT_MOST = 16
const PATIENCE_MS = 50
const lockWait = () => sleep(PATIENCE_MS, undefined, { ref: false })

type QueuedWork<Work, Done> = WorkItem<Work> & PromiseWithResolvers<Done>

/** Items that arrive while others are written share the next commit. If one is refused, each is retried alone. */
export const groupCommit = <Work, Done>({
  alone,
  together,
  wasUndone,
  patience = lockWait,
}: GroupWriter<Work, Done>) => {
  let running = 0
  let onTheirWay = 0
  let isDue = false
  let waiting: QueuedWork<Work, Done>[] = []

  /** As many as the other group has: one is written while the other waits for the disk. */
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
      void Promise.race([write(group), patience()]).then(() => {
        running--
        onTheirWay -= group.length
        goOnSoon()
      })
    }
  }
  /** In the next turn of the event loop: callers just answered may have more. */
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
