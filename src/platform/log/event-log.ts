import { EventEmitter } from 'node:events'
import { LRUCache } from 'lru-cache'
import type { Pool } from 'pg'
import { fibres } from '#platform/background/fibres.ts'
import type { Decider, Refusal } from '#platform/decision.ts'
import { engineOn } from '#platform/follow/engine.ts'
import { noTracing } from '#platform/tracing/tracing.ts'
import type { About } from './append.ts'
import { AlreadyDone, isSameBody } from './append-refused.ts'
import { type CutOff, FIND_CUT_OFF, findCutOff, LogIsCutOff } from './cut-off.ts'
import { type LoadedStream, nameOf } from './loaded-stream.ts'
import { pulseOn } from './pulse.ts'
import { recentEvents } from './recent-events.ts'
import { type SealedRange, sealedNews } from './sealed-news.ts'
import { tailOf } from './tail.ts'
import { writing } from './writing.ts'

/** Streams; a few kB each. */
const MOST = 1000

/** May be stale: the append checks versions, and no command is refused because of it. */
type StreamCache = {
  readonly find: (decider: Decider, key: string) => LoadedStream | undefined
  readonly keep: (streams: readonly LoadedStream[]) => void
}

const rememberedStreams = (): StreamCache => {
  const streams = new LRUCache<string, LoadedStream>({ max: MOST })
  const idOf = (stream: { decider: Decider; key: string }) => {
    const { kind, key } = nameOf(stream)
    return `${kind} ${key}`
  }
  return {
    find: (decider, key) => {
      const stream = streams.get(idOf({ decider, key }))
      return stream?.decider === decider ? stream : undefined
    },
    keep: (loaded) => {
      for (const stream of loaded) streams.set(idOf(stream), stream)
    },
  }
}

const SEAL_BATCH = 1000
const VACUUM_AFTER_COMMITS = 5000

export const eventLog = (pool: Pool, tracing = noTracing) => {
  const events = new EventEmitter<{ sealed: [SealedRange] }>().setMaxListeners(0)
  const { heard, head } = sealedNews(pool, (sealed) => void events.emit('sealed', sealed))
  const tail = tailOf({ events, head })
  const pulse = pulseOn(pool, head)
  let next: Promise<number> | undefined
  let current: Promise<unknown> = Promise.resolve()
  let sealedSinceVacuum = 0
  let cutOff: CutOff | null = null

  type SealedNow = { sealed: number; first: number; kinds: string[]; head: number }
  const hearSealed = (sealed: SealedNow): void => {
    sealedSinceVacuum += sealed.sealed
    heard(sealed.head, sealed.sealed ? sealed : undefined)
  }

  const sealAll = async (): Promise<number> => {
    for (;;) {
      const { rows } = await pool.query<SealedNow>({
        name: 'seal',
        text: 'select * from es.seal($1)',
        values: [SEAL_BATCH],
      })
      const it = rows[0]!
      hearSealed(it)
      if (it.sealed < SEAL_BATCH) return it.head
    }
  }

  /** Resolves to the head; commits made before the call are at or below it. One runs, one waits and is shared. */
  const seal = (): Promise<number> =>
    (next ??= current
      .catch(() => {})
      .then(() => {
        next = undefined
        const run = sealAll()
        current = run
        return run
      }))

  /** Autovacuum looks once a minute: by then a busy `pending` is mostly dead rows, which slow every seal. */
  const vacuum = async () => {
    if (sealedSinceVacuum < VACUUM_AFTER_COMMITS) return
    sealedSinceVacuum = 0
    await pool.query('vacuum es.pending')
  }

  const waited = (commits: number) => {
    sealedSinceVacuum += commits
  }
  const { append, appendIn, isAppending } = writing(pool, { heard, head, waited, tracing })

  const lookAtEnd = async () => {
    cutOff = await findCutOff(pool)
  }
  /** Rejects with `LogIsCutOff` instead of recording what would never be processed. */
  const unlessCutOff =
    <Given extends unknown[], Done>(write: (...given: Given) => Promise<Done>) =>
    async (...given: Given): Promise<Done> => {
      if (cutOff) throw new LogIsCutOff(cutOff)
      return write(...given)
    }

  /** null: none. Read before deciding, where deciding is expensive. */
  const findDone = async (once: Omit<NonNullable<About['idempotency']>, 'answer'>): Promise<AlreadyDone | null> => {
    type Done = { body_hash: Buffer; answer: unknown; refusal: Refusal | null; position: number | null }
    const read = async () =>
      (
        await pool.query<Done>({
          name: 'find-done',
          text: `select c.body_hash, c.answer, c.refusal, coalesce(l.position + l.n - 1, c.position) as position
            from es.command c left join es.log l on l.commit_id = c.commit_id where c.owner = $1 and c.key = $2`,
          values: [once.owner, once.key],
        })
      ).rows[0]
    const found = await read()
    if (!found) return null
    const { body_hash: hash, answer, refusal, position } = found
    const sameBody = isSameBody(once, hash.toString('hex'))
    if (position !== null) return new AlreadyDone({ sameBody, answer, refusal, position })
    const head = await seal()
    return new AlreadyDone({ sameBody, answer, refusal, position: (await read())?.position ?? head })
  }

  const keepOutcome = async (
    once: { readonly owner: string; readonly key: string },
    known: number,
    refusal: Refusal | null,
  ): Promise<number> => {
    const { rows } = await pool.query<{ position: number }>({
      name: 'keep-outcome',
      text: 'select es.keep_outcome($1, $2, $3, $4) as position',
      values: [once.owner, once.key, known, refusal && JSON.stringify(refusal)],
    })
    return rows[0]!.position
  }

  /** Finds what a dead node left unsealed, what other nodes sealed, and a lost end of the log. */
  const start = (): (() => Promise<void>) => {
    void lookAtEnd().catch(() => {})
    const stops = [
      pulse.ask({ sql: `select row_to_json(s) from es.seal(${SEAL_BATCH}) s`, receive: hearSealed }),
      pulse.ask({
        sql: `select row_to_json(it) from (${FIND_CUT_OFF}) it`,
        receive: (found: CutOff | null) => {
          cutOff = found
        },
      }),
    ]
    const background = fibres()
    background.every('vacuum', 1000, vacuum)
    return () => {
      for (const stop of stops) stop()
      return background.stop()
    }
  }

  return {
    append: unlessCutOff(append),
    appendIn: unlessCutOff(appendIn),
    /** Where the log ends too early, or null; at most two seconds old. */
    cutOff: () => cutOff,
    isAppending,
    seal,
    findDone,
    keepOutcome,
    heard: (upto: number) => heard(upto),
    start,
    events,
    remembered: rememberedStreams(),
    recent: recentEvents(),
    pulse,
    pool,
    tracing,
    head,
    tail,
    subscriptions: engineOn({ events, tail, pulse }),
  }
}

export type EventLog = ReturnType<typeof eventLog>
