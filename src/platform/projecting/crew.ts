import { EventEmitter } from 'node:events'
import type { PoolClient } from 'pg'

import type { Subscription } from '#platform/follow/engine.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import type { Projection } from '#platform/projection.ts'
import { type Projector, projecting, projectorOf } from './projector.ts'
import { openTarget } from './rebuild.ts'
import { followed, REGISTERED, type RegisteredTable, readable, registered } from './registry.ts'

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
  readonly subscription: (table: TableName) => Subscription | undefined
  /** While paused, this node folds nothing into them. */
  readonly hold: (hold: boolean, names: readonly string[]) => void
  readonly stop: () => Promise<void>
}

type CrewOptions = {
  readonly log: EventLog
  readonly projections: readonly Projection[]
  readonly onTrouble: (error: unknown, name: string) => void
}

const idOf = ({ name, version }: TableName): string => `${name}/${version}`

export const crewOf = ({ log, projections, onTrouble }: CrewOptions): Crew => {
  const events: Crew['events'] = new EventEmitter()
  events.setMaxListeners(0)
  const byName = new Map(projections.map((it) => [it.name, it]))
  type Running = { readonly projector: Projector; readonly subscription: Subscription }
  const starting = new Map<string, Promise<Subscription>>()
  const running = new Map<string, Running>()
  const notified = new Map<string, number>()
  const policy = projecting(log, onTrouble)
  const paused = new Set<string>()
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
    return table ? Math.max(running.get(idOf(table))?.subscription.seen() ?? 0, table.position) : 0
  }

  const notify = (name: string) => {
    const [from, to] = [notified.get(name) ?? 0, reached(name)]
    if (to <= from) return
    notified.set(name, to)
    events.emit('advanced', name, from, to)
  }

  const start = async (projection: Projection, table: RegisteredTable, db: PoolClient): Promise<Subscription> => {
    const { name } = projection
    const projector = projectorOf(await openTarget(db, projection, table.version), () => paused.has(name))
    const subscription = log.subscriptions.add(policy, projector, table.position, () => notify(name))
    running.set(idOf(table), { projector, subscription })
    return subscription
  }

  /** On one connection, not one each. */
  const startAll = (added: readonly { readonly it: Projection; readonly table: RegisteredTable }[]) => {
    const connected = log.pool.connect()
    const started = added.map(({ it, table }) => {
      const subscription = connected.then((db) => start(it, table, db))
      starting.set(idOf(table), subscription)
      subscription.catch((error) => {
        starting.delete(idOf(table))
        onTrouble(error, it.name)
      })
      return subscription
    })
    const release = async (db: PoolClient) => {
      const outcomes = await Promise.allSettled(started)
      db.release(outcomes.some(({ status }) => status === 'rejected'))
    }
    connected.then(release, () => {}) // reported for each of them
  }

  const dismiss = async (id: string) => {
    const subscription = await starting.get(id)?.catch(() => undefined)
    starting.delete(id)
    await subscription?.stop()
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

  const stopLooking = log.pulse.ask({
    sql: REGISTERED,
    receive: (now: RegisteredTable[] | null) => receive(now ?? []),
    onTrouble: (error) => onTrouble(error, 'the registry'),
  })

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
      return table !== undefined && (running.get(idOf(table))?.projector.isHalted ?? false)
    },
    subscription: (table) => running.get(idOf(table))?.subscription,
    hold: (hold, names) => {
      for (const name of names) {
        if (hold) paused.add(name)
        else paused.delete(name)
      }
      if (hold) return
      for (const { projector, subscription } of running.values())
        if (names.includes(projector.name)) subscription.wake()
    },
    stop: async () => {
      stopped = true
      stopLooking()
      await looking?.catch(() => {})
      await Promise.all([...starting.keys()].map(dismiss))
    },
  }
}
