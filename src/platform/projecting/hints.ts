import { setTimeout as sleep } from 'node:timers/promises'

import type { EventLog } from '#platform/log/event-log.ts'

const CHANNEL = 'es_sealed'
const AFTER_MS = 50
const AGAIN_AFTER_MS = 1000
/** A lock shared by all listening nodes, to count them. */
const LISTENERS = '20261, 50'
const COUNT = `select count(*) from pg_locks where locktype = 'advisory' and (classid, objid) = (${LISTENERS})
  and database = (select oid from pg_database where datname = current_database())`

/** At most 20 a second, never in an append. Only hints: missed ones are made up for within a second. */
export const startHints = (log: EventLog): { stop: () => Promise<void> } => {
  const stopped = new AbortController()
  let sentUpTo = 0
  let sending: NodeJS.Timeout | null = null
  let hasOthers = true

  const send = async () => {
    const head = log.head()
    if (head > sentUpTo) {
      sentUpTo = head
      await log.pool.query('select pg_notify($1, $2)', [CHANNEL, String(head)]).catch(() => {})
    }
    sending = null
    sendSoon()
  }
  const sendSoon = () => {
    if (hasOthers && !sending && log.head() > sentUpTo && !stopped.signal.aborted) sending = setTimeout(send, AFTER_MS)
  }

  const listen = async () => {
    const client = await log.pool.connect()
    let release: (error?: Error) => void = () => {}
    const lost = new Promise<Error | undefined>((resolve) => {
      release = resolve
    })
    client.on('notification', ({ payload }) => {
      const head = Number(payload)
      sentUpTo = Math.max(sentUpTo, head)
      log.heard(head)
    })
    client.on('error', release)
    client.on('end', () => release())
    stopped.signal.addEventListener('abort', () => release(), { once: true })
    if (stopped.signal.aborted) release() // while it connected
    try {
      await client.query(`select pg_advisory_lock_shared(${LISTENERS}); listen ${CHANNEL}`)
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
  log.events.on('sealed', sendSoon)
  const stopCounting = log.pulse.ask({
    sql: COUNT,
    receive: (listeners: number) => {
      hasOthers = listeners > 1
    },
  })

  return {
    stop: async () => {
      log.events.off('sealed', sendSoon)
      stopCounting()
      stopped.abort()
      if (sending) clearTimeout(sending)
      await listening
    },
  }
}
