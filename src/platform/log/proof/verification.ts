import { findCutOff } from '#platform/log/cut-off.ts'
import { type Queryable, type WalkOptions, walkLog } from '#platform/log/walk.ts'
import { present } from '#platform/typed.ts'
import { adoptSuccessors } from './key-succession.ts'
import { belongsElsewhere, commitAt, versionsBeside } from './proven-commits.ts'
import { isExchanged, isExchangedWith, isReordered } from './reordered.ts'
import { keptHeads } from './signed-heads.ts'
import { bodyHashOf, type ProvenCommit } from './signed-trail.ts'
import { isGenuine, publicKeyOf, publicKeysIn, type SignedHead } from './signing-key.ts'

/** The first fault. `forged`: a signed head that its key did not sign. */
export type Fault = {
  readonly what: 'missing' | 'inserted' | 'edited' | 'reordered' | 're-hashed' | 'cut off' | 'forged'
  readonly position: number | null
}

export type Verdict = {
  readonly commits: number
  readonly sealedUpTo: number
  readonly unsealed: number
  /** The last position covered by a signature; 0: none. */
  readonly signedUpTo: number
  readonly signatures: number
  /** Heads in the database with keys unknown here: perhaps other nodes', they prove nothing here. */
  readonly unknownHeads: number
  readonly fault: Fault | null
}

const headColumns = `position, encode(chain, 'hex') as chain, encode(signature, 'base64') as signature, key_id as "keyId",
  to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at`

const withKept = (folder: string, inside: readonly SignedHead[]): SignedHead[] =>
  [...keptHeads(folder), ...inside].toSorted((a, b) => a.position - b.position)

/** From file and database; the file's count even where the database has none of them. */
export const allHeads = async (pool: Queryable, folder: string): Promise<SignedHead[]> => {
  await adoptSuccessors(pool, folder)
  const { rows } = await pool.query<SignedHead>(`select ${headColumns} from es.signed_head`)
  return withKept(
    folder,
    rows.filter(({ keyId }) => publicKeyOf(folder, keyId) !== null), // those of other nodes prove nothing here
  )
}

/** In the database one is enough, unless it is forged. */
const NEXT = 4

/** Those that `allHeads` has next after each of these positions, and its last ones: as many however long the log is. */
export const headsNear = async (
  pool: Queryable,
  folder: string,
  positions: readonly number[],
): Promise<SignedHead[]> => {
  await adoptSuccessors(pool, folder)
  const { rows } = await pool.query<SignedHead>(
    `select ${headColumns} from (
       select h.* from unnest($1::bigint[]) as p (place) cross join lateral (
         select * from es.signed_head where position >= p.place and key_id = any($2) order by position limit ${NEXT}) h
       union (select * from es.signed_head where key_id = any($2) order by position desc limit ${NEXT})) near`,
    [positions, Object.keys(publicKeysIn(folder))],
  )
  return withKept(folder, rows)
}

export const unknownHeads = async (pool: Queryable, folder: string): Promise<number> => {
  await adoptSuccessors(pool, folder)
  const { rows } = await pool.query<{ keyId: string; n: number }>(
    'select key_id as "keyId", count(*) as n from es.signed_head group by key_id',
  )
  return rows.filter(({ keyId }) => publicKeyOf(folder, keyId) === null).reduce((sum, { n }) => sum + n, 0)
}

const contradiction = async (
  pool: Queryable,
  heads: readonly SignedHead[],
  sealedUpTo: number,
): Promise<Fault | null> => {
  const { rows } = await pool.query<{ position: number; what: 'cut off' | 're-hashed' }>(
    `select h.position, case when h.position > $3 then 'cut off' else 're-hashed' end as what
     from unnest($1::bigint[], $2::text[]) as h (position, chain) left join lateral (
       select l.position + l.n - 1 as last, l.chain from es.log l where l.position <= h.position order by l.position desc limit 1
     ) l on true
     where h.position > $3 or l.last is distinct from h.position or encode(l.chain, 'hex') <> h.chain
     order by h.position limit 1`,
    [heads.map(({ position }) => position), heads.map(({ chain }) => chain), sealedUpTo],
  )
  const found = rows[0]
  if (!found) return null
  return { what: found.what, position: found.what === 'cut off' ? sealedUpTo + 1 : found.position }
}

/** Checkpoints prove how far the log reached, beyond the last signed head. */
const readFurther = async (pool: Queryable): Promise<Fault | null> => {
  const cutOff = await findCutOff(pool)
  return cutOff && { what: 'cut off', position: cutOff.endsAt + 1 }
}

const first = (faults: readonly Fault[]): Fault | null =>
  faults.toSorted((a, b) => (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY))[0] ??
  null

/** One snapshot: unsealed commits, the log's end, and what is stored outside of it. */
const COUNTED = `select coalesce(l.position + l.n - 1, 0) as sealed, p.commits as unsealed,
    (select count(*) from es.event) - p.events - coalesce(l.position + l.n - 1, 0) as outside,
    (select count(*) from es.commit) - (select count(*) from es.log) - p.commits as "commitsOutside"
  from (select count(*) as commits, coalesce(sum(n), 0)::bigint as events from es.pending) p
    left join (select position, n from es.log order by position desc limit 1) l on true`

type Counts = {
  readonly sealed: number
  readonly unsealed: number
  readonly outside: number
  readonly commitsOutside: number
}
type NamedFault = { readonly checked: number; readonly fault: Fault['what'] | null; readonly place: number | null }

/** From a little before the broken stretch, but not before `from`: the neighbours help to name the fault. */
const namedFrom = async (
  pool: Queryable,
  broken: number,
  from = 1,
): Promise<NamedFault & { readonly start: number }> => {
  const { rows } = await pool.query<NamedFault & { start: number }>(
    `select v.*, s.start from (select coalesce(min(position), $2) as start from
        (select position from es.log where position < $1 and position >= $2 order by position desc limit 2) it) s,
      es.verify(s.start) v`,
    [broken, from],
  )
  return rows[0]!
}

const nameFault = async (pool: Queryable, broken: number, sealed: number, walking: WalkOptions) => {
  const { fault, place, checked, start } = await namedFrom(pool, broken)
  const { rows: above } = await pool.query<{ before: number }>(
    'select count(*) as before from es.log where position < $1',
    [start],
  )
  const what = fault === 'edited' ? await editedOrReordered(pool, present(place), sealed, walking) : fault
  return { fault: what && { what, position: place }, before: above[0]!.before + checked }
}

const nextEdited = async (
  pool: Queryable,
  { position, events }: ProvenCommit,
  sealed: number,
  walking: WalkOptions,
) => {
  const from = position + events.length
  const { broken } = await walkLog(pool, sealed, { ...walking, from })
  if (broken === null) return undefined
  const { fault, place } = await namedFrom(pool, broken, from)
  return fault === 'edited' ? commitAt(pool, present(place)) : undefined
}

const editedOrReordered = async (
  pool: Queryable,
  position: number,
  sealed: number,
  { onProgress: _, ...walking }: WalkOptions,
): Promise<'edited' | 'reordered'> => {
  const found = await commitAt(pool, position)
  if (!found) return 'edited'
  const { commit, kept } = found
  const isMoved =
    isReordered(commit, kept) ||
    (await belongsElsewhere(pool, position, bodyHashOf(commit))) ||
    isExchanged(commit, kept, await versionsBeside(pool, commit))
  if (isMoved) return 'reordered'
  const next = await nextEdited(pool, commit, sealed, walking)
  return next && isExchangedWith(commit, kept, next.commit) ? 'reordered' : 'edited'
}

const walk = async (pool: Queryable, sealed: number, walking: WalkOptions) => {
  const { commits, broken } = await walkLog(pool, sealed, walking)
  if (broken === null) return { commits, fault: null }
  const { fault, before } = await nameFault(pool, broken, sealed, walking)
  return { commits: before, fault: fault ?? { what: 'edited' as const, position: broken } }
}

/** Compares the whole log with every signed head and checkpoint. Changes nothing of it. */
export const verifyLog = async (pool: Queryable, folder: string, walking: WalkOptions = {}): Promise<Verdict> => {
  const heads = await allHeads(pool, folder) // before anything else: what is signed meanwhile lies behind all this
  const { rows } = await pool.query<Counts>(COUNTED)
  const { sealed, unsealed, outside, commitsOutside } = rows[0]!
  const walked = await walk(pool, sealed, walking)
  const genuine = heads.filter((head) => isGenuine(folder, head))
  const isKnown = new Set(genuine)
  const forged = heads.find((head) => !isKnown.has(head))
  const found: (Fault | null)[] = [
    walked.fault,
    outside === 0 ? null : { what: outside > 0 ? 'inserted' : 'missing', position: null }, // in a stream, but in no commit
    commitsOutside > 0 ? { what: 'inserted', position: null } : null, // without events, and without a place
    await contradiction(pool, genuine, sealed),
    await readFurther(pool),
    forged ? { what: 'forged', position: forged.position } : null,
  ]
  const fault = first(found.filter((it) => it !== null))
  const vouched = genuine.filter(
    ({ position }) => position <= sealed && (fault?.position == null || position < fault.position),
  )
  return {
    commits: walked.commits,
    sealedUpTo: sealed,
    unsealed,
    signedUpTo: vouched.at(-1)?.position ?? 0,
    signatures: new Set(vouched.map(({ position }) => position)).size,
    unknownHeads: await unknownHeads(pool, folder),
    fault,
  }
}
