import { setTimeout as sleep } from 'node:timers/promises'

import { gate } from '#platform/gate.ts'
import { kindsOf } from '#platform/log/reading.ts'
import type { Sealed } from '#platform/log/sealed-news.ts'
import type { Reaction } from '#platform/module.ts'
import { type TurnGiven, turnsOf } from './reaction-turn.ts'

export type ReactionsGiven = TurnGiven & {
  /** How many people wait for an answer of this node at this moment. */
  readonly waiting: () => number
}

const IDLE_MS = 1000
const PACE_MS = 50
const CHECKPOINT_MS = 900 // before it has rested for IDLE_MS
const CROWD = 4

/** Nobody waits for a reaction: what comes meanwhile is heard together. While people wait for answers, it takes a quarter of the time. */
export const restAfter = (tookMs: number, waiting: number): number =>
  waiting < CROWD ? PACE_MS : Math.max(PACE_MS, 3 * tookMs)

/** Follows the log with one reaction until stopped. Any number of nodes may: one at a time takes a turn. */
export const followWith = (reaction: Reaction, given: ReactionsGiven) => {
  const { log, waiting, warn } = given
  const kinds = kindsOf(reaction.of)
  const { turn, retryParked } = turnsOf(reaction, given)
  let heardUpTo = 0
  let turnedAt = Number.NEGATIVE_INFINITY
  let asked = false
  let call = Promise.withResolvers<void>()

  const isBehind = (): boolean => log.head() > heardUpTo && !log.tail.isQuiet(kinds, heardUpTo)

  /** Most of what happens is no business of most reactions: they write down at times that they have passed it. */
  const isDue = (): boolean =>
    isBehind() || (log.head() > heardUpTo && (asked || performance.now() - turnedAt > CHECKPOINT_MS))

  const turnOrRest = async (): Promise<number> => {
    if (!isDue()) return IDLE_MS
    asked = false
    call = Promise.withResolvers()
    turnedAt = performance.now()
    try {
      const { heard, wait } = await turn()
      heardUpTo = heard ?? heardUpTo
      return wait
    } catch (error) {
      warn(error as Error)
      return IDLE_MS
    }
  }

  const stopping = new AbortController()
  const rest = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => {})
  let woken = Promise.withResolvers<void>()
  const wake = ({ kinds: sealed }: Pick<Sealed, 'kinds'>) => {
    if (!sealed || sealed.some((kind) => kinds.includes(kind))) woken.resolve()
  }
  log.events.on('sealed', wake)

  const { hold, opened } = gate()
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await opened()
      if (stopping.signal.aborted) break
      woken = Promise.withResolvers()
      const began = performance.now()
      const wait = await turnOrRest()
      if (wait > 0) await Promise.race([woken.promise, rest(wait)])
      else await Promise.race([call.promise, rest(restAfter(performance.now() - began, waiting()))])
    }
  })()

  return {
    name: reaction.name,
    retryParked,

    /** Something of its kinds was sealed, as far as this node knows, that it has not heard; it goes on by itself. */
    isBehind,

    /** Hears nothing while it is held. */
    hold,

    /** Looks at the log at once, and not only when something new of its kinds is there. */
    wake: () => {
      asked = true
      call.resolve()
      woken.resolve()
    },

    stop: async () => {
      stopping.abort()
      hold(false)
      log.events.off('sealed', wake)
      await running
    },
  }
}
