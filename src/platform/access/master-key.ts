import type { Pool, PoolClient } from 'pg'

import { KEY_BYTES, unwrap } from './sealing.ts'

/** Base64; true where there are no keys. `db`: the owner's. */
export const opensPeoplesKeys = async (db: Pool | PoolClient, masterKey: string): Promise<boolean> => {
  const { rows } = await db.query<{ person: string; wrapped: Buffer }>(
    'select person, wrapped from es.subject_key where wrapped is not null limit 1',
  )
  const key = Buffer.from(masterKey, 'base64')
  try {
    return rows.every(({ person, wrapped }) => unwrap(key, person, wrapped).length === KEY_BYTES)
  } catch {
    return false
  }
}
