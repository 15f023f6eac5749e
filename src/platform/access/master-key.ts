import type { Pool, PoolClient } from 'pg'

import { KEY_BYTES, unwrap } from './sealing.ts'

/** Whether people's keys were wrapped by this one (in base64); also true where no one has a key yet. `db`: the owner's. */
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
