import type { Pool, PoolClient } from 'pg'

/** The payload is the id of the session or person. */
export const SESSION_ENDED = 'session_ended'
export const PERSON_ERASED = 'person_erased'
const channels = [SESSION_ENDED, PERSON_ERASED]

const FIRST_WAIT_MS = 100
const LONGEST_WAIT_MS = 2000

type Subscription = {
  readonly receive: Readonly<Record<string, (payload: string) => void>>
  /** Back after a gap: notices were missed. */
  readonly afterGap: () => void
}

export type Notices = {
  readonly on: (channel: string, receive: (payload: string) => void, afterGap: () => void) => () => void
  readonly stop: () => Promise<void>
}

export const hearNotices = async (pool: Pool): Promise<Notices> => {
  const subscriptions = new Set<Subscription>()
  let client: PoolClient | undefined
  let retry: NodeJS.Timeout | undefined
  let stopped = false

  const connect = async () => {
    const fresh = await pool.connect()
    const lost = () => {
      if (client !== fresh) return
      client = undefined
      fresh.release(true)
      again(FIRST_WAIT_MS)
    }
    fresh.once('error', lost)
    fresh.once('end', lost)
    fresh.on('notification', ({ channel, payload }) => {
      for (const { receive } of subscriptions) receive[channel]?.(payload ?? '')
    })
    try {
      await fresh.query(channels.map((channel) => `listen ${channel}`).join('; '))
    } catch (error) {
      fresh.release(true)
      throw error
    }
    if (stopped) fresh.release(true)
    else client = fresh
  }

  const again = (wait: number) => {
    if (stopped) return
    retry = setTimeout(() => {
      connect().then(
        () => {
          for (const { afterGap } of subscriptions) afterGap()
        },
        () => again(Math.min(wait * 2, LONGEST_WAIT_MS)),
      )
    }, wait)
  }

  await connect()
  return {
    on: (channel, receive, afterGap) => {
      const subscription = { receive: { [channel]: receive }, afterGap }
      subscriptions.add(subscription)
      return () => subscriptions.delete(subscription)
    },
    stop: async () => {
      stopped = true
      clearTimeout(retry)
      const last = client
      client = undefined
      last?.release(true)
    },
  }
}
