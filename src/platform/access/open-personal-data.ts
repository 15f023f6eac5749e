import { createHmac } from 'node:crypto'

import type { Pool } from 'pg'

import type { Configuration } from '#platform/configuration/configuration.ts'
import type { Notices } from '#platform/postgres/notices.ts'
import { masterKeysOf } from './master-key.ts'
import { PERSON_ERASED, personKeys } from './person-keys.ts'
import { ERASED, ErasedError, type OpenedData, type PersonalData, SEALED, type Sealed } from './personal-data.ts'
import { decrypt, encrypt, KEY_BYTES } from './sealing.ts'

const secretOf = (base64: string, name: string): Buffer => {
  const secret = Buffer.from(base64, 'base64')
  if (secret.length !== KEY_BYTES) throw new Error(`${name} must have ${KEY_BYTES} bytes`)
  return secret
}

const isPlain = (value: object): boolean => {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** null: not sealed by us, as when a person types such a text. */
const opened = (key: Buffer, person: string, iv: string, sealed: string): string | null => {
  try {
    return decrypt(key, person, Buffer.from(iv, 'base64url'), Buffer.from(sealed, 'base64url')).toString()
  } catch {
    return null
  }
}

const mapTexts = (value: unknown, change: (text: string) => string): unknown => {
  if (typeof value === 'string') return change(value)
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return value.map((item) => mapTexts(item, change))
  if (!isPlain(value)) return value
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapTexts(item, change)]))
}

const sealedInAddresses = `
  select distinct found[1] as sealed
  from es.commit c join es.event e on e.commit_id = c.id, regexp_matches(e.data::text, '"(sealed:1:[^"]+)"', 'g') found
  where c.on_behalf_of = $1
    and not exists (select from access.account a where a.user_id::text = split_part(found[1], ':', 3))`

const fingerprintBy = (secretBase64: string) => {
  const secret = secretOf(secretBase64, 'The secret for fingerprints')
  return (address: string): string =>
    createHmac('sha256', secret).update(address.normalize('NFKC').trim().toLowerCase()).digest('base64url')
}

export const openPersonalData = (
  pool: Pool,
  notices: Notices,
  secrets: Pick<Configuration['secrets'], 'masterKey' | 'alsoMasterKey' | 'fingerprints' | 'alsoFingerprints'>,
): PersonalData & { readonly stop: () => void } => {
  const keys = personKeys(pool, notices, masterKeysOf(secrets))
  const fingerprint = fingerprintBy(secrets.fingerprints)
  const also = secrets.alsoFingerprints ? [fingerprintBy(secrets.alsoFingerprints)] : []

  const seal = async (personId: string, text: string): Promise<Sealed> => {
    const key = await keys.keyFor(personId)
    if (!key) throw new ErasedError(personId)
    const { iv, sealed } = encrypt(key, personId, Buffer.from(text))
    return `sealed:1:${personId}:${iv.toString('base64url')}:${sealed.toString('base64url')}` as Sealed
  }

  const openAll = async <T>(value: T): Promise<OpenedData<T>> => {
    const people = new Set<string>()
    mapTexts(value, (text) => {
      const person = SEALED.exec(text)?.[1]
      if (person) people.add(person)
      return text
    })
    if (people.size === 0) return value as OpenedData<T>
    const found = await keys.keysOf(people)
    return mapTexts(value, (text) => {
      const [, person, iv, sealed] = SEALED.exec(text) ?? []
      if (!person || !iv || !sealed) return text
      const key = found.get(person)
      if (key === null) return ERASED
      return (key && opened(key, person, iv, sealed)) ?? text
    }) as OpenedData<T>
  }

  const keysNaming = async (distributorId: string, isNamedIn: (text: string) => boolean) => {
    const { rows } = await pool.query<{ sealed: Sealed }>(sealedInAddresses, [distributorId])
    const opened = await openAll(rows)
    return [
      ...new Set(rows.flatMap(({ sealed }, index) => (isNamedIn(opened[index]!.sealed) ? sealed.split(':')[2]! : []))),
    ]
  }

  return {
    seal,
    sealAll: async <K extends string>(personId: string, fields: Readonly<Record<K, string>>) => {
      const entries = Object.entries<string>(fields).map(
        async ([name, text]) => [name, await seal(personId, text)] as const,
      )
      return Object.fromEntries(await Promise.all(entries)) as Record<K, Sealed>
    },
    open: (sealed) => openAll<string>(sealed),
    openAll,
    fingerprint,
    fingerprints: (address) => [fingerprint(address), ...also.map((other) => other(address))],
    erase: keys.erase,
    keysNaming,
    onErased: (listener) => void notices.on(PERSON_ERASED, listener, listener),
    stop: keys.stop,
  }
}
