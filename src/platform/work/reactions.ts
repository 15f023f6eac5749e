import { setTimeout as sleep } from 'node:timers/promises'
import type { Reaction } from '#platform/module.ts'
import { followWith, type ReactionsGiven } from './follow-with.ts'
import { register } from './reaction-checkpoint.ts'

export type ReactionStatus = {
  readonly name: string
  readonly position: number
  /** Events between it and the head of the log. */
  readonly lag: number
  /** Why the commit after `position` failed the last time; it is tried again. */
  readonly error: string | null
  /** Streams left out because an event of theirs could not be handled. */
  readonly parked: number
}

const LOOK_MS = 10

const isMeant = (it: { readonly name: string }, name: string | undefined): boolean =>
  name === undefined || it.name === name

/** Starts every reaction on this node. */
export const startReactions = async (reactions: readonly Reaction[], given: ReactionsGiven) => {
  const { pool } = given.log
  for (const { name, fromStart } of reactions) await register(pool, name, fromStart ?? false)
  const following = reactions.map((reaction) => followWith(reaction, given))

  const status = async (): Promise<ReactionStatus[]> => {
    const { rows } = await pool.query<ReactionStatus>(
      `select r.name, r.position, r.error,
         coalesce((select l.position + l.n - 1 from es.log l order by l.position desc limit 1), 0) - r.position as lag,
         (select count(*) from es.parked p where p.projection = 'reaction:' || r.name) as parked
       from es.reaction r where r.name = any ($1) order by r.name`,
      [reactions.map(({ name }) => name)],
    )
    return rows
  }

  return {
    status,

    /** While they are held, reactions of this node hear nothing; then all of it at once. `name`: this one alone. */
    hold: (hold: boolean, name?: string) => {
      for (const it of following) if (isMeant(it, name)) it.hold(hold)
    },

    /** Waits until every reaction, or this one, has heard everything, what they caused included. False: not in time. */
    quiet: async (ms: number, name?: string): Promise<boolean> => {
      const meant = following.filter((it) => isMeant(it, name))
      const isBusy = () => meant.some((it) => it.isBehind())
      for (const until = performance.now() + ms; performance.now() < until; await sleep(LOOK_MS)) {
        // What is behind goes on without the rests that it keeps while nobody waits for it.
        for (const it of meant) if (it.isBehind()) it.wake()
        if (isBusy()) continue
        await given.log.seal()
        if (isBusy()) continue
        const late = (await status()).filter((it) => it.lag > 0 && isMeant(it, name))
        if (late.length === 0) return true
        // Nothing is left that concerns them: they need only write down that they passed it.
        for (const it of meant) if (late.some(({ name }) => name === it.name)) it.wake()
      }
      return false
    },

    /** False: nothing of that stream is parked by that reaction. */
    retryParked: async (name: string, stream: { kind: string; key: string }): Promise<boolean> =>
      (await following.find((it) => it.name === name)?.retryParked(stream)) ?? false,

    stop: async () => {
      await Promise.all(following.map((it) => it.stop()))
    },
  }
}

export type Reactions = Awaited<ReturnType<typeof startReactions>>
