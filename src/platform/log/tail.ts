import type { EventEmitter } from 'node:events'

import type { SealedRange } from './sealed-news.ts'

export type Tail = {
  readonly head: () => number
  /** No events of these kinds after it, up to the end or `upto`. False: or unknown. */
  readonly isQuiet: (kinds: readonly string[], after: number, upto?: number) => boolean
}

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
