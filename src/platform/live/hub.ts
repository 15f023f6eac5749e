import * as Schedule from 'effect/Schedule'
import { fibres } from '#platform/background/fibres.ts'
import type { Envelope, Projection } from '#platform/projection.ts'
import { outsideOfTraces } from '#platform/tracing/spans.ts'
import type { TracedCommit } from '#platform/tracing/tracing.ts'
import { allowance } from '#platform/work/allowance.ts'

import type { Listener } from './listener.ts'
import type { Change } from './protocol.ts'

export type ReadEvent = TracedCommit & { readonly envelope: Envelope; readonly data: unknown }
type ChangeOfEvent = { readonly envelope: Envelope; readonly change: Change; readonly commit: TracedCommit }

export type HubSource = {
  readonly projections: readonly Projection[]
  readonly read: (after: number, upto: number, kinds: readonly string[]) => Promise<readonly ReadEvent[]>
  readonly positions: () => ReadonlyMap<string, number>
  /** After a commit of everything in (from, to], on whichever node. */
  readonly onAdvanced: (listener: (name: string, from: number, to: number) => void) => () => void
  readonly onError: (error: unknown) => void
}

/** Beyond these, fetching again is cheaper than replaying. */
const MAX_REPLAY = 5000
const MAX_MISSED_CHANGES = 1000
const AGAIN_AFTER_MS = 1000
/** Per person: twenty long absences, or some hundred windows after a short one. */
const REPLAYED_PER_MINUTE = 100_000
const LOOKING = 200

/** Sends changes after their commit, so that a refetch finds them. One cursor per read model: all up to it was sent. */
export const liveHub = (source: HubSource) => {
  const models = source.projections.filter(({ topics }) => topics)
  const byName = new Map(models.map((model) => [model.name, model]))
  const cursors = new Map<string, number>()
  const byTopic = new Map<string, Set<Listener>>()
  const listeners = new Set<Listener>()
  const gone = new WeakSet<Listener>()
  const wanted = new Map<string, number>()
  const running = new Set<string>()
  const background = fibres(source.onError)
  const replayed = allowance(REPLAYED_PER_MINUTE)

  const started = source.positions()
  for (const { name } of models) cursors.set(name, started.get(name) ?? 0)

  const safePosition = () => (cursors.size ? Math.min(...cursors.values()) : 0)

  const changesOf = (projection: Projection, events: readonly ReadEvent[]): ChangeOfEvent[] =>
    events.flatMap(({ envelope, data, correlation, commit }) => {
      const topics = projection.topics!(data, envelope)
      const change = { position: envelope.position, model: projection.name, topics }
      return topics.length ? [{ envelope, change, commit: { correlation, commit } }] : []
    })

  const deliver = (
    listener: Listener,
    { envelope, change, commit }: ChangeOfEvent,
    of: ReadonlySet<string> = listener.topics,
  ) => {
    // For every message: a company never receives another one's stream, whatever it subscribed to.
    const tenant = listener.me.distributorId
    if (tenant && envelope.distributorId && envelope.distributorId !== tenant) return
    const heard = change.topics.filter((topic) => of.has(topic))
    if (heard.length) listener.push({ ...change, topics: heard }, commit)
  }

  const advance = async (projection: Projection, upto: number) => {
    const after = cursors.get(projection.name)!
    if (listeners.size) {
      const events = await source.read(
        after,
        upto,
        projection.of.map((stream) => stream.kind),
      )
      for (const changed of changesOf(projection, events)) {
        const hearing = new Set(changed.change.topics.flatMap((topic) => [...(byTopic.get(topic) ?? [])]))
        for (const listener of hearing) deliver(listener, changed)
      }
    }
    cursors.set(projection.name, upto)
  }

  /** One advance per read model at a time, in order. Failed reads are retried: the next event may be long in coming. */
  const goOn = async (projection: Projection) => {
    while (!background.signal.aborted && wanted.get(projection.name)! > cursors.get(projection.name)!)
      await advance(projection, wanted.get(projection.name)!)
    running.delete(projection.name)
  }

  const queueAdvance = (name: string, _from: number, position: number) => {
    const it = byName.get(name)
    if (!it || position <= cursors.get(name)!) return
    wanted.set(name, Math.max(position, wanted.get(name) ?? 0))
    if (running.has(name)) return
    running.add(name)
    background.untilDone(name, Schedule.spaced(AGAIN_AFTER_MS), () => outsideOfTraces(() => goOn(it)))
  }
  const deaf = source.onAdvanced(queueAdvance)

  /** After `from`, up to the read model's cursor at the time of joining. */
  const catchUp = async (
    listener: Listener,
    joined: ReadonlySet<string>,
    from: number,
    upto: ReadonlyMap<string, number>,
  ): Promise<'live' | 'resync'> => {
    const missed: ChangeOfEvent[] = []
    for (const it of models) {
      const events = await source.read(
        from,
        upto.get(it.name)!,
        it.of.map((stream) => stream.kind),
      )
      missed.push(...changesOf(it, events).filter(({ change }) => change.topics.some((topic) => joined.has(topic))))
    }
    if (missed.length > MAX_MISSED_CHANGES) return 'resync'
    for (const one of missed) deliver(listener, one, joined)
    return 'live'
  }

  /** Replay up to the cursor, live after it: nothing is missed or sent twice. Live messages wait for the replay. */
  const subscribe = async (
    listener: Listener,
    topics: readonly string[],
    from: number | null,
  ): Promise<'live' | 'resync'> => {
    if (gone.has(listener)) return 'live'
    const joined = new Set(topics.filter((topic) => !listener.topics.has(topic)))
    const met = new Map(cursors)
    listeners.add(listener)
    for (const topic of joined) {
      listener.topics.add(topic)
      byTopic.set(topic, (byTopic.get(topic) ?? new Set()).add(listener))
    }
    if (from === null || !joined.size) return 'live'
    const head = Math.max(0, ...met.values())
    if (from > head || head - from > MAX_REPLAY) return 'resync'
    if (replayed.take(listener.me.userId, head - from + LOOKING) !== null) return 'resync'
    listener.pause(true)
    try {
      return await catchUp(listener, joined, from, met)
    } finally {
      listener.pause(false)
    }
  }

  const leave = (listener: Listener) => {
    gone.add(listener)
    listeners.delete(listener)
    for (const topic of listener.topics) {
      const hearing = byTopic.get(topic)
      hearing?.delete(listener)
      if (!hearing?.size) byTopic.delete(topic)
    }
    listener.topics.clear()
  }

  return {
    subscribe,
    leave,
    safePosition,
    listeners,
    stop: async () => {
      deaf()
      await background.stop()
    },
  }
}

export type LiveHub = ReturnType<typeof liveHub>
