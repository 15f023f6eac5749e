import type { ClientBase, Pool } from 'pg'
import { type MasterKeys, masterKeysOf, unwrapByAny } from '#platform/access/master-key.ts'
import { SEALED } from '#platform/access/personal-data.ts'
import { decrypt } from '#platform/access/sealing.ts'
import type { Configuration } from '#platform/configuration/configuration.ts'
import { listedErasures } from '#platform/files/erasure-list.ts'
import { openStore } from '#platform/files/start-files.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'

const LIVING = 'select person from es.subject_key where wrapped is not null and person = any($1::uuid[])'

const SEALED_FOR_PEOPLE = `select distinct k.person, k.wrapped, found[1] as text
  from es.subject_key k join es.stream s on s.kind = 'user' and s.key = k.person::text
    join es.event e on e.stream_id = s.id, regexp_matches(e.data::text, '"(sealed:1:[^"]+)"', 'g') found
  where k.person = any($1::uuid[])`

/** A person's picture has its path under their key: it must be read before the key is destroyed. */
const withdrawFiles = async (client: ClientBase, people: readonly string[], masterKeys: MasterKeys): Promise<void> => {
  const { rows } = await client.query<{ person: string; wrapped: Buffer; text: string }>(SEALED_FOR_PEOPLE, [people])
  const texts = rows.flatMap(({ person, wrapped, text }) => {
    const [, by, iv, sealed] = SEALED.exec(text) ?? []
    if (by !== person || !iv || !sealed) return []
    const key = unwrapByAny(masterKeys, person, wrapped)
    return decrypt(key, person, Buffer.from(iv, 'base64url'), Buffer.from(sealed, 'base64url')).toString()
  })
  await client.query(
    `update files.file set attached_at = null, is_public = false, received_at = '-infinity' where path = any($1)`,
    [texts],
  )
}

/** Destroys those of these keys that are there: in a backup from before their erasure they are. Returns how many. */
export const repeatErasures = async (
  client: ClientBase,
  keys: readonly string[],
  secrets: Pick<Configuration['secrets'], 'masterKey' | 'alsoMasterKey'>,
): Promise<number> => {
  const { rows } = await client.query<{ person: string }>(LIVING, [keys])
  const people = rows.map(({ person }) => person)
  if (people.length > 0) {
    await withdrawFiles(client, people, masterKeysOf(secrets))
    await client.query('select es.erase_key(person) from unnest($1::uuid[]) person', [people])
  }
  return people.length
}

/** At each start: the database may have been put back by means of Postgres's own. */
export const repeatListedErasures = async (owner: Pool, configuration: Configuration): Promise<void> => {
  const store = await openStore(configuration, { shared: true })
  try {
    const keys = await listedErasures(store)
    await inTransaction(owner, (tx) => repeatErasures(tx, keys, configuration.secrets))
  } finally {
    store.stop()
  }
}
