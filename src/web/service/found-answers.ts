const MOST_FOUND = 3
/** Shorter terms are everywhere. */
const LEAST_LETTERS = 4

type Item = { readonly id: string; readonly title: string; readonly excerpt: string | null }

const termsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.filter((term) => term.length >= LEAST_LETTERS) ?? []

/** The items in which most terms of this subject begin a term; those with none are left out. */
export const found = <I extends Item>(subject: string, items: readonly I[]): I[] => {
  const searched = [...new Set(termsOf(subject))]
  const hits = items.map((item) => {
    const terms = termsOf(`${item.title} ${item.excerpt ?? ''}`)
    return { item, count: searched.filter((ask) => terms.some((term) => term.startsWith(ask))).length }
  })
  return hits
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count)
    .slice(0, MOST_FOUND)
    .map(({ item }) => item)
}
