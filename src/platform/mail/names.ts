const WORD_JOINER = '\u2060'

const NAMES = new Set(['firstname', 'lastname', 'name', 'company', 'person', 'colleague', 'by'])

/** Mail programs make no link of it: strangers are greeted by names that others choose. */
export const unlinked = (name: string): string => name.replaceAll(/(?<=\S)[.:@/]+(?=\S)/g, `$&${WORD_JOINER}`)

export const withUnlinkedNames = <Facts>(facts: Facts): Facts => {
  if (Array.isArray(facts)) return facts.map(withUnlinkedNames) as Facts
  if (typeof facts !== 'object' || facts === null) return facts
  return Object.fromEntries(
    Object.entries(facts).map(([key, value]) => [
      key,
      typeof value === 'string' && NAMES.has(key) ? unlinked(value) : withUnlinkedNames(value),
    ]),
  ) as Facts
}
