import { EventEmitter } from 'node:events'
import type { PoolClient } from 'pg'

import type { EventLog } from '#platform/log/event-log.ts'
import { passingOn } from '#platform/log/passing.ts'
import type { Projection } from '#platform/projection.ts'
import { type Follower, follow } from './follower.ts'
import { openTarget } from './rebuild.ts'
import { followed, REGISTERED, type RegisteredTable, readable, registered } from './registry.ts'
import { turnsTogether } from './shared-turns.ts'

type TableName = { readonly name: string; readonly version: number }

export type Crew = {
  /** `advanced`: over (from, to]. `looked`: the registry was read. */
  readonly events: EventEmitter<{ advanced: [name: string, from: number, to: number]; looked: [] }>
  readonly tables: () => readonly RegisteredTable[]
  /** Starts and stops projectors by the registry. Concurrent calls are shared. */
  readonly look: () => Promise<void>
  /** None while it is built for the first time. */
  readonly tableRead: (name: string) => RegisteredTable | undefined
  readonly reached: (name: string) => number
  readonly isHalted: (name: string) => boolean
  readonly follower: (table: TableName) => Follower | undefined
  readonly stop: () => Promise<void>
}

type CrewOptions = {
  readonly log: EventLog
  readonly projections: readonly Projection[]
  readonly onTrouble: (error: unknown, name: string) => void
  readonly paused: (name: string) => Promise<void> | null
}

const idOf = ({ name, version }: TableName): string => `${name}/${version}`

export const crewOf = ({ log, projections, onTrouble, paused }: CrewOptions): Crew => {
  const events: Crew['events'] = new EventEmitter()
  events.setMaxListeners(0)
  const byName = new Map(projections.map((it) => [it.name, it]))
  const starting = new Map<string, Promise<Follower>>()
  const running = new Map<string, Follower>()
  const notified = new Map<string, number>()
  const advance = turnsTogether(log)
  let tables: readonly RegisteredTable[] = []
  let looking: Promise<void> | undefined
  let stopped = false

  const tableRead = (name: string) => {
    const it = byName.get(name)
    if (!it) throw new Error(`Projection ${name} not found`)
    return readable(tables, it)
  }

  const reached = (name: string): number => {
    const table = tableRead(name)
    return table ? Math.max(running.get(idOf(table))?.seen() ?? 0, table.position) : 0
  }

  const notify = (name: string) => {
    const [from, to] = [notified.get(name) ?? 0, reached(name)]
    if (to <= from) return
    notified.set(name, to)
    events.emit('advanced', name, from, to)
  }

  const start = async (projection: Projection, table: RegisteredTable, db: PoolClient): Promise<Follower> => {
    const target = await openTarget(db, projection, table.version)
    const onAdvanced = () => notify(projection.name)
    const follower = follow(target, table.position, {
      log,
      advance,
      onAdvanced,
      paused: () => paused(projection.name),
      onTrouble: (error) => onTrouble(error, projection.name),
    })
    running.set(idOf(table), follower)
    return follower
  }

  /** On one connection, not one each. */
  const startAll = (added: readonly { readonly it: Projection; readonly table: RegisteredTable }[]) => {
    const connected = log.pool.connect()
    const started = added.map(({ it, table }) => {
      const follower = connected.then((db) => start(it, table, db))
      starting.set(idOf(table), follower)
      follower.catch((error) => {
        starting.delete(idOf(table))
        onTrouble(error, it.name)
      })
      return follower
    })
    const release = async (db: PoolClient) => {
      const outcomes = await Promise.allSettled(started)
      db.release(outcomes.some(({ status }) => status === 'rejected'))
    }
    connected.then(release, () => {}) // reported for each of them
  }

  const dismiss = async (id: string) => {
    const follower = await starting.get(id)?.catch(() => undefined)
    starting.delete(id)
    await follower?.stop()
    running.delete(id)
  }

  const receive = (now: readonly RegisteredTable[]) => {
    tables = now
    const wanted = new Map(
      projections.flatMap((it) => followed(tables, it).map((table) => [idOf(table), { it, table }] as const)),
    )
    for (const id of starting.keys()) if (!wanted.has(id)) void dismiss(id)
    const added = [...wanted].flatMap(([id, one]) => (starting.has(id) || stopped ? [] : [one]))
    if (added.length > 0) startAll(added)
    events.emit('looked')
    for (const { name } of projections) notify(name)
  }

  const stops = [
    log.pulse.ask({
      sql: REGISTERED,
      receive: (now: RegisteredTable[] | null) => receive(now ?? []),
      onTrouble: (error) => onTrouble(error, 'the registry'),
    }),
    passingOn(log.pulse, () => [...running.values()]),
  ]

  return {
    events,
    tables: () => tables,
    look: () => {
      looking ??= registered(log.pool)
        .then(receive)
        .finally(() => {
          looking = undefined
        })
      return looking
    },
    tableRead,
    reached,
    isHalted: (name) => {
      const table = tableRead(name)
      return table !== undefined && (running.get(idOf(table))?.isHalted() ?? false)
    },
    follower: (table) => running.get(idOf(table)),
    stop: async () => {
      stopped = true
      for (const stop of stops) stop()
      await looking?.catch(() => {})
      await Promise.all([...starting.keys()].map(dismiss))
    },
  }
}
