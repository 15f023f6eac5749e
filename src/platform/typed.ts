/** A value that a check before has made sure of. Throws where it is missing. */
export const present = <T>(value: T | null | undefined): T => {
  if (value === null || value === undefined) throw new Error('A value is missing that a check has passed')
  return value
}

/** What a field begins with, where its type is wider: `initial<string | null>(null)`. */
export const initial = <T>(value: T): T => value

/** `includes` of a list that is narrower than what is looked for, which it narrows. */
export const isOneOf = <const T>(list: readonly T[], value: unknown): value is T => list.some((one) => one === value)

/** What was thrown; any value can be. */
export const errorOf = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)))

/** Of an error of Node, Postgres or a driver. */
export const errorCode = (thrown: unknown): string | undefined =>
  typeof thrown === 'object' && thrown !== null && 'code' in thrown && typeof thrown.code === 'string'
    ? thrown.code
    : undefined

/** Of a type that the compiler cannot infer: rows of a driver, gaps in a library's types, keys built by `map`. */
export const unchecked = <T>(value: unknown): T => value as T
