import { closeSync, existsSync, fsyncSync, openSync, readFileSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import * as Schema from 'effect/Schema'
import type { Pool } from 'pg'
import type { Queryable } from '#platform/log/walk.ts'
import { hasSigned, idOfPem, keepPublicKeys, publicKeyOf, publicKeysIn } from './signing-key.ts'

/** A key says which one signs after it. `publicKey`: PEM; `at`: ISO 8601; `signature`: base64, of the key `by`. */
export const KeySuccession = Schema.Struct({
  keyId: Schema.String,
  publicKey: Schema.String,
  by: Schema.String,
  at: Schema.String,
  signature: Schema.String,
})
export type KeySuccession = typeof KeySuccession.Type

export const saidOfSuccession = ({ keyId, publicKey, at }: Omit<KeySuccession, 'by' | 'signature'>): string =>
  `partnercare log key 1\n${keyId}\n${publicKey}\n${at}`

const isGenuine = (pem: string, it: KeySuccession): boolean => {
  try {
    return idOfPem(it.publicKey) === it.keyId && hasSigned(pem, it.by, saidOfSuccession(it), it.signature)
  } catch {
    return false
  }
}

/** Public keys as PEM by name: these, and all that follow one of them by its own word. */
export const withSuccessors = (
  known: Readonly<Record<string, string>>,
  successions: readonly KeySuccession[],
): Record<string, string> => {
  const keys = { ...known }
  for (let found = true; found; ) {
    const next = successions.find((it) => {
      const pem = keys[it.by]
      return keys[it.keyId] === undefined && pem !== undefined && isGenuine(pem, it)
    })
    if (next) keys[next.keyId] = next.publicKey
    found = next !== undefined
  }
  return keys
}

const fileIn = (folder: string): string => join(folder, 'key-successions.jsonl')
const decode = Schema.decodeUnknownSync(KeySuccession)

/** Kept outside the database. Skips a line that a crash cut short. */
export const successionsIn = (folder: string): KeySuccession[] => {
  if (!existsSync(fileIn(folder))) return []
  return readFileSync(fileIn(folder), 'utf8')
    .split('\n')
    .flatMap((line) => {
      try {
        return line ? [decode(JSON.parse(line))] : []
      } catch {
        return []
      }
    })
}

const isSame = (a: KeySuccession) => (b: KeySuccession) => a.keyId === b.keyId && a.by === b.by

/** With fsync. The line break comes first, so that a line cut short by a crash spoils no other. */
export const keepSuccessionOutside = (folder: string, it: KeySuccession): void => {
  if (successionsIn(folder).some(isSame(it))) return
  const file = openSync(fileIn(folder), 'a', 0o600)
  writeSync(file, `\n${JSON.stringify(it)}`)
  fsyncSync(file)
  closeSync(file)
}

export const keepSuccessionInside = async (pool: Pool, it: KeySuccession): Promise<void> => {
  await pool.query('select es.keep_succession($1, $2, $3, $4, $5)', [
    ...[it.keyId, it.by, it.publicKey, it.at],
    Buffer.from(it.signature, 'base64'),
  ])
}

/** Keeps in the folder the keys that follow one that is known there, by what nodes have kept in the database. */
export const adoptSuccessors = async (pool: Queryable, folder: string): Promise<void> => {
  const { rows: tables } = await pool.query(`select where to_regclass('es.key_succession') is not null`)
  if (tables.length === 0) return // a database that an earlier version has installed
  const { rows } = await pool.query<KeySuccession>(`
    select key_id as "keyId", public_key as "publicKey", by_key as by, encode(signature, 'base64') as signature,
      to_char(at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as at
    from es.key_succession`)
  const known = publicKeysIn(folder)
  const unknown = rows.filter(({ keyId }) => publicKeyOf(folder, keyId) === null)
  if (unknown.length === 0) return
  const all = withSuccessors(known, unknown)
  keepPublicKeys(folder, all)
  for (const it of unknown)
    if (all[it.keyId] !== undefined && all[it.by] !== undefined) keepSuccessionOutside(folder, it)
}
