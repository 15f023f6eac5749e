import { LRUCache } from 'lru-cache'

import type { Decider } from '#platform/decision.ts'
import { type HeldStream, nameOf } from './held-stream.ts'

/** Streams of the last commands of this node; a few kB each. */
const MOST = 1000

/**
 * What this node knows of streams from the commands that it was given last. It may be old: whatever is decided on it is
 * recorded only if no stream has moved since, and nobody is refused because of it.
 */
export type Remembered = {
  readonly find: (decider: Decider, key: string) => HeldStream | undefined
  readonly keep: (streams: readonly HeldStream[]) => void
}

export const rememberedStreams = (): Remembered => {
  const streams = new LRUCache<string, HeldStream>({ max: MOST })
  const idOf = (it: { decider: Decider; key: string }) => {
    const { kind, key } = nameOf(it)
    return `${kind} ${key}`
  }
  return {
    find: (decider, key) => {
      const held = streams.get(idOf({ decider, key }))
      return held?.decider === decider ? held : undefined
    },
    keep: (held) => {
      for (const stream of held) streams.set(idOf(stream), stream)
    },
  }
}
