import type { Pool, PoolClient } from 'pg'

import { KEY_BYTES, unwrap, wrap } from './sealing.ts'

/** The first one wraps; while it is changed, both open. */
export type MasterKeys = readonly [Buffer, ...Buffer[]]

type Secrets = { readonly masterKey: string; readonly alsoMasterKey?: string }

/** Base64. */
export const masterKeysOf = ({ masterKey, alsoMasterKey }: Secrets): MasterKeys => [
  Buffer.from(masterKey, 'base64'),
  ...(alsoMasterKey ? [Buffer.from(alsoMasterKey, 'base64')] : []),
]

const opens = (masterKey: Buffer, person: string, wrapped: Buffer): Buffer | null => {
  try {
    const key = unwrap(masterKey, person, wrapped)
    return key.length === KEY_BYTES ? key : null
  } catch {
    return null
  }
}

/** Throws as `unwrap` does where none of them opens it. */
export const unwrapByAny = (masterKeys: MasterKeys, person: string, wrapped: Buffer): Buffer => {
  for (const masterKey of masterKeys) {
    const key = opens(masterKey, person, wrapped)
    if (key) return key
  }
  return unwrap(masterKeys[0], person, wrapped)
}

/** True where there are no keys. `db`: the owner's. */
export const opensPeoplesKeys = async (db: Pool | PoolClient, secrets: Secrets): Promise<boolean> => {
  const { rows } = await db.query<{ person: string; wrapped: Buffer }>(
    'select person, wrapped from es.subject_key where wrapped is not null limit 1',
  )
  const keys = masterKeysOf(secrets)
  return rows.every(({ person, wrapped }) => keys.some((key) => opens(key, person, wrapped) !== null))
}

const REWRAPPED_AT_ONCE = 500

export type Rewrapped = { readonly keys: number; readonly changed: number }

/**
 * Wraps people's keys by the first master key that another one wraps still, while the portal runs. A key that is erased
 * meanwhile stays erased. May be ended and run again. `db`: the owner's.
 */
export const rewrapKeys = async (
  db: Pool,
  masterKeys: MasterKeys,
  onProgress: (done: number, of: number) => void = () => {},
): Promise<Rewrapped> => {
  const [{ count: all = 0 } = {}] = (
    await db.query<{ count: number }>('select count(*)::int from es.subject_key where wrapped is not null')
  ).rows
  const [first] = masterKeys
  const done = { keys: 0, changed: 0 }
  for (let after = '00000000-0000-0000-0000-000000000000'; ; ) {
    const { rows } = await db.query<{ person: string; wrapped: Buffer }>(
      'select person, wrapped from es.subject_key where wrapped is not null and person > $1 order by person limit $2',
      [after, REWRAPPED_AT_ONCE],
    )
    const last = rows.at(-1)
    if (!last) return done
    for (const { person, wrapped } of rows) {
      if (opens(first, person, wrapped)) continue
      const key = unwrapByAny(masterKeys, person, wrapped)
      const { rowCount } = await db.query('update es.subject_key set wrapped = $3 where person = $1 and wrapped = $2', [
        person,
        wrapped,
        wrap(first, person, key),
      ])
      done.changed += rowCount ?? 0
    }
    done.keys += rows.length
    onProgress(done.keys, all)
    after = last.person
  }
}
