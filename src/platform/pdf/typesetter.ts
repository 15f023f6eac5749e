import { Worker } from 'node:worker_threads'

import type { DocumentDefinition } from './page.ts'

type Answer = { readonly id: number; readonly pdf: Uint8Array } | { readonly id: number; readonly error: string }
type WaitingDocument = {
  readonly done: (pdf: Buffer) => void
  readonly failed: (error: Error) => void
  readonly overdue: NodeJS.Timeout
}

const AT_MOST_MS = 30_000
const IDLE_MS = 20_000

/** A worker, started on demand and ended when idle, as it takes 60 MB; also ended by a document that takes too long. */
export const typesetter = () => {
  let worker: Worker | null = null
  let idle: NodeJS.Timeout | undefined
  let lastId = 0
  const waiting = new Map<number, WaitingDocument>()

  const end = async (why: string) => {
    const ended = worker
    worker = null
    clearTimeout(idle)
    for (const { failed, overdue } of waiting.values()) {
      clearTimeout(overdue)
      failed(new Error(why))
    }
    waiting.clear()
    await ended?.terminate()
  }

  const receive = (answer: Answer) => {
    const request = waiting.get(answer.id)
    if (!request) return
    waiting.delete(answer.id)
    clearTimeout(request.overdue)
    if ('pdf' in answer) request.done(Buffer.from(answer.pdf.buffer, answer.pdf.byteOffset, answer.pdf.byteLength))
    else request.failed(new Error(`The document cannot be made: ${answer.error}`))
    if (waiting.size > 0) return
    idle = setTimeout(() => void end('idle'), IDLE_MS)
    idle.unref()
  }

  const started = (): Worker => {
    const thread = new Worker(new URL('./worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: 256 },
    })
    thread.unref()
    thread.on('message', receive)
    thread.on('error', (error) => void (worker === thread && end(`The documents' thread failed: ${error.message}`)))
    thread.on('exit', () => void (worker === thread && end("The documents' thread ended")))
    return thread
  }

  const set = (definition: DocumentDefinition): Promise<Buffer> =>
    new Promise((done, failed) => {
      clearTimeout(idle)
      worker ??= started()
      const id = ++lastId
      const overdue = setTimeout(() => void end(`A document took longer than ${AT_MOST_MS / 1000} s`), AT_MOST_MS)
      waiting.set(id, { done, failed, overdue })
      worker.postMessage({ id, definition })
    })

  return { set, stop: () => end('The portal is stopping') }
}
