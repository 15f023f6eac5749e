import type { Pool, PoolClient } from 'pg'
import type { Moment } from '#platform/event.ts'
import { type ActiveSpan, activeSpan, noteOnSpan, tracedTogether } from '#platform/tracing/spans.ts'
import type { Tracing } from '#platform/tracing/tracing.ts'
import type { About, Alarms, AppendResult, StreamAppend } from './append.ts'
import { asOutcome, wasUndone } from './append-refused.ts'
import { groupCommit } from './group-commit.ts'
import type { SealedNews } from './sealed-news.ts'

type AppendRow = {
  commit_id: number | null
  versions: number[] | null
  number: string | null
  answer: unknown
  at: Moment | null
  first: number | null
  kinds: string[] | null
  head: number | null
}

type ToAppend = {
  readonly streams: readonly StreamAppend[]
  readonly about: About
  readonly alarms: Alarms | undefined
  /** Of the command that appends. */
  readonly span: ActiveSpan | undefined
}

const APPEND = { name: 'append', text: 'select * from es.append($1, $2) a, es.committed_at(a.commit_id) at' }
const APPEND_ALL = {
  name: 'append-all',
  text: 'select * from es.append_all($1, $2, $3) a, es.committed_at(a.commit_id) at',
}

/** Not shared by two appends of one transaction: streams, and keys of repeated commands. */
const namesOf = (streams: readonly StreamAppend[], { reads = [], idempotency }: About): string[] => [
  ...[...streams, ...reads].map(({ kind, key }) => `${kind} ${key}`),
  ...(idempotency ? [`${idempotency.owner} ${idempotency.key}`] : []),
]

export const writing = (
  pool: Pool,
  {
    heard,
    head,
    waited,
    tracing,
  }: Pick<SealedNews, 'heard' | 'head'> & {
    readonly tracing: Tracing
    /** Commits that left dead rows in es.pending. */
    readonly waited: (commits: number) => void
  },
) => {
  let underWay = 0

  const appendedFrom = (rows: readonly AppendRow[]): AppendResult[] => {
    const { first, kinds, head } = rows.at(-1)!
    if (head !== null) heard(head, { first: first!, kinds: kinds! })
    return rows.map((row) => ({
      commit: row.commit_id,
      versions: row.versions ?? [],
      number: row.number,
      answer: row.answer,
      at: row.at,
      head,
    }))
  }

  const send = async (
    on: Pool | PoolClient,
    appends: readonly ToAppend[],
    sealing: boolean,
    spans: readonly (ActiveSpan | undefined)[],
  ): Promise<AppendResult[]> => {
    const last = appends.length - 1
    const each = appends.map(({ streams, about }, index) => ({
      streams,
      about: sealing && index === last ? { ...about, sealing } : about,
    }))
    const deadlines = appends.flatMap(({ about }) => about.deadlines ?? [])
    const alarms = deadlines.length > 0 ? await appends.find((it) => it.alarms)?.alarms?.(deadlines) : undefined
    const isAlone = last === 0 && !alarms
    const { rows } = await on.query<AppendRow>(
      isAlone
        ? { ...APPEND, values: [JSON.stringify(each[0]!.streams), JSON.stringify(each[0]!.about)] }
        : { ...APPEND_ALL, values: [JSON.stringify(each), alarms?.jobs, alarms?.statement] },
    )
    if (!isAlone) waited(rows.length)
    for (const [index, { commit_id: commit }] of rows.entries())
      if (spans[index] && commit !== null) tracing.keep(commit, spans[index])
    const appended = appendedFrom(rows)
    noteOnSpan({ 'partnercare.position': appended[0]!.head ?? 0 })
    return appended
  }

  /** In the trace of each append, whichever of them came first. */
  const write = (on: Pool | PoolClient, appends: readonly ToAppend[], sealing: boolean): Promise<AppendResult[]> =>
    tracedTogether(
      appends.map(({ span }) => span),
      'append',
      { 'partnercare.appends': appends.length },
      (spans) => send(on, appends, sealing, spans),
    )

  const inCompany = groupCommit<ToAppend, AppendResult>({
    alone: async (it) => (await write(pool, [it], true))[0]!,
    together: (all) => write(pool, all, true),
    wasUndone,
  })

  /** Sealed in the same transaction, unless another node is sealing. `alarms`: jobs of its deadlines. */
  const append = async (streams: readonly StreamAppend[], about: About, alarms?: Alarms): Promise<AppendResult> => {
    underWay++
    try {
      const work = { streams, about, alarms, span: activeSpan() }
      return await inCompany({ work, names: namesOf(streams, about) })
    } catch (error) {
      return asOutcome(about, head())(error)
    } finally {
      underWay--
    }
  }

  /** In the caller's transaction; sealed by the next seal. */
  const appendIn = async (
    tx: PoolClient,
    streams: readonly StreamAppend[],
    about: About,
    alarms?: Alarms,
  ): Promise<AppendResult> =>
    (await write(tx, [{ streams, about, alarms, span: activeSpan() }], false).catch(asOutcome(about, head())))[0]!

  return { append, appendIn, isAppending: () => underWay > 0 }
}
