import { LRUCache } from 'lru-cache'

import type { Decider } from '#platform/decision.ts'
import { type LoadedStream, nameOf } from './loaded-stream.ts'

/** Streams of the last commands of this node; a few kB each. */
const MOST = 1000

/**
 * What this node knows of streams from the commands that it was given last. It may be old: whatever is decided on it is
 * recorded only if no stream has moved since, and no command is refused because of it.
 */
export type StreamCache = {
  readonly find: (decider: Decider, key: string) => LoadedStream | undefined
  readonly keep: (streams: readonly LoadedStream[]) => void
}

export const rememberedStreams = (): StreamCache => {
  const streams = new LRUCache<string, LoadedStream>({ max: MOST })
  const idOf = (stream: { decider: Decider; key: string }) => {
    const { kind, key } = nameOf(stream)
    return `${kind} ${key}`
  }
  return {
    find: (decider, key) => {
      const stream = streams.get(idOf({ decider, key }))
      return stream?.decider === decider ? stream : undefined
    },
    keep: (loaded) => {
      for (const stream of loaded) streams.set(idOf(stream), stream)
    },
  }
}
