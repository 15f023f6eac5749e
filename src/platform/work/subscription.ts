import type { EventLog } from '#platform/log/event-log.ts'
import type { Passer } from '#platform/log/passing.ts'
import { kindsOf } from '#platform/log/reading.ts'
import type { Reaction } from '#platform/module.ts'
import { type HeardWindow, reactorOf, type TurnOptions } from './reaction-turn.ts'
import type { TakenWindow } from './reaction-windows.ts'

const WINDOW = 1_000
/** Windows grow while nothing concerns a reaction. */
const WIDEST_WINDOW = 4_000
const REST_MS = 1_000
const BUSY_MS = 100

export const subscriptionOf = (reaction: Reaction, startsAt: number, given: TurnOptions) => {
  const { log }: { readonly log: EventLog } = given
  const { name } = reaction
  const kinds = kindsOf(reaction.of)
  const reactor = reactorOf(reaction, given)
  let heardUpTo = startsAt
  let writtenUpTo = startsAt
  let window = WINDOW
  let restsUntil = Number.NEGATIVE_INFINITY
  let isTurning = false
  let isHeld = false
  let isAsked = false
  let goesAlone = false

  const isBehind = (): boolean => log.head() > heardUpTo && !log.tail.isQuiet(kinds, heardUpTo)
  const wants = (): boolean => !isTurning && !isHeld && (isBehind() || isAsked)

  const passing: Passer['passing'] = () => {
    const head = log.tail.head()
    if (isTurning || isHeld || isBehind() || writtenUpTo >= head) return null
    return { name, seen: writtenUpTo, upto: head }
  }

  return {
    name,
    reactor,
    isBehind,
    passing,
    passed: (upto: number) => {
      writtenUpTo = Math.max(writtenUpTo, upto)
    },
    dueAt: (): number | null => (wants() ? restsUntil : null),
    window: () => window,
    position: (): number => (isBehind() ? heardUpTo : Math.max(heardUpTo, log.tail.head())),
    isApart: (): boolean => goesAlone || reaction.takesLong === true || log.head() - heardUpTo > WINDOW,

    begin: () => {
      isTurning = true
      isAsked = false
    },
    heard: (taken: TakenWindow | null, result: HeardWindow | null, rest: number) => {
      isTurning = false
      goesAlone = false
      const now = performance.now()
      if (!taken || !result) {
        restsUntil = now + BUSY_MS
        return
      }
      heardUpTo = result.reached
      writtenUpTo = result.reached
      const isFar = log.head() - result.reached > WINDOW
      window = result.concerned ? WINDOW : Math.min(2 * window, WIDEST_WINDOW)
      restsUntil = now + (taken.wait > 0 ? Math.min(taken.wait, REST_MS) : isFar && !result.concerned ? 0 : rest)
    },
    failed: () => {
      isTurning = false
      goesAlone = true
      restsUntil = performance.now() + REST_MS
    },

    isHeld: (): boolean => isHeld,
    hold: (hold: boolean) => {
      isHeld = hold
    },
    wake: () => {
      isAsked = true
      restsUntil = Number.NEGATIVE_INFINITY
    },
  }
}

export type Subscription = ReturnType<typeof subscriptionOf>
