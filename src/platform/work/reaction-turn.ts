import type { PoolClient } from 'pg'

import { Refused } from '#platform/decision.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { kindsOf, readStored } from '#platform/log/reading.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { AskedMail } from '#platform/mail/outbox.ts'
import type { PostOffice } from '#platform/mail/post-office.ts'
import type { Background, Reaction } from '#platform/module.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { isTransient } from '#platform/projecting/poison.ts'
import { askedOnce, type BackgroundOf } from './background.ts'
import { asHeard, byCommit, dataOf, type Heard, sideBySide, typesOf, UnknownEvent } from './hearing.ts'
import { commitStart, park, parkedBy, unpark, waitAt, waitForClaim } from './reaction-checkpoint.ts'
import type { Taken } from './reaction-windows.ts'

export type TurnGiven = {
  readonly log: EventLog
  readonly background: BackgroundOf
  readonly postOffice: PostOffice
  /** Waits until the read models have passed a position. False: not in time. */
  readonly passed: (readModels: readonly string[], position: number, ms: number) => Promise<boolean>
  readonly now: () => Date
  readonly warn: (error: Error) => void
}

type Failure = { readonly event: Heard; readonly error: Error }
type Run = {
  readonly mails: readonly AskedMail[]
  readonly reached: number | null
  readonly failure: Failure | null
  readonly finished: boolean
}

/** What came of a window: how far it was heard, the mails, and what is written if it failed. */
export type HeardWindow = {
  readonly reached: number
  /** Something in it concerned the reaction. */
  readonly concerned: boolean
  readonly mails: readonly AskedMail[]
  readonly failed: ((tx: PoolClient) => Promise<void>) | null
}

const TURN_MS = 250
const TRIES = 8
const DAY_MS = 86_400_000

/** Not this event's fault: it is never parked for it. */
const isPassing = (error: Error): boolean =>
  error instanceof UnknownEvent || (!(error instanceof Refused) && isTransient(error)) // a refusal's sentence may say "connection"

/** What one reaction does with the events that concern it. */
export const reactorOf = (reaction: Reaction, { log, background, postOffice, passed, now, warn }: TurnGiven) => {
  const { name } = reaction
  const kinds = new Set(kindsOf(reaction.of))
  const types = typesOf(reaction)

  const isOld = ({ at }: Heard['envelope']): boolean =>
    reaction.newsForDays !== undefined && now().getTime() - Date.parse(at) > reaction.newsForDays * DAY_MS

  /** Its mails go out with the checkpoint, not before: nothing of a failed handler is ever sent. */
  const react = async (event: Heard, once?: Background['once']): Promise<AskedMail[]> => {
    const { envelope, correlation } = event
    if (isOld(envelope)) return []
    const data = dataOf(types, event)
    const mails: AskedMail[] = []
    const queue: Mailer['queue'] = async (effectId, personId, template, { awaited: _, ...waits } = {}) => {
      mails.push({ effectId, personId, template, ...waits })
    }
    const cause = { name, id: String(envelope.position), correlation, causation: envelope.position, now: now() }
    await reaction.on[envelope.type]?.(background(cause, { ...postOffice, queue }, once), data, envelope)
    return mails
  }

  /** One event after the other. A commit that fails half way is heard again from its start. */
  const hearCommit = async (commit: readonly Heard[], once: Background['once']): Promise<AskedMail[] | Failure> => {
    const mails: AskedMail[] = []
    for (const event of commit) {
      try {
        mails.push(...(await react(event, once)))
      } catch (error) {
        return { event, error: error as Error }
      }
    }
    return mails
  }

  /** Whole commits, for a while: those of different streams side by side where the reaction allows it. */
  const hearOut = async (commits: readonly (readonly Heard[])[]): Promise<Run> => {
    const mails: AskedMail[] = []
    const until = performance.now() + TURN_MS
    let reached: number | null = null
    for (const some of reaction.sideBySide ? sideBySide(commits) : commits.map((commit) => [commit])) {
      const last = some.at(-1)!.at(-1)!.envelope.position
      const isLate = performance.now() > until || !(await passed(reaction.reads ?? [], last, TURN_MS))
      if (isLate) return { mails, reached, finished: false, failure: null }
      const once = askedOnce() // read models have passed all of these
      const heard = await Promise.all(some.map((commit) => hearCommit(commit, once)))
      for (const [at, done] of heard.entries()) {
        if ('error' in done) return { mails, reached, finished: false, failure: done }
        mails.push(...done)
        reached = some[at]!.at(-1)!.envelope.position
      }
    }
    return { mails, reached, finished: true, failure: null }
  }

  /** It is tried again, or its stream is left out from there on. Answers what is to be written. */
  const failedAt = (reached: number, attempts: number, { event, error }: Failure) => {
    const { type, position } = event.envelope
    warn(
      new Error(`${name} failed at ${type} (position ${position}), try ${attempts}: ${error.message}`, {
        cause: error,
      }),
    )
    return attempts < TRIES || isPassing(error)
      ? (tx: PoolClient) => waitAt(tx, name, reached, attempts, error)
      : (tx: PoolClient) => park(tx, name, reached, event.envelope, error)
  }

  return {
    /** Of these events, what concerns it. */
    hear: async ({ place, upto, attempts, parked, events }: Taken): Promise<HeardWindow> => {
      const leftOut = new Set(parked)
      const concern = events.filter(([, kind, key]) => kinds.has(kind) && !leftOut.has(`${kind}/${key}`)).map(asHeard)
      const run = await hearOut(byCommit(concern))
      const reached = run.finished ? upto : (run.reached ?? place)
      const tries = reached === place ? attempts + 1 : 1
      return {
        reached,
        concerned: concern.length > 0,
        mails: run.mails,
        failed: run.failure && failedAt(reached, tries, run.failure),
      }
    },

    /** Hears a parked stream again, from the event that failed. Throws what fails this time; then it stays parked. */
    retryParked: (stream: { kind: string; key: string }): Promise<boolean> =>
      inTransaction(log.pool, async (tx) => {
        const position = await waitForClaim(tx, name)
        const from = (await parkedBy(tx, name)).get(`${stream.kind}/${stream.key}`)
        if (from === undefined) return false
        const stored = await readStored(tx, [stream.kind], (await commitStart(tx, from)) - 1, position)
        const missed = stored
          .map(asHeard)
          .filter(({ envelope }) => envelope.key === stream.key && envelope.position >= from)
        for (const event of missed) await postOffice.ask(await react(event), tx)
        await unpark(tx, name, stream)
        return true
      }),
  }
}
