import { type RawBuilder, sql } from 'kysely'
import { sealedContains, termsOf } from '#platform/text/search-index.ts'
import type { PersonalData } from './personal-data.ts'

const cut = (hash: string): string => hash.slice(0, 11)

/** A token of a sealed text, as the index keeps it: 66 bits of a keyed hash. */
export const hashedBy =
  ({ fingerprint }: Pick<PersonalData, 'fingerprint'>) =>
  (token: string): string =>
    cut(fingerprint(`search ${token}`))

/** As an entry may keep it that was made under either secret. */
export const hashesOf =
  ({ fingerprints }: Pick<PersonalData, 'fingerprints'>) =>
  (token: string): readonly string[] =>
    fingerprints(`search ${token}`).map(cut)

/** Keys of entries of this kind whose sealed texts may contain all that is typed: once opened, they are to be compared. */
export const keysFound = (
  personal: Pick<PersonalData, 'fingerprints'>,
  kind: string,
  typed: string,
): RawBuilder<readonly string[]> => {
  const hashes = hashesOf(personal)
  const matching = termsOf(typed, { typos: false }).map(
    (term) => sql`select substr(s.entry, ${sql.lit(kind.length + 2)}) from access.sealed_search s
      where s.entry like ${`${kind}:%`} and ${sealedContains(sql`s.grams`, term, hashes)}`,
  )
  return sql`array(${sql.join(matching, sql` intersect `)})`
}
