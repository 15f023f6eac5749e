import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'

import { INSPECTION_LIMITS, type InspectionLimits } from './budget.ts'
import type { InspectedKind, Verdict } from './verdict.ts'
import type { InspectionAnswer, InspectionTask } from './worker.ts'

/** How often a thread's processor time is measured. */
const WATCH_MS = 50
/** A thread without work ends, and gives its memory back. */
const IDLE_MS = 5_000

type Thread = { readonly worker: Worker; readonly idle: NodeJS.Timeout }
type HostLimits = Pick<InspectionLimits, 'cpuMs' | 'clockMs' | 'heapMegabytes'>

/** Milliseconds of a processor that a thread has used. */
const cpuMsOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

/** Comes back when the task has used up its time. Of a thread that has ended or is done it never does. */
const overTime = ({ cpuMs, clockMs }: HostLimits, worker: Worker, done: AbortSignal): Promise<null> =>
  new Promise((resolve) => {
    const since = performance.now()
    const watch = async () => {
      const before = await cpuMsOf(worker)
      for await (const _ of setInterval(WATCH_MS, undefined, { signal: done }))
        if ((await cpuMsOf(worker)) - before > cpuMs || performance.now() - since > clockMs) return resolve(null)
    }
    watch().catch(() => {})
  })

/**
 * Looks into files in threads of their own, so that no other request waits for what a file unpacks to. A thread takes one task
 * at a time and is kept for the next; one that needs too much, or whose sender has left, is ended.
 */
export const fileInspector = (limits: HostLimits = INSPECTION_LIMITS) => {
  const free: Thread[] = []

  const start = (): Worker =>
    new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: limits.heapMegabytes },
    })
  const take = (): Worker => {
    const thread = free.pop()
    clearTimeout(thread?.idle)
    thread?.worker.ref()
    return thread?.worker ?? start()
  }
  const giveBack = (worker: Worker) => {
    const idle = setTimeout(() => {
      free.splice(
        free.findIndex((thread) => thread.worker === worker),
        1,
      )
      void worker.terminate()
    }, IDLE_MS)
    idle.unref()
    worker.unref()
    free.push({ worker, idle })
  }

  /** null: it needed more than it may. Rejects when the sender has left. */
  const run = async (task: InspectionTask, left?: AbortSignal): Promise<InspectionAnswer | null> => {
    left?.throwIfAborted()
    const worker = take()
    const done = new AbortController()
    const signal = left ? AbortSignal.any([left, done.signal]) : done.signal
    try {
      const message = once(worker, 'message', { signal }).then(([answer]) => answer as InspectionAnswer)
      worker.postMessage(task)
      const answer = await Promise.race([message, overTime(limits, worker, done.signal)])
      if (answer) giveBack(worker)
      else await worker.terminate()
      return answer
    } catch (error) {
      await worker.terminate()
      if ((error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY') return null
      throw error
    } finally {
      done.abort()
    }
  }

  /** null: it needed more than it may. */
  const answered = async (task: InspectionTask, left?: AbortSignal) => {
    const answer = await run(task, left)
    if (answer && 'error' in answer) throw new Error(`A file cannot be inspected: ${answer.error}`)
    return answer
  }

  return {
    verdict: async (kind: InspectedKind, file: string, left?: AbortSignal): Promise<Verdict> => {
      const answer = await answered({ kind, file }, left)
      return answer && 'verdict' in answer ? answer.verdict : 'tooMuch'
    },
    /** How many pages a PDF has; 0 where it cannot be found within the limits. */
    pages: async (pdf: Buffer): Promise<number> => {
      const answer = await answered({ pagesOf: pdf })
      return answer && 'pages' in answer ? answer.pages : 0
    },
  }
}
export type FileInspector = ReturnType<typeof fileInspector>
