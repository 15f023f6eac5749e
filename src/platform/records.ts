/** `Object.keys` and `Object.entries` of records whose keys are all known, and the way back. */
export const keysOf = <Key extends string>(record: Readonly<Partial<Record<Key, unknown>>>): Key[] =>
  Object.keys(record) as Key[]

export const entriesOf = <Key extends string, Value>(record: Readonly<Partial<Record<Key, Value>>>): [Key, Value][] =>
  Object.entries(record) as [Key, Value][]

/** One value for each key. */
export const recordOf = <const Key extends string, Value>(
  keys: readonly Key[],
  toValue: (key: Key, index: number) => Value,
): Record<Key, Value> => Object.fromEntries(keys.map((key, index) => [key, toValue(key, index)])) as Record<Key, Value>

/** A value whose key may be one of another version of the program. */
export const lookUp = <Value>(
  record: Readonly<Record<string, Value>>,
  key: string | null | undefined,
): Value | undefined => (typeof key === 'string' && Object.hasOwn(record, key) ? record[key] : undefined)
