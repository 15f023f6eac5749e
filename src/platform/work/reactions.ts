import { setTimeout as sleep } from 'node:timers/promises'
import type { Advanced, Policy } from '#platform/follow/engine.ts'
import { kindsOf } from '#platform/log/reading.ts'
import type { Reaction } from '#platform/module.ts'
import { inSession, transactionIn } from '#platform/postgres/transaction.ts'
import { errorOf } from '#platform/typed.ts'
import { giveUpAll, type ParkedByReactions, type ParkedStream, park, parkedByReactions } from './parked-streams.ts'
import { moveOf, moveTo, register } from './reaction-checkpoint.ts'
import { type HeardWindow, reactorOf, type TriedAgain, type TurnOptions } from './reaction-turn.ts'
import { type TakenWindow, takeFar, takeReactions } from './reaction-windows.ts'
import { startRetrying } from './retrying.ts'

export type ReactionStatus = {
  readonly name: string
  readonly position: number
  readonly lag: number
  /** The last failure of the commit after `position`; it is retried. */
  readonly error: string | null
  readonly parked: number
}

type NamedStream = Pick<ParkedStream, 'reaction' | 'kind' | 'key'>

export type ParkedAdmin = {
  readonly list: () => Promise<ParkedByReactions>
  readonly retry: (stream: NamedStream) => Promise<TriedAgain>
  /** Skips the event that failed. `by`: a user's id. */
  readonly giveUp: (stream: NamedStream, by: string) => Promise<TriedAgain>
}

const LANES = 3
const PACE_MS = 50
const CROWD = 4
const LOOK_MS = 10
const WINDOW = 1_000
/** Windows grow while nothing concerns a reaction, and shrink to what one turn handles. */
const WIDEST_WINDOW = 4_000
const NARROWEST_WINDOW = 100
const REST_MS = 1_000
const BUSY_MS = 100

export type ReactionsOptions = TurnOptions & {
  readonly waiting: () => number
}

/** Batches what comes meanwhile. While requests are in progress, reactions get a quarter of the time. */
export const restAfter = (tookMs: number, waiting: number): number =>
  waiting < CROWD ? PACE_MS : Math.max(PACE_MS, 3 * tookMs)

const isMeant = (reaction: { readonly name: string }, name: string | undefined): boolean =>
  name === undefined || reaction.name === name

const subscriberOf = (reaction: Reaction, given: TurnOptions, isPaused: () => boolean) => ({
  name: reaction.name,
  kinds: kindsOf(reaction.of),
  takesLong: reaction.takesLong === true,
  reactor: reactorOf(reaction, given),
  window: WINDOW,
  isPaused,
})
type Subscriber = ReturnType<typeof subscriberOf>

/** Reactions at the same position share one read and one commit. At least once. No transaction is open meanwhile. */
export const startReactions = async (reactions: readonly Reaction[], given: ReactionsOptions) => {
  const { log, postOffice, waiting, warn } = given
  const positions = await register(log.pool, reactions)

  const hearTogether = (group: readonly Subscriber[], isApart: boolean) =>
    inSession(log.pool, async (session) => {
      const requests = group.map(({ name, kinds, window }) => ({ name, kinds, size: window }))
      const taken = isApart
        ? await Promise.all(requests.map((request) => takeFar(session, request)))
        : await takeReactions(session, requests, log.recent)
      const heard = await Promise.all(
        group.map(({ reactor }, index) => (taken[index] ? reactor.handle(taken[index]) : null)),
      )
      const moved = group.flatMap(({ name }, index) => {
        const [it, place] = [heard[index], taken[index]?.place]
        return it && place !== undefined && !it.failed && it.reached > place
          ? [{ name, place, position: it.reached }]
          : []
      })
      const mails = heard.flatMap((it) => it?.mails ?? [])
      const isWell = heard.every((it) => !it?.failed && !it?.parked.length)
      if (isWell) await (mails.length > 0 ? postOffice.ask(mails, session, moveOf(moved)) : moveTo(session, moved))
      else
        await transactionIn(session, () =>
          Promise.all([
            mails.length > 0 && postOffice.ask(mails, session),
            moveTo(session, moved),
            ...heard.map((it, index) => it && park(session, group[index]!.name, it.parked)),
            ...heard.map((it) => it?.failed?.(session)),
          ]),
        )
      return { taken, heard }
    })

  const advancedBy = (it: Subscriber, taken: TakenWindow | null, heard: HeardWindow | null, rest: number): Advanced => {
    if (!taken || !heard) return { restMs: BUSY_MS }
    const { reached, concerned } = heard
    const isFar = log.head() - reached > WINDOW
    it.window =
      reached < taken.upto
        ? Math.max(NARROWEST_WINDOW, 2 * (reached - taken.place))
        : Math.min(2 * it.window, concerned ? WINDOW : WIDEST_WINDOW)
    const restMs = taken.wait > 0 ? Math.min(taken.wait, REST_MS) : isFar && !concerned ? 0 : rest
    return { reached, written: reached, restMs }
  }

  const policy: Policy<Subscriber> = {
    idleMs: Number.POSITIVE_INFINITY,
    lanes: LANES,
    isApart: ({ it, seen }) => it.takesLong || log.head() - seen > WINDOW,
    advance: async (group, isApart) => {
      const began = performance.now()
      const { taken, heard } = await hearTogether(
        group.map(({ it }) => it),
        isApart,
      )
      const rest = restAfter(performance.now() - began, waiting())
      return group.map(({ it }, index) => advancedBy(it, taken[index]!, heard[index]!, rest))
    },
    failed: async (_, error) => {
      warn(errorOf(error))
      return { restMs: REST_MS }
    },
  }
  const paused = new Set<string>()
  const all = reactions.map((reaction) => {
    const subscriber = subscriberOf(reaction, given, () => paused.has(reaction.name))
    return { ...subscriber, ...log.subscriptions.add(policy, subscriber, positions.get(reaction.name) ?? 0) }
  })
  const retrying = startRetrying(log, all, warn)

  const status = async (): Promise<ReactionStatus[]> => {
    const { rows } = await log.pool.query<ReactionStatus & { head: number }>(
      `select r.name, r.position, r.error,
         coalesce((select l.position + l.n - 1 from es.log l order by l.position desc limit 1), 0) as head,
         (select count(*) from es.parked p where p.projection = 'reaction:' || r.name) as parked
       from es.reaction r where r.name = any ($1) order by r.name`,
      [reactions.map(({ name }) => name)],
    )
    return rows.map(({ head, ...row }) => {
      const one = all.find(({ name }) => name === row.name)!
      const known = one.isBehind() ? one.seen() : Math.max(one.seen(), log.tail.head())
      const position = Math.min(head, Math.max(row.position, known))
      return { ...row, position, lag: head - position }
    })
  }

  const tryAgain = async ({ reaction, kind, key }: NamedStream, by: string | null = null): Promise<TriedAgain> => {
    const one = all.find(({ name }) => name === reaction)
    if (one) return one.reactor.tryAgain({ kind, key }, { givenUpBy: by })
    const isGone = by !== null && (await giveUpAll(log.pool, reaction, { kind, key }, by))
    return { outcome: isGone ? 'GOES_ON' : 'NOT_PARKED' }
  }
  const parked: ParkedAdmin = {
    list: () => parkedByReactions(log.pool),
    retry: (stream) => tryAgain(stream),
    giveUp: tryAgain,
  }

  return {
    status,
    parked,

    /** While paused, this node's reactions get nothing. `name`: this one alone. */
    hold: (hold: boolean, name?: string) => {
      for (const it of all) {
        if (!isMeant(it, name)) continue
        if (hold) paused.add(it.name)
        else paused.delete(it.name)
      }
      log.subscriptions.look()
    },

    /** Until all, or this one, has handled everything, including what they caused. False: not in time. */
    quiet: async (ms: number, name?: string): Promise<boolean> => {
      const meant = all.filter((it) => isMeant(it, name))
      const isBusy = () => meant.some((it) => it.isBehind())
      for (const until = performance.now() + ms; performance.now() < until; await sleep(LOOK_MS)) {
        for (const it of meant) if (it.isBehind()) it.wake()
        if (isBusy()) continue
        await log.seal()
        if (isBusy()) continue
        if (await retrying.settle(meant)) continue
        if ((await status()).every((it) => it.lag <= 0 || !isMeant(it, name))) return true
      }
      return false
    },

    stop: async () => {
      await Promise.all([...all.map((it) => it.stop()), retrying.stop()])
    },
  }
}

export type Reactions = Awaited<ReturnType<typeof startReactions>>
