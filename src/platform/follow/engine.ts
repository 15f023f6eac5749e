import type { EventEmitter } from 'node:events'
import * as Effect from 'effect/Effect'
import type * as Fiber from 'effect/Fiber'
import * as Latch from 'effect/Latch'

import { type Fibres, fibres, whole } from '#platform/background/fibres.ts'
import type { Pulse } from '#platform/log/pulse.ts'
import type { SealedRange } from '#platform/log/sealed-news.ts'
import type { Tail } from '#platform/log/tail.ts'
import { outsideOfTraces } from '#platform/tracing/spans.ts'

/** `version`: of a read model's table. `kinds`: of the streams that it follows. While paused it gets nothing here. */
export type Subscriber = {
  readonly name: string
  readonly version?: number
  readonly kinds: readonly string[]
  readonly isPaused: () => boolean
  /** Minutes, perhaps: it takes no lane of others. */
  readonly takesLong?: boolean
}

/** `seen`: where it is, as this node knows. */
export type Taking<It> = { readonly it: It; readonly seen: number }

/** After a turn; what is left out has not changed. */
export type Advanced = {
  readonly reached?: number
  /** The stored checkpoint: it may stay behind where nothing concerned the subscription. */
  readonly written?: number
  /** Ms without another turn, whatever comes. */
  readonly restMs?: number
  /** Ms until another turn, unless new events come first. By default at once where there is more to do. */
  readonly againMs?: number
}

/** How the subscriptions of one kind move on: read models, or reactions. */
export type Policy<It extends Subscriber> = {
  /** In one transaction. If several fail, each is tried apart. Locks on the checkpoints let one node at a time run each. */
  readonly advance: (group: readonly Taking<It>[], isApart: boolean) => Promise<readonly Advanced[]>
  readonly isApart: (taking: Taking<It>) => boolean
  /** How many are apart at once, the furthest behind first: all would keep commands from the processor and the pool. */
  readonly lanes: number
  /** One that was apart. */
  readonly failed: (taking: Taking<It>, error: unknown) => Promise<Advanced>
  /** Ms between looks at the log of one that has nothing to do; other nodes' events may be unknown here. */
  readonly idleMs: number
}

export type Subscription = {
  readonly seen: () => number
  /** Events of its kinds come after `seen`, or may. */
  readonly isBehind: () => boolean
  /** Takes its turn now. */
  readonly wake: () => void
  /** Resolves when its turn has ended. */
  readonly stop: () => Promise<void>
}

type State<It extends Subscriber = any> = {
  readonly policy: Policy<It>
  readonly it: It
  readonly onMoved: () => void
  seen: number
  written: number
  turn: Promise<void> | null
  hasLane: boolean
  hasNews: boolean
  fails: boolean
  restsUntil: number
  againAt: number
}

/** Follows the log for all subscriptions: those of one kind that are near its end share their transactions. */
export const engineOn = ({
  events,
  tail,
  pulse,
}: {
  readonly events: EventEmitter<{ sealed: [SealedRange] }>
  readonly tail: Tail
  readonly pulse: Pulse
}) => {
  const all = new Set<State>()
  const news = Latch.makeUnsafe()
  const look = () => void news.openUnsafe()

  const isQuiet = ({ it, seen }: State): boolean => tail.isQuiet(it.kinds, seen)
  const isFree = ({ it, turn }: State): boolean => turn === null && !it.isPaused()

  const moveTo = (one: State, position: number): void => {
    const isFurther = position > one.seen
    one.seen = position
    if (isFurther) one.onMoved()
  }
  /** Events of other kinds need no query. */
  const pass = (one: State): void => {
    if (tail.head() > one.seen) moveTo(one, tail.head())
  }
  /** `now`: the same for a group, so that they rest together. */
  const settle = (one: State, { reached, written, restMs = 0, againMs }: Advanced, now: number): void => {
    if (written !== undefined) one.written = written
    if (reached !== undefined) moveTo(one, reached)
    one.restsUntil = now + restMs
    one.againAt = now + (againMs ?? (one.seen < tail.head() ? 0 : one.policy.idleMs))
  }

  const advance = async (policy: Policy<any>, group: readonly State[], isApart: boolean): Promise<void> => {
    try {
      const advanced = await policy.advance(group, isApart)
      const now = performance.now()
      for (const [index, one] of group.entries()) {
        one.fails = false
        settle(one, advanced[index]!, now)
      }
    } catch (error) {
      for (const one of group) {
        one.fails = true
        settle(one, isApart ? await policy.failed(one, error) : {}, performance.now())
      }
    }
  }
  const setOut = (on: Fibres, group: readonly State[], isApart: boolean): void => {
    const turn = outsideOfTraces(() => advance(group[0]!.policy, group, isApart)).finally(() => {
      for (const one of group) Object.assign(one, { turn: null, hasLane: false })
      look()
    })
    for (const one of group) Object.assign(one, { turn, hasLane: isApart && !one.it.takesLong, hasNews: false })
    on.start(
      'turn',
      whole(() => turn),
    )
  }

  const hasLaneFor = ({ it, policy }: State): boolean =>
    it.takesLong === true || [...all].filter((one) => one.hasLane && one.policy === policy).length < policy.lanes

  const dueAt = (one: State): number =>
    isFree(one) ? Math.max(one.restsUntil, one.hasNews ? 0 : one.againAt) : Number.POSITIVE_INFINITY

  /** Returns when the next one is due. */
  const setAllOut = (on: Fibres): number => {
    const now = performance.now()
    const near: State[] = []
    const apart: State[] = []
    let next = Number.POSITIVE_INFINITY
    for (const one of all) {
      const due = dueAt(one)
      if (due > now) next = Math.min(next, due)
      else if (!isQuiet(one)) (one.fails || one.policy.isApart(one) ? apart : near).push(one)
      else {
        pass(one)
        one.hasNews = false
        one.againAt = now + one.policy.idleMs
        next = Math.min(next, one.againAt)
      }
    }
    for (const group of Map.groupBy(near, ({ policy }) => policy).values()) setOut(on, group, false)
    for (const one of apart.sort((a, b) => a.seen - b.seen)) if (hasLaneFor(one)) setOut(on, [one], true)
    return next
  }

  const alarmOf = (on: Fibres) => {
    let dueAt = Number.POSITIVE_INFINITY
    let alarm: Fiber.Fiber<unknown, unknown> | undefined
    const ring = Effect.sync(() => {
      dueAt = Number.POSITIVE_INFINITY
      look()
    })
    return (at: number): void => {
      if (at >= dueAt) return
      dueAt = at
      alarm?.interruptUnsafe()
      alarm = on.start('alarm', Effect.delay(ring, Math.max(1, Math.ceil(at - performance.now()))))
    }
  }

  /** After this turn of the event loop, so that what comes together goes together. */
  const following = (on: Fibres) =>
    Effect.gen(function* () {
      for (const ringAt = alarmOf(on); ; yield* news.await) {
        yield* Effect.yieldNow
        news.closeUnsafe()
        ringAt(setAllOut(on))
      }
    })

  const receive = (): void => {
    for (const one of all) {
      if (isFree(one) && isQuiet(one)) pass(one)
      else one.hasNews = true
    }
    look()
  }

  const begin = () => {
    const background = fibres()
    events.on('sealed', receive)
    background.start('the log', following(background))
    const stopPassing = passIdle({ pulse, tail }, () => [...all].filter(isFree))
    return (): Promise<void> => {
      events.off('sealed', receive)
      stopPassing()
      return background.stop()
    }
  }
  let end: ReturnType<typeof begin> | undefined

  return {
    /** At `from`. `onMoved`: it is further than before. */
    add: <It extends Subscriber>(
      policy: Policy<It>,
      it: It,
      from: number,
      onMoved: () => void = () => {},
    ): Subscription => {
      const one: State<It> = {
        ...{ policy, it, onMoved, seen: from, written: from },
        ...{ turn: null, hasLane: false, hasNews: true, fails: false, restsUntil: 0, againAt: 0 },
      }
      all.add(one)
      end ??= begin()
      look()
      return {
        seen: () => one.seen,
        isBehind: () => !isQuiet(one),
        wake: () => {
          one.hasNews = true
          one.restsUntil = 0
          look()
        },
        stop: async () => {
          all.delete(one)
          await one.turn
          if (all.size > 0) return
          const ending = end?.()
          end = undefined
          await ending
        },
      }
    },

    /** Some may go on that were paused. */
    look,
  }
}

/** Once a second, in the node's one statement: the checkpoints of those that nothing concerned. */
const passIdle = (
  { pulse, tail }: { readonly pulse: Pulse; readonly tail: Tail },
  free: () => readonly State[],
): (() => void) => {
  let sent: readonly State[] = []
  let upto = 0
  return pulse.ask({
    sql: 'select es.pass($)',
    given: () => {
      upto = tail.head()
      sent = free().filter(({ it, seen, written }) => written < upto && tail.isQuiet(it.kinds, seen))
      return sent.map(({ it: { name, version }, written }) => ({ name, version, seen: written, upto }))
    },
    receive: () => {
      for (const one of sent) one.written = Math.max(one.written, upto)
    },
  })
}
