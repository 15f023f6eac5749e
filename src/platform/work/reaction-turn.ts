import type { PoolClient } from 'pg'

import { Refused } from '#platform/decision.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { kindsOf } from '#platform/log/reading.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
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

export type TurnGiven = {
  readonly log: EventLog
  readonly background: BackgroundOf
  readonly postOffice: PostOffice
  /** Waits until the read models have passed a position. False: not in time. */
  readonly passed: (readModels: readonly string[], position: number, ms: number) => Promise<boolean>
  readonly now: () => Date
  readonly warn: (error: Error) => void
}

/** Where the reaction stands now (null: another node is at it), and how long to wait before the next turn; 0: there may be more. */
export type Turned = { readonly heard: number | null; readonly wait: number }

type Failure = { readonly event: Heard; readonly error: Error }
type Run = {
  readonly mails: readonly AskedMail[]
  readonly reached: number | null
  readonly finished: boolean
  readonly failure: Failure | null
}

const WINDOW = 500
/** Where nothing concerns a reaction, its windows grow. */
const WIDEST_WINDOW = 4_000
const TURN_MS = 250
const REST_MS = 1000
const BUSY_MS = 100
const TRIES = 8
const DAY_MS = 86_400_000

/** Not this event's fault: it is never parked for it. */
const isPassing = (error: Error): boolean =>
  error instanceof UnknownEvent || (!(error instanceof Refused) && isTransient(error)) // a refusal's sentence may say "connection"

/** What a reaction does when it looks at the log. A row lock lets one node at a time. */
export const turnsOf = (reaction: Reaction, { log, background, postOffice, passed, now, warn }: TurnGiven) => {
  const { name } = reaction
  const kinds = kindsOf(reaction.of)
  let window = WINDOW
  const types = typesOf(reaction)

  const isOld = ({ at }: Heard['envelope']): boolean =>
    reaction.newsForDays !== undefined && now().getTime() - Date.parse(at) > reaction.newsForDays * DAY_MS

  /** Its mails go out with the checkpoint, not before: nothing of a failed handler is ever sent. */
  const react = async (event: Heard): Promise<AskedMail[]> => {
    const { envelope, correlation } = event
    if (isOld(envelope)) return []
    const data = dataOf(types, event)
    const mails: AskedMail[] = []
    const queue: Mailer['queue'] = async (effectId, personId, template, { gathering } = {}) => {
      mails.push({ effectId, personId, template, ...(gathering && { gathering }) })
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

  /** It is tried again, or its stream is left out from there on. */
  const failed = async (tx: PoolClient, reached: number, attempts: number, { event, error }: Failure) => {
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
  }

  /** One window, in one transaction with its mails and the checkpoint. */
  const turn = (): Promise<Turned> =>
    inTransaction(log.pool, async (tx) => {
      const [mark, upto, parked] = await Promise.all([claim(tx, name), windowEnd(tx, name, window), parkedBy(tx, name)])
      if (!mark) return { heard: null, wait: BUSY_MS }
      const standing = { heard: mark.position, wait: REST_MS }
      if (mark.waitMs > 0) return { ...standing, wait: Math.min(mark.waitMs, REST_MS) }
      if (upto <= mark.position) return standing

      const heard = await hear(tx, mark.position, upto, kinds)
      window = heard.length === 0 ? Math.min(2 * window, WIDEST_WINDOW) : WINDOW
      const run = await hearOut(
        byCommit(heard.filter(({ envelope }) => !parked.has(`${envelope.kind}/${envelope.key}`))),
      )
      await postOffice.ask(run.mails, tx)
      const reached = run.finished ? upto : (run.reached ?? mark.position)
      if (run.failure) await failed(tx, reached, reached === mark.position ? mark.attempts + 1 : 1, run.failure)
      else if (reached > mark.position) await moveTo(tx, name, reached) // else what failed there still counts
      return { heard: reached, wait: 0 }
    })

  return {
    turn,

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
  }
}
