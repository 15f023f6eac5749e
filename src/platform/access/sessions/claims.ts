import { createHash } from 'node:crypto'

import type { ClientBase } from 'pg'

const MINUTES = 10

export type Claims = {
  /** In `tx`, for minutes, until read models know the name. False: just taken, and `tx` must end. Keyed hashes only. */
  readonly take: (of: string, name: string, tx: ClientBase) => Promise<boolean>
}

/** Under each secret: nodes that key by either one see each other's. */
export const claims = (fingerprints: (text: string) => readonly string[]): Claims => ({
  take: async (of, name, tx) => {
    await tx.query('delete from access.claim where until < clock_timestamp()')
    const keys = fingerprints(name).map((fingerprint) => createHash('sha256').update(`${of}\n${fingerprint}`).digest())
    const { rowCount } = await tx.query(
      `insert into access.claim (key, until) select key, clock_timestamp() + make_interval(mins => ${MINUTES})
       from unnest($1::bytea[]) key order by key on conflict do nothing`,
      [keys],
    )
    return rowCount === keys.length
  },
})
