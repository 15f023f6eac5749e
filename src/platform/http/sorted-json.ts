const sorted = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** Canonical: jsonb reorders members. */
export const sortedJson = (value: unknown): string => JSON.stringify(value, sorted)

export const sortedMembers = <T>(value: T): T => JSON.parse(sortedJson(value))
