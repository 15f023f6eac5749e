import * as Schedule from 'effect/Schedule'
import type { Pool, PoolClient } from 'pg'

import { fibres, turns } from '#platform/background/fibres.ts'

type Subscription = {
  readonly channel: string
  readonly receive: (payload: string) => void
  /** Back after a gap: notices were missed. */
  readonly afterGap: () => void
}

export type Notices = {
  readonly on: (channel: string, receive: (payload: string) => void, afterGap: () => void) => () => void
  readonly stop: () => Promise<void>
}

/** Shared by the connections that listen, one of each node. */
const LISTENERS = '20261, 50'
/** How many nodes listen to this database. */
export const COUNT_LISTENERS = `select count(*) from pg_locks where locktype = 'advisory' and (classid, objid) = (${LISTENERS})
  and database = (select oid from pg_database where datname = current_database())`

/** After 100 ms, 200 ms … at most 2 s. */
const AGAIN = Schedule.min([Schedule.exponential(100), Schedule.spaced(2000)])

const listeningOn = (pool: Pool) => {
  const background = fibres()
  const turn = turns(1)
  const subscriptions = new Set<Subscription>()
  const channels = new Set<string>()
  let client: PoolClient | undefined
  let users = 0

  const connect = async () => {
    const fresh = await pool.connect()
    const lost = () => {
      if (client !== fresh) return
      client = undefined
      fresh.release(true)
      background.untilDone('notices', AGAIN, reconnect)
    }
    fresh.once('error', lost)
    fresh.once('end', lost)
    fresh.on('notification', ({ channel, payload }) => {
      for (const it of subscriptions) if (it.channel === channel) it.receive(payload ?? '')
    })
    try {
      await fresh.query(`select pg_advisory_lock_shared(${LISTENERS})`)
      for (const channel of channels) await fresh.query(`listen ${channel}`)
    } catch (error) {
      fresh.release(true)
      throw error
    }
    if (background.signal.aborted) fresh.release(true)
    else client = fresh
  }
  const reconnect = async () => {
    await turn(async () => client || connect())
    for (const { afterGap } of subscriptions) afterGap()
  }

  const listen = async (added: readonly string[]): Promise<void> => {
    for (const channel of added) channels.add(channel)
    if (!client) return connect()
    for (const channel of added) await client.query(`listen ${channel}`)
  }

  const close = async () => {
    listening.delete(pool)
    await background.stop()
    const last = client
    client = undefined
    last?.release(true)
  }

  return {
    use: async (added: readonly string[]): Promise<Notices> => {
      users++
      const leave = async () => void (--users === 0 && (await close()))
      try {
        await turn(() => listen(added))
      } catch (error) {
        await leave()
        throw error
      }
      return {
        on: (channel, receive, afterGap) => {
          const subscription = { channel, receive, afterGap }
          subscriptions.add(subscription)
          return () => subscriptions.delete(subscription)
        },
        stop: leave,
      }
    },
  }
}

const listening = new WeakMap<Pool, ReturnType<typeof listeningOn>>()

/** On one connection of the pool for all who listen on this node: stop them before the pool. */
export const noticesOn = (pool: Pool, channels: readonly string[]): Promise<Notices> => {
  const connection = listening.get(pool) ?? listeningOn(pool)
  listening.set(pool, connection)
  return connection.use(channels)
}
