import { fromMarkdown } from 'mdast-util-from-markdown'

import { beyondLimits } from './markdown-limits.ts'

type Node = ReturnType<typeof fromMarkdown>['children'][number]
type Parent = { readonly children: readonly Node[] }

export type Run = {
  readonly text: string
  readonly strong?: true
  readonly em?: true
  /** Checked: of the portal itself, http, https or mailto. */
  readonly link?: string
}
export type Block =
  | { readonly type: 'heading'; readonly level: 2 | 3; readonly runs: readonly Run[] }
  | { readonly type: 'paragraph'; readonly runs: readonly Run[] }
  | { readonly type: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Run[])[] }
  | { readonly type: 'image'; readonly file: string; readonly alt: string }

const STORED = /^resources\/[0-9a-f-]{36}\.(png|jpg)$/
const OWN = /^\/(?![/\\])/

export const checkedLink = (given: string): string | null => {
  if (OWN.test(given)) return given
  const url = URL.canParse(given) ? new URL(given) : null
  return url && ['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null
}

/** Texts whose blocks are kept, those that were read last. */
const KEPT = 200
const kept = new Map<string, readonly Block[]>()

/** Null: the text is beyond the limits, or the parser gave up. */
const treeOf = (markdown: string): readonly Node[] | null => {
  if (beyondLimits(markdown, '') !== null) return null
  try {
    return fromMarkdown(markdown).children
  } catch {
    return null
  }
}

/** As it was typed, a paragraph after each blank line. */
const plainOf = (text: string): readonly Block[] =>
  text
    .split(/\n\s*\n/)
    .filter((part) => part.trim())
    .map((part) => ({ type: 'paragraph', runs: [{ text: part.trim() }] }))

/** All other Markdown is left out. Text beyond the limits reads as plain text. Parsed texts are cached. */
export const blocksOf = (markdown: string): readonly Block[] => {
  const blocks = kept.get(markdown) ?? treeOf(markdown)?.flatMap(blockOf) ?? plainOf(markdown)
  kept.delete(markdown)
  kept.set(markdown, blocks)
  if (kept.size > KEPT) kept.delete(kept.keys().next().value!)
  return blocks
}

export const picturesIn = (markdown: string): string[] =>
  blocksOf(markdown).flatMap((block) => (block.type === 'image' ? [block.file] : []))

export const deadLinksIn = (markdown: string): string[] => {
  const found: string[] = []
  const walk = (node: Node): void => {
    if (node.type === 'link' && checkedLink(node.url) === null) found.push(node.url)
    if (node.type === 'image' && !STORED.test(node.url)) found.push(node.url)
    if ('children' in node) for (const child of node.children) walk(child)
  }
  for (const node of treeOf(markdown) ?? []) walk(node)
  return found
}

const blockOf = (node: Node): Block[] => {
  if (node.type === 'heading') return [{ type: 'heading', level: node.depth <= 2 ? 2 : 3, runs: runsOf(node) }]
  if (node.type === 'paragraph') return paragraphOf(node)
  if (node.type === 'list') {
    const items = node.children.map(itemRuns).filter((runs) => runs.length > 0)
    return items.length > 0 ? [{ type: 'list', ordered: 'ordered' in node && node.ordered === true, items }] : []
  }
  return node.type === 'blockquote' ? node.children.flatMap(blockOf) : []
}

/** Pictures are blocks of their own, after the text that they were written in. */
const paragraphOf = (node: Parent): Block[] => {
  const runs = runsOf(node)
  const images = node.children.flatMap((child): Block[] =>
    child.type === 'image' && STORED.test(child.url) ? [{ type: 'image', file: child.url, alt: child.alt ?? '' }] : [],
  )
  return [...(runs.some(({ text }) => text.trim()) ? [{ type: 'paragraph', runs } as const] : []), ...images]
}

const itemRuns = (item: Node): readonly Run[] =>
  'children' in item ? item.children.flatMap((part) => (part.type === 'paragraph' ? runsOf(part) : [])) : []

type Look = Omit<Run, 'text'>

const runsOf = ({ children }: Parent, look: Look = {}): readonly Run[] =>
  children.flatMap((node): readonly Run[] => {
    if (node.type === 'text' || node.type === 'inlineCode') return [{ text: node.value, ...look }]
    if (node.type === 'break') return [{ text: '\n', ...look }]
    if (node.type === 'strong') return runsOf(node, { ...look, strong: true })
    if (node.type === 'emphasis') return runsOf(node, { ...look, em: true })
    if (node.type !== 'link') return []
    const link = checkedLink(node.url)
    return runsOf(node, link === null ? look : { ...look, link })
  })
