import { millisecondsInDay } from 'date-fns/constants'
import type { PoolClient } from 'pg'
import { ErasedError } from '#platform/access/personal-data.ts'
import { RefusedError } from '#platform/decision.ts'
import type { StreamName } from '#platform/log/append.ts'
import type { EventLog } from '#platform/log/event-log.ts'
import { kindsOf, readStream } from '#platform/log/reading.ts'
import type { Mailer } from '#platform/mail/mailer.ts'
import type { NewMail } from '#platform/mail/outbox.ts'
import type { PostOffice } from '#platform/mail/post-office.ts'
import type { Background, Reaction } from '#platform/module.ts'
import { inSession, transactionIn } from '#platform/postgres/transaction.ts'
import { isTransient } from '#platform/projecting/poison.ts'
import { errorOf } from '#platform/typed.ts'
import { inLanguage } from '#translations/language-now.ts'
import { askedOnce, type BackgroundOf } from './background.ts'
import { errorSentence } from './error-sentence.ts'
import { type Failure, noteGivenUp, parkAgain, parkedAt, putOff, unpark } from './parked-streams.ts'
import { waitAt, waitForTurn } from './reaction-checkpoint.ts'
import {
  asReactionEvent,
  byCommit,
  dataOf,
  type ReactionEvent,
  sideBySide,
  streamOf,
  typesOf,
  UnknownEvent,
} from './reaction-events.ts'
import type { TakenWindow } from './reaction-windows.ts'

export type TurnOptions = {
  readonly log: EventLog
  readonly background: BackgroundOf
  readonly postOffice: PostOffice
  /** False: not in time. */
  readonly passed: (readModels: readonly string[], position: number, ms: number) => Promise<boolean>
  readonly now: () => Date
  readonly warn: (error: Error) => void
}

type Run = {
  readonly mails: readonly NewMail[]
  readonly reached: number | null
  /** The first event of each stream that could not be handled. */
  readonly parked: readonly Failure[]
  readonly failure: Failure | null
  readonly finished: boolean
}

export type HeardWindow = {
  readonly reached: number
  readonly concerned: boolean
  readonly mails: readonly NewMail[]
  readonly parked: readonly Failure[]
  readonly failed: ((tx: PoolClient) => Promise<void>) | null
}

export type TriedAgain =
  | { readonly outcome: 'GOES_ON' | 'NOT_PARKED' | 'LATE' }
  | { readonly outcome: 'FAILED'; readonly error: string }

const TURN_MS = 250
/** Attempts before an event is parked, while the database or a newer program may be the cause. */
const TRIES_IN_PLACE = 3
const PAGE = 500

/** Perhaps not the event's fault: waits before parking the stream. */
const isPassing = (error: Error): boolean =>
  error instanceof UnknownEvent || (!(error instanceof RefusedError) && isTransient(error)) // a refusal's sentence may say "connection"

export const reactorOf = (reaction: Reaction, { log, background, postOffice, passed, now, warn }: TurnOptions) => {
  const { name } = reaction
  const kinds = new Set(kindsOf(reaction.of))
  const types = typesOf(reaction)

  const isOld = ({ at }: ReactionEvent['envelope']): boolean =>
    reaction.newsForDays !== undefined && now().getTime() - Date.parse(at) > reaction.newsForDays * millisecondsInDay

  /** Its mails are queued with the checkpoint: a failed handler sends none. Erased recipients are skipped. */
  const react = async (event: ReactionEvent, once?: Background['once']): Promise<NewMail[]> => {
    const { envelope, correlation } = event
    if (isOld(envelope)) return []
    const handler = reaction.on[envelope.type]
    if (!handler) return []
    const data = dataOf(types, event)
    const mails: NewMail[] = []
    const queue: Mailer['queue'] = async (effectId, personId, template, { awaited: _, ...waits } = {}) => {
      mails.push({ effectId, personId, template, ...waits })
    }
    const cause = { name, id: String(envelope.position), correlation, causation: envelope.position, now: now() }
    try {
      const context = background(cause, { ...postOffice, queue }, once)
      // What is recorded is in English, for every cause.
      await log.tracing.follow(
        () => [event],
        `react ${name}`,
        () => ({ 'partnercare.position': envelope.position, 'partnercare.event': envelope.type }),
        () => inLanguage('en', () => handler(context, data, envelope)),
      )
    } catch (error) {
      if (!(error instanceof ErasedError)) throw error
    }
    return mails
  }

  const warnOf = ({ envelope: { type, position }, error }: Failure, then: string) =>
    warn(new Error(`${name} failed at ${type} (position ${position}), ${then}: ${error.message}`, { cause: error }))

  type Hearing = {
    readonly once: Background['once']
    readonly parked: Map<string, Failure>
    readonly waits: boolean
  }

  /** In order, without parked streams. A commit interrupted half way is handled again from its start. */
  const hearCommit = async (
    commit: readonly ReactionEvent[],
    { once, parked, waits }: Hearing,
  ): Promise<NewMail[] | Failure> => {
    const mails: NewMail[] = []
    for (const event of commit) {
      if (parked.has(streamOf(event))) continue
      try {
        mails.push(...(await react(event, once)))
      } catch (caught) {
        const failure = { envelope: event.envelope, error: errorOf(caught) }
        if (waits && isPassing(failure.error)) return failure
        parked.set(streamOf(event), failure)
      }
    }
    return mails
  }

  /** Whole commits within a time limit; different streams in parallel where the reaction allows it. */
  const hearOut = async (commits: readonly (readonly ReactionEvent[])[], attempts: number): Promise<Run> => {
    const mails: NewMail[] = []
    const parked = new Map<string, Failure>()
    const until = performance.now() + TURN_MS
    let reached: number | null = null
    const run = (finished: boolean, failure: Failure | null = null): Run => ({
      ...{ mails, reached, finished, failure },
      parked: [...parked.values()],
    })
    for (const some of reaction.sideBySide ? sideBySide(commits) : commits.map((commit) => [commit])) {
      const last = some.at(-1)!.at(-1)!.envelope.position
      const isLate = performance.now() > until || !(await passed(reaction.reads ?? [], last, TURN_MS))
      if (isLate) return run(false)
      const once = askedOnce() // read models have passed all of these
      const waits: boolean = reached !== null || attempts + 1 < TRIES_IN_PLACE
      const heard: (NewMail[] | Failure)[] = await Promise.all(
        some.map((commit) => hearCommit(commit, { once, parked, waits })),
      )
      for (const [index, done] of heard.entries()) {
        if ('error' in done) return run(false, done)
        mails.push(...done)
        reached = some[index]!.at(-1)!.envelope.position
      }
    }
    return run(true)
  }

  /** Up to its end, or to the event that fails. */
  const hearStream = async (session: PoolClient, stream: StreamName, from: number, upto: number) => {
    const mails: NewMail[] = []
    for (let after = 0; ; ) {
      const page = await readStream(session, stream, { from, upto, after, most: PAGE })
      for (const event of page.map(asReactionEvent)) {
        try {
          mails.push(...(await react(event)))
        } catch (caught) {
          return { mails, failure: { envelope: event.envelope, error: errorOf(caught) } }
        }
      }
      if (page.length < PAGE) return { mails, failure: null }
      after = page.at(-1)![3]
    }
  }

  return {
    handle: async ({ place, upto, attempts, parked, events }: TakenWindow): Promise<HeardWindow> => {
      const leftOut = new Set(parked)
      const concern = events
        .filter(([, kind, key]) => kinds.has(kind) && !leftOut.has(`${kind}/${key}`))
        .map(asReactionEvent)
      const run = await hearOut(byCommit(concern), attempts)
      const { mails, failure } = run
      const reached = run.finished ? upto : (run.reached ?? place)
      const tries = reached === place ? attempts + 1 : 1
      for (const one of run.parked) warnOf(one, 'its stream is parked')
      if (failure) warnOf(failure, `try ${tries}`)
      return {
        reached,
        concerned: concern.length > 0,
        mails,
        parked: run.parked.filter(({ envelope }) => envelope.position <= reached),
        failed: failure && ((tx) => waitAt(tx, name, reached, tries, failure.error)),
      }
    },

    /** From the event that failed. `onlyDue`: if its next try is due. `givenUpBy`: who skips that event. */
    tryAgain: (
      stream: StreamName,
      { onlyDue = false, givenUpBy = null }: { onlyDue?: boolean; givenUpBy?: string | null } = {},
    ): Promise<TriedAgain> =>
      inSession(log.pool, async (session) => {
        const upto = await waitForTurn(session, name)
        const from = await parkedAt(session, name, stream, onlyDue)
        if (from === null) return { outcome: 'NOT_PARKED' }
        if (!(await passed(reaction.reads ?? [], upto, TURN_MS))) {
          await putOff(session, name, stream)
          return { outcome: 'LATE' }
        }
        const { mails, failure } = await hearStream(session, stream, givenUpBy === null ? from : from + 1, upto)
        await transactionIn(session, async () => {
          if (givenUpBy !== null) await noteGivenUp(session, name, stream, givenUpBy)
          if (mails.length > 0) await postOffice.ask(mails, session)
          await (failure ? parkAgain(session, name, failure) : unpark(session, name, stream))
        })
        if (!failure) return { outcome: 'GOES_ON' }
        warnOf(failure, 'its stream stays parked')
        return { outcome: 'FAILED', error: errorSentence(failure.error) }
      }),
  }
}
