import type { EventEmitter } from 'node:events'

import type { SealedRange } from './sealed-news.ts'

/** What this node knows about the end of the log without a query: how far it goes, and where each kind came last. */
export type Tail = {
  readonly head: () => number
  /**
   * Nothing of these kinds came after this position, up to the end or to `upto`. False also means: not known, as of
   * what a follower has found in the log before this node knew of it.
   */
  readonly isQuiet: (kinds: readonly string[], after: number, upto?: number) => boolean
}

/** Every follower and every reaction of a node looks here first: most of what is sealed is no business of most of them. */
export const tailOf = (log: {
  readonly events: EventEmitter<{ sealed: [SealedRange] }>
  readonly head: () => number
}): Tail => {
  const last = new Map<string, number>()
  let head = log.head()
  let known = head // above it, every event's kind was seen
  const receive = ({ head: reached, kinds }: { head: number; kinds: readonly string[] | null }) => {
    head = reached
    if (kinds) for (const kind of kinds) last.set(kind, reached)
    else known = reached
  }
  log.events.on('sealed', receive)
  return {
    head: () => head,
    isQuiet: (kinds, after, upto = head) =>
      upto <= head && after >= known && kinds.every((kind) => (last.get(kind) ?? 0) <= after),
  }
}
