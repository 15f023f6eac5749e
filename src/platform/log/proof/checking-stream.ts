import type { Pool } from 'pg'
import type { StreamName } from '#platform/log/append.ts'
import { linksUpTo, provable } from '#platform/log/trail-export.ts'
import { present } from '#platform/typed.ts'
import { faultOfCommit, type LinkedStretch, reachesHead } from './checking-trail.ts'
import { commitsOf } from './proven-commits.ts'
import { chainAt } from './signed-heads.ts'
import { endOf, type ProvenCommit } from './signed-trail.ts'
import type { SignedHead } from './signing-key.ts'

export type StreamFault = {
  readonly what: 'edited' | 'broken chain' | 'missing event'
  readonly version: number
  readonly position: number | null
}

export type StreamVerdict = {
  readonly versions: number
  /** By a signed head; 0: none. Later ones are chained to it. */
  readonly signedUpTo: number
  readonly fault: StreamFault | null
}

/** Checks hashes and the chain up to the next signed head, of this stream only. null: no such stream. */
export const streamChecker =
  (pool: Pool, folder: string) =>
  async (stream: StreamName): Promise<StreamVerdict | null> => {
    const [commits, kept] = await Promise.all([commitsOf(pool, stream), keptOf(pool, stream)])
    if (!kept) return null
    const heads = await provable(pool, folder, commits)
    const byHead = Map.groupBy(commits, (commit) => heads.find(({ position }) => position >= endOf(commit)))
    const stretches = await Promise.all(
      [...byHead].map(([head, its]) => (head ? upTo(pool, its, head) : since(pool, its, heads.at(-1)))),
    )
    const broken = [...byHead.values()].filter((_, index) => !reachesHead(present(stretches[index])))
    const faults = [
      ...(kept.missing === null ? [] : [{ what: 'missing event' as const, version: kept.missing, position: null }]),
      ...broken.map(([first]) => faultAt('broken chain', stream, present(first))),
      ...commits.filter((it) => faultOfCommit(it, stretches)).map((it) => faultAt('edited', stream, it)),
    ]
    const lastOf = (its: readonly ProvenCommit[]) => Math.max(0, ...its.flatMap((it) => own(stream, it)))
    return {
      versions: lastOf(commits),
      signedUpTo: lastOf([...byHead].flatMap(([head, its]) => (head ? its : []))),
      fault: faults.toSorted((a, b) => a.version - b.version)[0] ?? null,
    }
  }

const upTo = async (pool: Pool, commits: readonly ProvenCommit[], head: SignedHead): Promise<LinkedStretch> => ({
  ...(await linksUpTo(pool, commits[0]?.position ?? 1, head.position)),
  head,
})

const since = async (
  pool: Pool,
  commits: readonly ProvenCommit[],
  head: SignedHead | undefined,
): Promise<LinkedStretch> => {
  const position = endOf(present(commits.at(-1)))
  const links = await linksUpTo(pool, (head?.position ?? 0) + 1, position)
  const chain = (await chainAt(pool, position)) ?? ''
  return { ...links, before: head?.chain ?? '', head: { position, chain } }
}

/** The first missing version; undefined: no such stream. */
const keptOf = async (pool: Pool, { kind, key }: StreamName): Promise<{ missing: number | null } | undefined> => {
  const { rows } = await pool.query<{ missing: number | null }>(
    `select (select min(v) from generate_series(1, s.version) v
        where not exists (select from es.event e where e.stream_id = s.id and e.version = v)) as missing
      from es.stream s where s.kind = $1 and s.key = $2 and s.version > 0`,
    [kind, key],
  )
  return rows[0]
}

const isOf =
  (stream: StreamName) =>
  ({ kind, key }: ProvenCommit['events'][number]): boolean =>
    kind === stream.kind && key === stream.key

const own = (stream: StreamName, { events }: ProvenCommit): number[] =>
  events.filter(isOf(stream)).map(({ version }) => Number(version))

const faultAt = (what: StreamFault['what'], stream: StreamName, commit: ProvenCommit): StreamFault => {
  const place = commit.events.findIndex(isOf(stream))
  return { what, version: own(stream, commit)[0] ?? 0, position: commit.position + place }
}
