import { readFileSync } from 'node:fs'
import { join } from 'node:path'

export const root = join(import.meta.dirname, '../..')

/** One place of a file, before and after. */
export type Hunk = { readonly file: string; readonly before: string; readonly after: string }

const linesOf = (hunk: readonly string[], sign: '-' | '+'): string =>
  hunk.flatMap((line) => (line[0] === sign || line[0] === ' ' ? `${line.slice(1)}\n` : [])).join('')

/** What the blocks of docs/one-change.md change: '+++' names the file, '@@' begins another place in it. */
const printedHunks = (page: string): Hunk[] =>
  [...page.matchAll(/^```diff\n(.*?)^```$/gms)].flatMap(([, block = '']) =>
    block.split(/^\+\+\+ /m).flatMap((part) => {
      const [file = '', ...lines] = part.trimEnd().split('\n')
      return lines
        .join('\n')
        .split(/^@@\n/m)
        .filter(Boolean)
        .map((text) => text.replace(/\n$/, '').split('\n'))
        .map((hunk) => ({ file, before: linesOf(hunk, '-'), after: linesOf(hunk, '+') }))
    }),
  )

/** The change that the page prints, place by place. */
export const hunks = printedHunks(readFileSync(join(root, 'docs/one-change.md'), 'utf8'))
export const changed = [...new Set(hunks.map(({ file }) => file))]
export const isProduct = (file: string) => !file.startsWith('tests/') && !/\.(spec|e2e)\.tsx?$/.test(file)
