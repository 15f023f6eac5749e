import { MARKDOWN_LENGTH } from '#modules/library/events.ts'
import { count } from '#platform/text/formats.ts'

/** Lines of one text: the parser compares some of them with all others. */
export const MARKDOWN_LINES = 1_000
export const MARKDOWN_NESTING = 10
export const MARKDOWN_ITEMS = 500
export const MARKDOWN_LINKS = 200
/** Runs of * and _, two of which make a text strong or emphasised: the parser compares each with all others. */
export const MARKDOWN_MARKS = 1_000
/** Angle brackets that may open HTML, for each of which the parser looks to the end of the text. */
export const MARKDOWN_HTML = 200

const PREFIX = /^(?:[ \t]|>|[-+*](?=[ \t]|$)|\d{1,9}[.)](?=[ \t]|$))*/
/** A line that separates: no list, however it looks. */
const RULE = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/
const TAB = 4

const countOf = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length

const containersIn = (line: string): { readonly opened: number; readonly quotes: number; readonly indent: number } => {
  const [prefix = ''] = PREFIX.exec(line) ?? []
  const quotes = countOf(prefix, />/g)
  const items = countOf(prefix, /[-+*]|\d+[.)]/g)
  const indent = countOf(prefix, / /g) + TAB * countOf(prefix, /\t/g)
  return { opened: quotes + items, quotes, indent }
}

/** How deep lists and quotes can lie in each other at most, and how many begin: by the starts of the lines alone, without parsing. */
export const nestingOf = (markdown: string): { readonly depth: number; readonly items: number } => {
  let open = 0
  let depth = 0
  let items = 0
  for (const line of markdown.split(/\r\n|\n|\r/)) {
    if (RULE.test(line)) continue
    const { opened, indent } = containersIn(line)
    items += opened
    // A list goes on where its line is indented by two columns at least, and a line without a marker may go on lazily.
    if (opened > 0) open = Math.min(open, Math.floor(indent / 2)) + opened
    depth = Math.max(depth, open)
  }
  return { depth, items }
}

type Limit = readonly [says: (limit: string) => string, most: number, found: number]

const limitsOf = (text: string): readonly Limit[] => {
  const { depth, items } = nestingOf(text)
  return [
    [(most) => `Use at most ${most} characters`, MARKDOWN_LENGTH, text.length],
    [(most) => `Use at most ${most} lines`, MARKDOWN_LINES, countOf(text, /\r\n|\n|\r/g) + 1],
    [(most) => `Put lists and quotes at most ${most} levels deep into each other`, MARKDOWN_NESTING, depth],
    [(most) => `Use at most ${most} items of lists and lines of quotes`, MARKDOWN_ITEMS, items],
    [
      (most) => `Use at most ${most} links and pictures, each of which begins with [`,
      MARKDOWN_LINKS,
      countOf(text, /\[/g),
    ],
    [(most) => `Use * and _ at most ${most} times`, MARKDOWN_MARKS, countOf(text, /\*+|_+/g)],
    [(most) => `Use the sign < at most ${most} times`, MARKDOWN_HTML, countOf(text, /</g)],
  ]
}

/** Why this text is not parsed, in a sentence that names the field and the limit; null: it may be. */
export const beyondLimits = (markdown: string, field: string): string | null => {
  const broken = limitsOf(markdown).find(([, most, found]) => found > most)
  if (!broken) return null
  const [says, most] = broken
  return `${field}: ${says(count(most))}`
}
