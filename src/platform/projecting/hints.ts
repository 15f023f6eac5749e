import { setTimeout as sleep } from 'node:timers/promises'

import type { EventLog } from '#platform/log/event-log.ts'

const CHANNEL = 'es_sealed'
const EVERY_MS = 50
const AGAIN_AFTER_MS = 1000

/**
 * Tells the other nodes how far the log goes, at most 20 times a second and never inside an append, and hears it from
 * them. Only a hint: a node that misses one learns it from its own seal, a quarter of a second later.
 */
export const startHints = (log: EventLog): { stop: () => Promise<void> } => {
  const stopped = new AbortController()
  let told = 0
  let telling = false

  const tell = async () => {
    const head = log.head()
    if (telling || head <= told) return
    telling = true
    told = head
    await log.pool.query('select pg_notify($1, $2)', [CHANNEL, String(head)]).catch(() => {})
    telling = false
  }

  const listen = async () => {
    const client = await log.pool.connect()
    let release: (error?: Error) => void = () => {}
    const lost = new Promise<Error | undefined>((resolve) => {
      release = resolve
    })
    client.on('notification', ({ payload }) => {
      const head = Number(payload)
      told = Math.max(told, head)
      log.heard(head)
    })
    client.on('error', release)
    client.on('end', () => release())
    stopped.signal.addEventListener('abort', () => release(), { once: true })
    if (stopped.signal.aborted) release() // while it connected
    try {
      await client.query(`listen ${CHANNEL}`)
      await lost
    } finally {
      client.release(true)
    }
  }

  const listening = (async () => {
    while (!stopped.signal.aborted) {
      await listen().catch(() => {})
      await sleep(AGAIN_AFTER_MS, undefined, { signal: stopped.signal }).catch(() => {})
    }
  })()
  const ticker = setInterval(() => void tell(), EVERY_MS)

  return {
    stop: async () => {
      clearInterval(ticker)
      stopped.abort()
      await listening
    },
  }
}
