import type { Pool } from 'pg'
import { turns } from '#platform/background/fibres.ts'
import type { Store } from './store.ts'

const FOLDER = 'erasures'
const KEY = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

/** Ids of keys: a person's, or that of an address, a contact or a subscription. */
export const erasedKeysIn = (text: string): string[] => text.match(KEY) ?? []

/** What was noted of the keys that were destroyed. */
export const listedErasures = async (store: Pick<Store, 'list'>): Promise<string[]> =>
  (await store.list(FOLDER)).flatMap(erasedKeysIn)

/** Notes each key that was destroyed in the store of files, which outlives the database: its id and the time. */
export const erasureKeeper = (pool: Pool, store: Store): (() => Promise<void>) => {
  const turn = turns(1)
  let known: Set<string> | undefined
  return () =>
    turn(async () => {
      known ??= new Set(await listedErasures(store))
      const { rows } = await pool.query<{ key: string; at: Date }>(
        'select person as key, erased_at as at from es.subject_key where wrapped is null order by erased_at, person',
      )
      for (const { key, at } of rows) {
        if (known.has(key)) continue
        await store.write(`${FOLDER}/${key}`, Buffer.from(`${JSON.stringify({ key, at })}\n`), 'application/json')
        known.add(key)
      }
    })
}
