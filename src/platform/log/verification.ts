import type { Pool } from 'pg'

import { chainAt, keptHeads } from './signed-heads.ts'
import { isGenuine, type SignedHead } from './signing-key.ts'

/** What is wrong, and at which position first. `forged`: a signed head that was not signed by the key it names. */
export type Fault = {
  readonly what: 'missing' | 'inserted' | 'edited' | 'reordered' | 're-hashed' | 'cut off' | 'forged'
  /** Null: in a stream, but in no commit that was ever sealed. */
  readonly position: number | null
}

export type Verdict = {
  readonly commits: number
  /** The last position of the log. */
  readonly sealedUpTo: number
  /** Commits that wait for their place. */
  readonly unsealed: number
  /** The last head that a signature vouches for; 0: none was kept. */
  readonly signedUpTo: number
  readonly signatures: number
  readonly fault: Fault | null
}

/** Heads from the node's file and from the database: the file's count, even where the database has none of them. */
export const allHeads = async (pool: Pool, folder: string): Promise<SignedHead[]> => {
  const { rows } = await pool.query<SignedHead>(`
    select position, encode(chain, 'hex') as chain, encode(signature, 'base64') as signature, key_id as "keyId",
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from es.signed_head`)
  const inside = rows.filter((head) => isGenuine(folder, head)) // those of other nodes prove nothing here
  return [...keptHeads(folder), ...inside].toSorted((a, b) => a.position - b.position)
}

/** The first of the signed heads that the log contradicts. */
const contradiction = async (pool: Pool, heads: readonly SignedHead[], sealedUpTo: number): Promise<Fault | null> => {
  for (const { position, chain } of heads) {
    if (position > sealedUpTo) return { what: 'cut off', position: sealedUpTo + 1 }
    if ((await chainAt(pool, position)) !== chain) return { what: 're-hashed', position }
  }
  return null
}

/** The one that stands first in the log; what stands in no commit of it comes last. */
const first = (faults: readonly Fault[]): Fault | null =>
  faults.toSorted((a, b) => (a.position ?? Number.POSITIVE_INFINITY) - (b.position ?? Number.POSITIVE_INFINITY))[0] ??
  null

/** Walks through the whole log, holds it against every signed head, and names the first fault. Changes nothing. */
export const verifyLog = async (pool: Pool, folder: string): Promise<Verdict> => {
  const { rows } = await pool.query<{ checked: number; fault: Fault['what'] | null; place: number | null }>(
    'select * from es.verify()',
  )
  const { rows: counted } = await pool.query<{ sealed: number; unsealed: number }>(
    `select coalesce((select position + n - 1 from es.log order by position desc limit 1), 0) as sealed,
      (select count(*) from es.pending) as unsealed`,
  )
  const walked = rows[0]!
  const { sealed, unsealed } = counted[0]!
  const heads = await allHeads(pool, folder)
  const forged = heads.find((head) => !isGenuine(folder, head))
  const genuine = heads.filter((head) => isGenuine(folder, head))
  const found: (Fault | null)[] = [
    walked.fault && { what: walked.fault, position: walked.place },
    await contradiction(pool, genuine, sealed),
    forged ? { what: 'forged', position: forged.position } : null,
  ]
  const fault = first(found.filter((it) => it !== null))
  const vouched = genuine.filter(
    ({ position }) => position <= sealed && (fault?.position == null || position < fault.position),
  )
  return {
    commits: walked.checked,
    sealedUpTo: sealed,
    unsealed,
    signedUpTo: vouched.at(-1)?.position ?? 0,
    signatures: new Set(vouched.map(({ position }) => position)).size,
    fault,
  }
}
