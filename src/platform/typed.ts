/** The names of a record, by their type. */
export const keysOf = <K extends string>(record: Readonly<Partial<Record<K, unknown>>>): K[] =>
  Object.keys(record) as K[]

/** The names and values of a record, by their types. */
export const entriesOf = <K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] =>
  Object.entries(record) as [K, V][]

/** A value that a check before has made sure of. Throws where it is missing. */
export const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('A value is missing that a check has passed')
  return value
}

/** What a field begins with, where its type is wider: `initial<string | null>(null)`. */
export const initial = <T>(value: T): T => value

/** A record of these names and values, by their types. */
export const recordOf = <K extends string, V>(entries: readonly (readonly [K, V])[]): Record<K, V> =>
  Object.fromEntries(entries) as Record<K, V>
