import * as Effect from 'effect/Effect'
import * as Latch from 'effect/Latch'

import { fibres, whole } from '#platform/background/fibres.ts'
import type { EventLog } from '#platform/log/event-log.ts'

/** `version`: of a read model's table. `kinds`: of the streams that it follows. */
export type Subscriber = {
  readonly name: string
  readonly version?: number
  readonly kinds: readonly string[]
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

type State<It> = {
  readonly it: It
  readonly onMoved: () => void
  seen: number
  written: number
  turn: Promise<void> | null
  hasNews: boolean
  fails: boolean
  restsUntil: number
  againAt: number
}

/** Follows the log for all subscriptions of one kind: those that are near its end share their transactions. */
export const follow = <It extends Subscriber>(log: EventLog, policy: Policy<It>) => {
  const background = fibres()
  const { tail } = log
  const all = new Set<State<It>>()
  const paused = new Set<string>()
  const news = Latch.makeUnsafe()
  const look = () => void news.openUnsafe()

  const isQuiet = ({ it, seen }: State<It>): boolean => tail.isQuiet(it.kinds, seen)
  const isFree = ({ it, turn }: State<It>): boolean => turn === null && !paused.has(it.name)

  const moveTo = (one: State<It>, position: number): void => {
    const isFurther = position > one.seen
    one.seen = position
    if (isFurther) one.onMoved()
  }
  /** Events of other kinds need no query. */
  const pass = (one: State<It>): void => {
    if (tail.head() > one.seen) moveTo(one, tail.head())
  }
  /** `now`: the same for a group, so that they rest together. */
  const settle = (one: State<It>, { reached, written, restMs = 0, againMs }: Advanced, now: number): void => {
    if (written !== undefined) one.written = written
    if (reached !== undefined) moveTo(one, reached)
    one.restsUntil = now + restMs
    one.againAt = now + (againMs ?? (one.seen < tail.head() ? 0 : policy.idleMs))
  }

  const advance = async (group: readonly State<It>[], isApart: boolean): Promise<void> => {
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
  const setOut = (group: readonly State<It>[], isApart: boolean): void => {
    const turn = advance(group, isApart).finally(() => {
      for (const one of group) one.turn = null
      look()
    })
    for (const one of group) Object.assign(one, { turn, hasNews: false })
    background.start(
      'turn',
      whole(() => turn),
    )
  }

  const dueAt = (one: State<It>): number =>
    isFree(one) ? Math.max(one.restsUntil, one.hasNews ? 0 : one.againAt) : Number.POSITIVE_INFINITY

  /** Returns the ms until the next look. */
  const setAllOut = (): number => {
    const now = performance.now()
    const due = [...all].filter((one) => dueAt(one) <= now)
    const behind = due.filter((one) => !isQuiet(one))
    for (const one of due)
      if (isQuiet(one)) {
        one.hasNews = false
        pass(one)
        one.againAt = now + policy.idleMs
      }
    const isApart = (one: State<It>) => one.fails || policy.isApart(one)
    const near = behind.filter((one) => !isApart(one))
    if (near.length > 0) setOut(near, false)
    for (const one of behind) if (!near.includes(one)) setOut([one], true)
    return Math.ceil(Math.min(...[...all].map(dueAt)) - now)
  }

  /** After this turn of the event loop, so that what comes together goes together. */
  const following = Effect.gen(function* () {
    for (;;) {
      yield* Effect.yieldNow
      news.closeUnsafe()
      yield* Effect.timeoutOption(news.await, setAllOut())
    }
  })

  const receive = (): void => {
    for (const one of all) {
      if (isFree(one) && isQuiet(one)) pass(one)
      else one.hasNews = true
    }
    look()
  }
  log.events.on('sealed', receive)
  background.start('the log', following)
  const stopPassing = passIdle(log, () => all, isFree)

  return {
    add: (it: It, from: number, onMoved: () => void = () => {}): Subscription => {
      const one: State<It> = {
        ...{ it, onMoved, seen: from, written: from },
        ...{ turn: null, hasNews: true, fails: false, restsUntil: 0, againAt: 0 },
      }
      all.add(one)
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
        },
      }
    },

    /** While paused, this node gives them nothing. */
    hold: (hold: boolean, names: readonly string[]): void => {
      for (const name of names) {
        if (hold) paused.add(name)
        else paused.delete(name)
      }
      look()
    },
    isHeld: (name: string): boolean => paused.has(name),

    stop: async (): Promise<void> => {
      log.events.off('sealed', receive)
      stopPassing()
      await background.stop()
    },
  }
}

/** Once a second, in the node's one statement: the checkpoints of those that nothing concerned. */
const passIdle = <It extends Subscriber>(
  { pulse, tail }: EventLog,
  all: () => ReadonlySet<State<It>>,
  isFree: (one: State<It>) => boolean,
): (() => void) => {
  let sent: { readonly one: State<It>; readonly upto: number }[] = []
  return pulse.ask({
    sql: 'select es.pass($)',
    given: () => {
      const upto = tail.head()
      sent = [...all()].flatMap((one) =>
        isFree(one) && one.written < upto && tail.isQuiet(one.it.kinds, one.seen) ? [{ one, upto }] : [],
      )
      return sent.map(({ one: { it, written } }) => ({
        ...{ name: it.name, seen: written, upto },
        ...(it.version !== undefined && { version: it.version }),
      }))
    },
    receive: () => {
      for (const { one, upto } of sent) one.written = Math.max(one.written, upto)
    },
  })
}
