import { setTimeout as sleep } from 'node:timers/promises'

import type { EventLog } from '#platform/log/event-log.ts'
import type { IdleProgress, Passer } from '#platform/log/passing.ts'
import type { Target } from './batch.ts'
import { advanceCarefully, isTransient } from './poison.ts'
import { type Advance, WINDOW } from './shared-turns.ts'

export type FollowerOptions = {
  readonly log: EventLog
  readonly advance: Advance
  /** Up to `to`, by whichever node. */
  readonly onAdvanced: (from: number, to: number) => void
  readonly onTrouble: (error: unknown) => void
  readonly paused?: () => Promise<void> | null
}

export type Follower = Passer & {
  readonly seen: () => number
  readonly isHalted: () => boolean
  readonly wake: () => void
  readonly stop: () => Promise<void>
}

const IDLE_MS = 5000
const BUSY_MS = 50
const PACE_MS = 10
const HALTED_MS = 30_000
const LONGEST_BACKOFF_MS = 5000

/** On this node, from `from`. Safe on any number of nodes. */
export const follow = (
  target: Target,
  from: number,
  { log, advance, onAdvanced, onTrouble, paused = () => null }: FollowerOptions,
): Follower => {
  let seen = from
  let written = from
  let window = WINDOW
  let failures = 0
  let pacedUntil = 0
  let stopped = false
  const stopping = Promise.withResolvers<void>()
  let rung = false
  let failed = false
  let halted = false
  let isTurning = false
  let ring: (() => void) | undefined

  const wake = () => {
    rung = true
    ring?.()
  }

  const isQuiet = (): boolean => window === WINDOW && !halted && log.tail.isQuiet(target.kinds, seen)

  /** Events of other kinds need no query; a failure is not helped by new events. */
  const receive = () => {
    if (isQuiet() && !isTurning && !paused()) see(log.tail.head())
    else if (!failed) wake()
  }

  const rest = (ms: number) =>
    new Promise<void>((resolve) => {
      if (rung || stopped) return resolve()
      const timer = setTimeout(resolve, ms)
      ring = () => {
        clearTimeout(timer)
        resolve()
      }
    }).finally(() => {
      ring = undefined
    })

  /** Briefly collects what comes together: one commit for all. */
  const settle = async () => {
    const early = pacedUntil - performance.now()
    if (early > 0 && !stopped) await sleep(Math.ceil(early)) // whole: those who set out together rest together
    for (let gate = paused(); gate && !stopped; gate = paused()) await Promise.race([gate, stopping.promise])
  }

  const see = (upto: number) => {
    if (upto <= seen) return
    const before = seen
    seen = upto
    onAdvanced(before, upto)
  }

  const turn = async (): Promise<number> => {
    if (isQuiet()) {
      see(log.tail.head())
      return IDLE_MS
    }
    const done = await advance({ it: target, taking: { seen, size: window } })
    if (!done) return BUSY_MS // the other node may have looked at the log just before our event came
    written = done.written
    if (done.upto - done.place < window) pacedUntil = performance.now() + PACE_MS
    if (done.upto > done.place) window = WINDOW
    see(done.upto)
    return seen < log.tail.head() ? 0 : IDLE_MS
  }

  const passing = (): IdleProgress | null => {
    if (isTurning || written >= seen || !isQuiet()) return null
    return { name: target.projection.name, version: target.version, seen: written, upto: seen }
  }

  const backoff = () => Math.min(100 * 2 ** failures++, LONGEST_BACKOFF_MS)

  /** Halves the window until the poison commit is alone. */
  const afterFailure = async (error: unknown): Promise<number> => {
    onTrouble(error)
    if (isTransient(error)) return backoff()
    if (window > 1) {
      window = Math.ceil(window / 2)
      return 0
    }
    const done = await advanceCarefully(log.pool, target, seen)
    if (!done) return BUSY_MS
    halted = done.halted
    if (halted) return HALTED_MS
    window = WINDOW
    see(done.upto)
    return 0
  }

  const go = async () => {
    while (!stopped) {
      rung = false
      failed = false
      halted = false
      let pause: number
      isTurning = true
      try {
        pause = await turn()
        failures = 0
      } catch (error) {
        failed = true
        pause = await afterFailure(error).catch(backoff)
      }
      isTurning = false
      if (pause > 0) await rest(pause)
      await settle()
    }
  }

  log.events.on('sealed', receive)
  const running = go()
  return {
    seen: () => seen,
    passing,
    passed: (upto) => {
      written = Math.max(written, upto)
    },
    isHalted: () => halted,
    wake,
    stop: async () => {
      stopped = true
      stopping.resolve()
      log.events.off('sealed', receive)
      wake()
      await running
    },
  }
}
