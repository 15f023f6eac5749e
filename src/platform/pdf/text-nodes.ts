import type { Part } from './text-parts.ts'

type Set = (text: string) => string | readonly Part[]

/** A text among others in one paragraph, with the look that it has there. */
const inParagraph = (piece: unknown, set: Set): unknown[] => {
  if (typeof piece === 'string') return [set(piece)].flat()
  if (typeof piece !== 'object' || piece === null || !('text' in piece) || typeof piece.text !== 'string')
    return [piece]
  const parts = set(piece.text)
  return typeof parts === 'string' ? [{ ...piece, text: parts }] : parts.map((part) => ({ ...piece, ...part }))
}

const paragraph = (text: unknown, set: Set): unknown => {
  if (typeof text === 'string') return set(text)
  return Array.isArray(text) ? text.flatMap((piece) => inParagraph(piece, set)) : text
}

/** The same nodes of a document with every text in them set. What is no text, such as a width or a style, stays as it is. */
export const withTexts = (node: unknown, set: Set): unknown => {
  if (Array.isArray(node))
    return node.map((child) => {
      if (typeof child !== 'string') return withTexts(child, set)
      const parts = set(child)
      return typeof parts === 'string' ? parts : { text: parts }
    })
  if (typeof node !== 'object' || node === null) return node
  return Object.fromEntries(
    Object.entries(node).map(([key, child]) => [key, key === 'text' ? paragraph(child, set) : withTexts(child, set)]),
  )
}
