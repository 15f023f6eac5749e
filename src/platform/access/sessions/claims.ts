import { createHash } from 'node:crypto'

import type { ClientBase } from 'pg'

const MINUTES = 10

export type Claims = {
  /** In `tx`, for minutes, until read models know the name. False: just taken. Keyed hashes only. */
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
