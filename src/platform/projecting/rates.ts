import type { Crew } from './crew.ts'

const REMEMBERED = 10

/** How many positions a second the tables that this node reads have moved on, over the last looks at the registry. */
export const ratesOf = (crew: Crew, names: readonly string[]): ((name: string) => number | null) => {
  const seen: { readonly at: number; readonly positions: ReadonlyMap<string, number> }[] = []
  crew.events.on('looked', () => {
    seen.push({ at: performance.now(), positions: new Map(names.map((name) => [name, crew.reached(name)])) })
    if (seen.length > REMEMBERED) seen.shift()
  })
  return (name) => {
    const [first, last] = [seen[0], seen.at(-1)]
    if (!first || !last || last.at - first.at < 1000) return null
    const moved = (last.positions.get(name) ?? 0) - (first.positions.get(name) ?? 0)
    return Math.max(0, Math.round((moved * 1000) / (last.at - first.at)))
  }
}
