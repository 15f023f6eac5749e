import type { ClientBase, Pool } from 'pg'
import type { Notices } from '#platform/postgres/notices.ts'
import { present } from '#platform/typed.ts'

/** The channel; the payload is the person's id. */
export const PERSON_ERASED = 'person_erased'

import { type MasterKeys, unwrapByAny } from './master-key.ts'
import { newKey, wrap } from './sealing.ts'

const MOST_KEPT = 10_000

/** Wrapped in the database, unwrapped in memory until the person is erased. */
export const personKeys = (pool: Pool, notices: Notices, masterKeys: MasterKeys) => {
  const kept = new Map<string, Promise<Buffer | null>>()
  // Concurrent queries share a result; failures are not cached.
  const keep = (personId: string, key: Promise<Buffer | null>): Promise<Buffer | null> => {
    if (kept.size >= MOST_KEPT) kept.delete(present(kept.keys().next().value))
    kept.set(personId, key)
    key.catch(() => kept.get(personId) === key && kept.delete(personId))
    return key
  }
  // Queries in progress may have a result from before an erasure.
  const lookUps = new Set<Set<string>>()
  const forget = (personId: string) => {
    kept.delete(personId)
    for (const keepable of lookUps) keepable.delete(personId)
  }
  const forgetAll = () => {
    kept.clear()
    for (const keepable of lookUps) keepable.clear()
  }
  const stop = notices.on(PERSON_ERASED, forget, forgetAll)
  const opened = (personId: string, wrapped: Buffer | null) =>
    wrapped ? unwrapByAny(masterKeys, personId, wrapped) : null

  const fetch = async (personIds: readonly string[]): Promise<ReadonlyMap<string, Buffer | null>> => {
    const { rows } = await pool.query<{ person: string; wrapped: Buffer | null }>({
      name: 'person keys',
      text: 'select person, wrapped from es.subject_key where person = any ($1::uuid[])',
      values: [personIds],
    })
    return new Map(rows.map(({ person, wrapped }) => [person, opened(person, wrapped)]))
  }

  return {
    /** Made on first use. null: erased. */
    keyFor: (personId: string): Promise<Buffer | null> => {
      const create = async () => {
        const { rows } = await pool.query<{ wrapped: Buffer | null }>({
          name: 'keep key',
          text: 'select es.keep_key($1, $2) as wrapped',
          values: [personId, wrap(masterKeys[0], personId, newKey())],
        })
        return opened(personId, rows[0]!.wrapped)
      }
      return kept.get(personId) ?? keep(personId, create())
    },

    /** null: erased; absent: never had one. */
    keysOf: async (personIds: Iterable<string>): Promise<ReadonlyMap<string, Buffer | null>> => {
      const ids = [...new Set(personIds)]
      const keys = new Map<string, Buffer | null>()
      const missing = ids.filter((id) => !kept.has(id))
      for (const id of ids) if (kept.has(id)) keys.set(id, (await kept.get(id)) ?? null)
      if (missing.length === 0) return keys
      const keepable = new Set(missing)
      lookUps.add(keepable)
      try {
        for (const [id, key] of await fetch(missing)) {
          keys.set(id, key)
          if (keepable.has(id)) void keep(id, Promise.resolve(key))
        }
        return keys
      } finally {
        lookUps.delete(keepable)
      }
    },

    erase: async (personIds: readonly string[], tx: ClientBase | Pool = pool): Promise<void> => {
      await tx.query(
        `select es.erase_key(person), pg_notify('${PERSON_ERASED}', person::text)
         from (select distinct unnest($1::uuid[]) as person order by 1) erased`,
        [personIds],
      )
      personIds.forEach(forget)
    },

    stop: () => void stop(),
  }
}
