/** Longer than any word of a language that is set here, shorter than the narrowest column that free text stands in. */
const LONG = /\S{28,}/g

const isLong = (text: string): boolean => text.search(LONG) !== -1

/** What is typed in one go, such as a link, may be broken anywhere: a line that cannot end pushes what stands beside it off the page. */
const inParts = (text: string): unknown[] => {
  const parts: unknown[] = []
  let after = 0
  for (const { 0: word, index } of text.matchAll(LONG)) {
    if (index > after) parts.push(text.slice(after, index))
    parts.push({ text: word, wordBreak: 'break-all' })
    after = index + word.length
  }
  if (after < text.length) parts.push(text.slice(after))
  return parts
}

/** The same nodes of a document, in which long words end at the end of a line. */
export const withBrokenWords = (node: unknown): unknown => {
  if (Array.isArray(node))
    return node.map((it) => (typeof it === 'string' && isLong(it) ? { text: inParts(it) } : withBrokenWords(it)))
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, it]) => [
      key,
      key === 'text' && typeof it === 'string' && isLong(it) ? inParts(it) : withBrokenWords(it),
    ]),
  )
}
