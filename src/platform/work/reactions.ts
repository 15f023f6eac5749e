import { setTimeout as sleep } from 'node:timers/promises'

import { passingOn } from '#platform/log/passing.ts'
import type { Reaction } from '#platform/module.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { giveUpAll, type ParkedByReactions, type ParkedStream, park, parkedByReactions } from './parked-streams.ts'
import { moveTo, register } from './reaction-checkpoint.ts'
import type { TriedAgain, TurnOptions } from './reaction-turn.ts'
import { takeReactions } from './reaction-windows.ts'
import { startRetrying } from './retrying.ts'
import { type Subscription, subscriptionOf } from './subscription.ts'

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

const PACE_MS = 50
const CROWD = 4
const LOOK_MS = 10

export type ReactionsOptions = TurnOptions & {
  readonly waiting: () => number
}

/** Batches what comes meanwhile. While requests are in progress, reactions get a quarter of the time. */
export const restAfter = (tookMs: number, waiting: number): number =>
  waiting < CROWD ? PACE_MS : Math.max(PACE_MS, 3 * tookMs)

const isMeant = (reaction: { readonly name: string }, name: string | undefined): boolean =>
  name === undefined || reaction.name === name

/** A row lock lets one node at a time run each. Reactions at the same position share one read and one commit. */
export const startReactions = async (reactions: readonly Reaction[], given: ReactionsOptions) => {
  const { log, postOffice, waiting, warn } = given
  const positions = await register(log.pool, reactions)
  const all = reactions.map((reaction) => subscriptionOf(reaction, positions.get(reaction.name) ?? 0, given))
  const running = new Set<Promise<void>>()
  let isStopped = false
  let timer: NodeJS.Timeout | undefined

  const hearTogether = (group: readonly Subscription[]) =>
    inTransaction(log.pool, async (tx) => {
      const requests = group.map(({ name, window }) => ({ name, size: window() }))
      const taken = await takeReactions(tx, requests, log.recent)
      const heard = await Promise.all(
        group.map(({ reactor }, index) => (taken[index] ? reactor.handle(taken[index]) : null)),
      )
      const moved = group.flatMap(({ name }, index) => {
        const it = heard[index]
        return it && !it.failed && it.reached > taken[index]!.place ? [{ name, position: it.reached }] : []
      })
      await Promise.all([
        postOffice.ask(
          heard.flatMap((it) => it?.mails ?? []),
          tx,
        ),
        moveTo(tx, moved),
        ...heard.map((it, index) => it && park(tx, group[index]!.name, it.parked)),
        ...heard.map((it) => it?.failed?.(tx)),
      ])
      return { taken, heard }
    })

  const turn = async (group: readonly Subscription[]): Promise<void> => {
    const began = performance.now()
    for (const one of group) one.begin()
    try {
      const { taken, heard } = await hearTogether(group)
      const rest = restAfter(performance.now() - began, waiting())
      for (const [index, one] of group.entries()) one.heard(taken[index]!, heard[index]!, rest)
    } catch (error) {
      for (const one of group) one.failed()
      warn(error as Error)
    }
    look()
  }

  const setOut = (group: readonly Subscription[]): void => {
    const turned = turn(group)
    running.add(turned)
    void turned.finally(() => running.delete(turned))
  }

  function look(): void {
    clearTimeout(timer)
    if (isStopped) return
    const now = performance.now()
    const ready = all.filter((one) => (one.dueAt() ?? Number.POSITIVE_INFINITY) <= now)
    const together = ready.filter((one) => !one.isApart())
    if (together.length > 0) setOut(together)
    for (const one of ready) if (!together.includes(one)) setOut([one])
    const next = Math.min(...all.map((one) => one.dueAt() ?? Number.POSITIVE_INFINITY))
    if (next < Number.POSITIVE_INFINITY) timer = setTimeout(look, Math.ceil(next - now))
  }
  log.events.on('sealed', look)
  const stopPassing = passingOn(log.pulse, () => all)
  const retrying = startRetrying(log, all, warn)
  look()

  const status = async (): Promise<ReactionStatus[]> => {
    const { rows } = await log.pool.query<ReactionStatus & { head: number }>(
      `select r.name, r.position, r.error,
         coalesce((select l.position + l.n - 1 from es.log l order by l.position desc limit 1), 0) as head,
         (select count(*) from es.parked p where p.projection = 'reaction:' || r.name) as parked
       from es.reaction r where r.name = any ($1) order by r.name`,
      [reactions.map(({ name }) => name)],
    )
    return rows.map(({ head, ...row }) => {
      const position = Math.min(head, Math.max(row.position, all.find(({ name }) => name === row.name)!.position()))
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
      for (const it of all) if (isMeant(it, name)) it.hold(hold)
      look()
    },

    /** Until all, or this one, has handled everything, including what they caused. False: not in time. */
    quiet: async (ms: number, name?: string): Promise<boolean> => {
      const meant = all.filter((it) => isMeant(it, name))
      const isBusy = () => meant.some((it) => it.isBehind())
      for (const until = performance.now() + ms; performance.now() < until; await sleep(LOOK_MS)) {
        for (const it of meant) if (it.isBehind()) it.wake()
        look()
        if (isBusy()) continue
        await log.seal()
        if (isBusy()) continue
        if (await retrying.settle(meant)) continue
        if ((await status()).every((it) => it.lag <= 0 || !isMeant(it, name))) return true
      }
      return false
    },

    stop: async () => {
      isStopped = true
      clearTimeout(timer)
      log.events.off('sealed', look)
      stopPassing()
      await Promise.all([...running, retrying.stop()])
    },
  }
}

export type Reactions = Awaited<ReturnType<typeof startReactions>>
