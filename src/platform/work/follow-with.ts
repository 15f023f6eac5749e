import { setTimeout as sleep } from 'node:timers/promises'

import { Refused } from '#platform/decision.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { kindsOf } from '#platform/log/reading.ts'
import type { Sealed } from '#platform/log/sealed-news.ts'
import type { AskedMail } from '#platform/mail/outbox.ts'
import type { PostOffice } from '#platform/mail/post-office.ts'
import type { Reaction } from '#platform/module.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { isTransient } from '#platform/projecting/poison.ts'
import type { BackgroundOf } from './background.ts'
import { byCommit, dataOf, type Heard, hear, typesOf, UnknownEvent } from './hearing.ts'
import {
  claim,
  commitStart,
  moveTo,
  park,
  parkedBy,
  unpark,
  waitAt,
  waitForClaim,
  windowEnd,
} from './reaction-checkpoint.ts'

export type ReactionsGiven = {
  readonly log: EventLog
  readonly background: BackgroundOf
  readonly postOffice: PostOffice
  /** Waits until the read models have passed a position. False: not in time. */
  readonly passed: (readModels: readonly string[], position: number, ms: number) => Promise<boolean>
  /** How many people wait for an answer of this node at this moment. */
  readonly waiting: () => number
  readonly now: () => Date
  readonly warn: (error: Error) => void
}

type Failure = { readonly event: Heard; readonly error: Error }
type Run = {
  readonly mails: readonly AskedMail[]
  readonly reached: number | null
  readonly finished: boolean
  readonly failure: Failure | null
}

const WINDOW = 500
const TURN_MS = 250
const IDLE_MS = 1000
const BUSY_MS = 100
const PACE_MS = 50
const CHECKPOINT_MS = 900 // before it has rested for IDLE_MS
const CROWD = 4
const TRIES = 8
const DAY_MS = 86_400_000

/** Not this event's fault: it is never parked for it. */
const isPassing = (error: Error): boolean =>
  error instanceof UnknownEvent || (!(error instanceof Refused) && isTransient(error)) // a refusal's sentence may say "connection"

/** Nobody waits for a reaction: what comes meanwhile is heard together. While people wait for answers, it takes a quarter of the time. */
export const restAfter = (tookMs: number, waiting: number): number =>
  waiting < CROWD ? PACE_MS : Math.max(PACE_MS, 3 * tookMs)

/** Follows the log with one reaction until stopped. Any number of nodes may: a row lock lets one at a time. */
export const followWith = (reaction: Reaction, given: ReactionsGiven) => {
  const { log, background, postOffice, passed, waiting, now, warn } = given
  const { name } = reaction
  const kinds = kindsOf(reaction.of)
  const types = typesOf(reaction)
  let heardUpTo = 0
  let turnedAt = Number.NEGATIVE_INFINITY
  let asked = false

  const isOld = ({ at }: Heard['envelope']): boolean =>
    reaction.newsForDays !== undefined && now().getTime() - Date.parse(at) > reaction.newsForDays * DAY_MS

  /** Its mails go out with the checkpoint, not before: nothing of a failed handler is ever sent. */
  const react = async (event: Heard): Promise<AskedMail[]> => {
    const { envelope, correlation } = event
    if (isOld(envelope)) return []
    const data = dataOf(types, event)
    const mails: AskedMail[] = []
    const queue = async (effectId: string, personId: string, template: AskedMail['template']) => {
      mails.push({ effectId, personId, template })
    }
    const cause = { name, id: String(envelope.position), correlation, causation: envelope.position, now: now() }
    await reaction.on[envelope.type]?.(background(cause, { ...postOffice, queue }), data, envelope)
    return mails
  }

  /** Whole commits, one event after the other, for a while. A commit that fails half way is heard again from its start. */
  const hearOut = async (commits: readonly (readonly Heard[])[]): Promise<Run> => {
    const mails: AskedMail[] = []
    const until = performance.now() + TURN_MS
    let reached: number | null = null
    for (const commit of commits) {
      if (performance.now() > until) return { mails, reached, finished: false, failure: null }
      if (!(await passed(reaction.reads ?? [], commit.at(-1)!.envelope.position, TURN_MS)))
        return { mails, reached, finished: false, failure: null }
      const ofCommit: AskedMail[] = []
      for (const event of commit) {
        try {
          ofCommit.push(...(await react(event)))
        } catch (error) {
          return { mails, reached, finished: false, failure: { event, error: error as Error } }
        }
      }
      mails.push(...ofCommit)
      reached = commit.at(-1)!.envelope.position
    }
    return { mails, reached, finished: true, failure: null }
  }

  /** Answers where it stands now, and how long to wait before the next turn. */
  const turn = (): Promise<{ heard: number; wait: number }> =>
    inTransaction(log.pool, async (tx) => {
      const [mark, upto, parked] = await Promise.all([claim(tx, name), windowEnd(tx, name, WINDOW), parkedBy(tx, name)])
      if (!mark) return { heard: heardUpTo, wait: BUSY_MS }
      const standing = { heard: mark.position, wait: IDLE_MS }
      if (mark.waitMs > 0) return { ...standing, wait: Math.min(mark.waitMs, IDLE_MS) }
      if (upto <= mark.position) return standing

      const heard = await hear(tx, mark.position, upto, kinds)
      const run = await hearOut(
        byCommit(heard.filter(({ envelope }) => !parked.has(`${envelope.kind}/${envelope.key}`))),
      )
      await postOffice.ask(run.mails, tx)
      const reached = run.finished ? upto : (run.reached ?? mark.position)
      if (!run.failure) {
        await moveTo(tx, name, reached)
        return { heard: reached, wait: 0 }
      }

      const { event, error } = run.failure
      const attempts = reached === mark.position ? mark.attempts + 1 : 1
      warn(
        new Error(
          `${name} failed at ${event.envelope.type} (position ${event.envelope.position}), try ${attempts}: ${error.message}`,
          { cause: error },
        ),
      )
      if (attempts < TRIES || isPassing(error)) {
        await waitAt(tx, name, reached, attempts, error)
      } else {
        await park(tx, name, event.envelope, error)
        await moveTo(tx, name, reached)
      }
      return { heard: reached, wait: 0 }
    })

  /** Most of what happens is no business of most reactions: they write down at times that they have passed it. */
  const isDue = (): boolean =>
    log.head() > heardUpTo &&
    (asked || !log.tail.isQuiet(kinds, heardUpTo) || performance.now() - turnedAt > CHECKPOINT_MS)

  const turnOrRest = async (): Promise<number> => {
    if (!isDue()) return IDLE_MS
    asked = false
    turnedAt = performance.now()
    try {
      const { heard, wait } = await turn()
      heardUpTo = heard
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

  let held = false
  const running = (async () => {
    while (!stopping.signal.aborted) {
      if (held) {
        await rest(PACE_MS)
        continue
      }
      woken = Promise.withResolvers()
      const began = performance.now()
      const wait = await turnOrRest()
      if (wait > 0) await Promise.race([woken.promise, rest(wait)])
      else await rest(restAfter(performance.now() - began, waiting()))
    }
  })()

  return {
    name,

    /** Hears nothing while it is held. */
    hold: (hold: boolean) => {
      held = hold
    },

    /** Looks at the log at once, and not only when something new of its kinds is there. */
    wake: () => {
      asked = true
      woken.resolve()
    },

    /** Hears a parked stream again, from the event that failed. Throws what fails this time; then it stays parked. */
    retryParked: (stream: { kind: string; key: string }): Promise<boolean> =>
      inTransaction(log.pool, async (tx) => {
        const position = await waitForClaim(tx, name)
        const from = (await parkedBy(tx, name)).get(`${stream.kind}/${stream.key}`)
        if (from === undefined) return false
        const heard = await hear(tx, (await commitStart(tx, from)) - 1, position, [stream.kind])
        const missed = heard.filter(({ envelope }) => envelope.key === stream.key && envelope.position >= from)
        for (const event of missed) await postOffice.ask(await react(event), tx)
        await unpark(tx, name, stream)
        return true
      }),

    stop: async () => {
      stopping.abort()
      log.events.off('sealed', wake)
      await running
    },
  }
}
