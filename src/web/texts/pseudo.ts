/** Other languages need up to a third more room. */
const LONGER = 1 / 3

/** What is longer than a label has words to break at, in other languages too. */
const LONGEST_LABEL = 20

const pseudoText = (text: string): string => {
  if (text.trim() === '') return text
  const apart = text.length > LONGEST_LABEL && text.includes(' ') ? ' ' : ''
  return `⟦${text}${apart}${'·'.repeat(Math.ceil(text.length * LONGER))}⟧`
}

/** A third longer and in brackets: shows what is concatenated, cut off or not in a catalogue. */
export const pseudo = <Text>(text: Text): Text => {
  if (typeof text === 'string') return pseudoText(text) as Text
  if (typeof text === 'function')
    return ((...args: unknown[]) => pseudo((text as (...given: unknown[]) => unknown)(...args))) as Text
  if (Array.isArray(text)) return text.map(pseudo) as Text
  if (typeof text !== 'object' || text === null) return text
  return Object.fromEntries(Object.entries(text).map(([key, value]) => [key, pseudo(value)])) as Text
}
