import { once } from 'node:events'
import { setInterval } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { errorCode } from '#platform/typed.ts'

import { INSPECTION_LIMITS, type InspectionLimits } from './budget.ts'
import type { InspectedKind, Verdict } from './verdict.ts'
import type { InspectionAnswer, InspectionTask } from './worker.ts'

const WATCH_MS = 50
/** Idle threads end and free their memory. */
const IDLE_MS = 5_000

type Thread = { readonly worker: Worker; readonly idle: NodeJS.Timeout }
type HostLimits = Pick<InspectionLimits, 'cpuMs' | 'clockMs' | 'heapMegabytes'>

const cpuMsOf = async (worker: Worker): Promise<number> => {
  const { user, system } = await worker.cpuUsage()
  return (user + system) / 1000
}

/** Resolves over the limit; never for a finished thread. */
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

/** In worker threads, so that unpacking blocks no request. Over the limits, or abandoned, a thread is ended. */
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

  /** null: over the limits. Rejects when the sender has left. */
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
      if (errorCode(error) === 'ERR_WORKER_OUT_OF_MEMORY') return null
      throw error
    } finally {
      done.abort()
    }
  }

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
    pages: async (pdf: Buffer): Promise<number> => {
      const answer = await answered({ pagesOf: pdf })
      return answer && 'pages' in answer ? answer.pages : 0
    },
  }
}
export type FileInspector = ReturnType<typeof fileInspector>
