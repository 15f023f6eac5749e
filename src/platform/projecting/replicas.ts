import type { Pool, QueryConfig } from 'pg'

import { whyUnavailable } from '#platform/postgres/away.ts'
import { kyselyOver } from '#platform/postgres/kysely.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { hostsOf } from '#platform/postgres/primary.ts'
import type { ReadModels } from '#platform/projection.ts'
import { errorOf } from '#platform/typed.ts'
import { type RegisteredTable, registered } from './registry.ts'

const CONNECTIONS = 10
/** Then the primary answers instead. */
const CONNECTED_WITHIN_MS = 1_000
const ANSWERED_WITHIN_MS = 5_000
const LEFT_OUT_MS = 5_000

/** `asOf`: what the read models on it include at least. */
export type ReplicaRead = { readonly db: ReadModels; readonly asOf: number }

export type Replicas = {
  /** null: none that has reached the position, so that the primary answers. */
  readonly readFrom: (names: readonly string[], position: number) => Promise<ReplicaRead | null>
  readonly stop: () => Promise<void>
}

type ReplicasOptions = {
  /** Its hosts are the replicas; null: none. */
  readonly url: string | null
  readonly primary: Pool
  readonly liveVersion: ReadModels['liveVersion']
  readonly onRead: (from: 'primary' | 'replica') => void
}

const replicaAt = (url: string, { primary, liveVersion }: Pick<ReplicasOptions, 'primary' | 'liveVersion'>) => {
  const pool = connectAsPortal(url, {
    max: CONNECTIONS,
    connectionTimeoutMillis: CONNECTED_WITHIN_MS,
    query_timeout: ANSWERED_WITHIN_MS,
  })
  let tables: readonly RegisteredTable[] = []
  let looking: Promise<void> | undefined
  let leftOutUntil = 0

  const leaveOut = (error: unknown) => {
    if (whyUnavailable(errorOf(error))) leftOutUntil = performance.now() + LEFT_OUT_MS
  }
  const look = (): Promise<void> => {
    looking ??= registered(pool)
      .then((now) => {
        tables = now
      }, leaveOut)
      .finally(() => {
        looking = undefined
      })
    return looking
  }
  const reached = (names: readonly string[]): number =>
    Math.min(
      ...names.map((name) => {
        const version = liveVersion(name)
        const table = tables.find((it) => it.name === name && it.version === version && it.state !== 'building')
        return table?.position ?? 0
      }),
    )

  /** What a replica cannot answer the primary does: it is gone, behind with a table, or cannot write. */
  const connect = async () => {
    const client = await pool.connect().catch(leaveOut)
    let isLost = false
    return {
      query: async (statement: QueryConfig) => {
        try {
          if (client && !isLost) return await client.query(statement)
        } catch (error) {
          leaveOut(error)
          isLost = true
        }
        const { name: _, ...unnamed } = statement // names are of the connections of one pool
        return primary.query(unnamed)
      },
      release: () => client?.release(isLost),
    }
  }
  const db = { kysely: kyselyOver({ connect }), liveVersion }

  return {
    readFrom: async (names: readonly string[], position: number): Promise<ReplicaRead | undefined> => {
      if (performance.now() < leftOutUntil) return undefined
      if (reached(names) < position) await look()
      const asOf = reached(names)
      return asOf >= position ? { db, asOf } : undefined
    },
    stop: () => pool.end(),
  }
}

/** Servers that follow the primary and answer the reads that name the position which they must include, in turn. */
export const replicasOf = ({ url, onRead, ...options }: ReplicasOptions): Replicas => {
  const replicas = url === null ? [] : hostsOf(url).map((host) => replicaAt(host, options))
  let turn = 0
  return {
    readFrom: async (names, position) => {
      const replica = position > 0 ? replicas[turn++ % replicas.length] : undefined
      const read = await replica?.readFrom(names, position)
      onRead(read ? 'replica' : 'primary')
      return read ?? null
    },
    stop: async () => void (await Promise.all(replicas.map(({ stop }) => stop()))),
  }
}
