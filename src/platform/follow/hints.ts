import * as Effect from 'effect/Effect'

import { fibres, whole } from '#platform/background/fibres.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { COUNT_LISTENERS, noticesOn } from '#platform/postgres/notices.ts'

const CHANNEL = 'es_sealed'
const AFTER_MS = 50

/** At most 20 a second, never in an append. Only hints: missed ones are made up for within two seconds. */
export const startHints = async (log: EventLog): Promise<{ stop: () => Promise<void> }> => {
  const background = fibres()
  const notices = await noticesOn(log.pool, [CHANNEL])
  let sentUpTo = 0
  let isSending = false
  let hasOthers = true

  const send = async () => {
    sentUpTo = log.head()
    await log.pool.query('select pg_notify($1, $2)', [CHANNEL, String(sentUpTo)]).catch(() => {})
    isSending = false
    sendSoon()
  }
  const sendSoon = () => {
    if (!hasOthers || isSending || log.head() <= sentUpTo) return
    isSending = true
    background.start('hints', Effect.delay(whole(send), AFTER_MS))
  }

  const stopListening = notices.on(
    CHANNEL,
    (payload) => {
      const head = Number(payload)
      sentUpTo = Math.max(sentUpTo, head)
      log.heard(head)
    },
    () => {},
  )
  log.events.on('sealed', sendSoon)
  const stopCounting = log.pulse.ask({
    sql: COUNT_LISTENERS,
    receive: (listeners: number) => {
      hasOthers = listeners > 1
    },
  })

  return {
    stop: async () => {
      log.events.off('sealed', sendSoon)
      stopCounting()
      stopListening()
      await background.stop()
      await notices.stop()
    },
  }
}
