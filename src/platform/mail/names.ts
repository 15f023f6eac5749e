const WORD_JOINER = '\u2060'

/** Names that people type about themselves and others, in the facts of mails. */
const NAMES = new Set(['firstname', 'lastname', 'name', 'company', 'person', 'colleague', 'by'])

/**
 * A name that no mail program makes a link or an address of: 'evil.example' reads as before and cannot be clicked. A person who
 * signs up or invites chooses the name that a stranger is greeted by.
 */
export const unlinked = (name: string): string => name.replaceAll(/(?<=\S)[.:@/]+(?=\S)/g, `$&${WORD_JOINER}`)

/** The facts of a mail with its names unlinked, at any depth. */
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
