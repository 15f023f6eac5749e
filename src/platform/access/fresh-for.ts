type Kept<Value> = { readonly found: Promise<Value>; readonly until: number }

const MOST_KEPT = 10_000

/** What was looked up is looked up again after so many milliseconds; a failure is not kept. */
export const freshFor = <Value>(ms: number, lookUp: (key: string) => Promise<Value>) => {
  const kept = new Map<string, Kept<Value>>()
  return {
    find: (key: string): Promise<Value> => {
      const now = performance.now()
      const known = kept.get(key)
      if (known && known.until > now) return known.found
      if (kept.size >= MOST_KEPT) kept.clear()
      const found = lookUp(key)
      kept.set(key, { found, until: now + ms })
      found.catch(() => kept.delete(key))
      return found
    },
    forget: (key: string): void => void kept.delete(key),
  }
}
