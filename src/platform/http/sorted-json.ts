const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The same text for the same value, in whatever order its members come: Postgres keeps another than it was given. */
export const sortedJson = (value: unknown): string => JSON.stringify(value, sorted)

/** The value with its members in that order. */
export const sortedMembers = <T>(value: T): T => JSON.parse(sortedJson(value))
