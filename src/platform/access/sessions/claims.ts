import { createHash } from 'node:crypto'

import type { ClientBase } from 'pg'

const MINUTES = 10

export type Claims = {
  /**
   * Takes a name for a few minutes, in the transaction of `tx`: false where another command has just taken it. For names that
   * read models answer for, which know it a moment later. Kept as keyed hashes only.
   */
  readonly take: (of: string, name: string, tx: ClientBase) => Promise<boolean>
}

export const claims = (fingerprint: (text: string) => string): Claims => ({
  take: async (of, name, tx) => {
    await tx.query('delete from access.claim where until < clock_timestamp()')
    const key = createHash('sha256')
      .update(`${of}\n${fingerprint(name)}`)
      .digest()
    const { rowCount } = await tx.query(
      `insert into access.claim (key, until) values ($1, clock_timestamp() + make_interval(mins => ${MINUTES}))
       on conflict do nothing`,
      [key],
    )
    return rowCount === 1
  },
})
