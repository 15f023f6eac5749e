import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** Prints the size and the language of the tracked text: lines, small files, full folders, casts, comments, words. */

const root = join(import.meta.dirname, '..')
const tracked = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).trim().split('\n')
const textOf = new Map(
  tracked
    .filter((file) => /\.(tsx?|mjs|css|md|sql|json)$/.test(file) && !/package-lock|\/pinned\/|reference\//.test(file))
    .map((file) => [file, readFileSync(join(root, file), 'utf8')]),
)
const files = [...textOf.keys()]
const isTest = (file: string): boolean => /\.(spec|e2e)\.tsx?$/.test(file) || file.startsWith('tests/')
const code = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file))
const linesOf = (file: string): number => textOf.get(file)!.split('\n').length - 1
const linesIn = (some: readonly string[]): number => some.reduce((sum, file) => sum + linesOf(file), 0)
const matches = (some: readonly string[], pattern: RegExp): number =>
  some.reduce((sum, file) => sum + (textOf.get(file)!.match(pattern)?.length ?? 0), 0)
const within = (part: string, some = code): string[] => some.filter((file) => file.startsWith(part))

type Target = string | { readonly default: string }
const { imports }: { imports: Readonly<Record<string, Target>> } = JSON.parse(textOf.get('package.json')!)
const resolved = (from: string, specifier: string): string | null => {
  if (specifier.startsWith('.')) return normalize(join(dirname(from), specifier))
  const alias = Object.entries(imports).find(([name]) =>
    name.endsWith('*') ? specifier.startsWith(name.slice(0, -1)) : specifier === name,
  )
  if (alias === undefined) return null
  const [name, target] = alias
  const path = typeof target === 'string' ? target : target.default
  return normalize(path.replace('*', specifier.slice(name.length - 1)))
}
const importers = new Map<string, Set<string>>()
const lazy = new Set<string>()
for (const file of files.filter((each) => /\.tsx?$/.test(each)))
  for (const [, keyword, specifier] of textOf.get(file)!.matchAll(/(from|import\()\s*'([^']+)'/g)) {
    const target = resolved(file, specifier!)
    if (target && keyword === 'import(') lazy.add(target)
    if (target) importers.set(target, (importers.get(target) ?? new Set()).add(file))
  }
const usersOf = (file: string): string[] => [...(importers.get(file) ?? [])].filter((user) => !isTest(user))
const hasTest = (file: string): boolean => [...(importers.get(file) ?? [])].some(isTest)
const isCard = (file: string): boolean => /\/module\.ts$/.test(file)

/** Of a text or of SQL. */
const NO_CAST = /\bsuch as\b|\bwith (recursive )?\w+( \([\w, ]+\))? as\b/g
/** A type after `as`, not a word after it in a comment or a text. */
const CAST =
  /[\w)\]}'`!] as (?=[A-Z][\w.]*[<[\]),;\s]|[{([]|(?:unknown|never|any|string|number|object|readonly|keyof|typeof)\b)/g
const castsIn = (file: string): number => {
  const lines = textOf
    .get(file)!
    .replaceAll(/^(import|export) (type )?[{*][^']*from '[^']+'$/gm, '')
    .replaceAll(NO_CAST, '')
    .split('\n')
  return (
    lines
      .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line))
      .join('\n')
      .match(CAST)?.length ?? 0
  )
}

const ofCode = Map.groupBy(code, dirname)
const commentLines = (some: readonly string[]): number =>
  some.reduce(
    (sum, file) =>
      sum +
      textOf
        .get(file)!
        .split('\n')
        .filter((line) => /^\s*(\/\/|\/\*|\*)/.test(line)).length,
    0,
  )

/** Words that the house's language avoids: most uses have a plainer one. */
const WORDS = /\b(told|tell|asked|asks|stands|held|beside|somebody|nobody|whoever|hear|words?)\b/gi

/** Of those: names that are stored or sent, `held` and `words` among them, and a name of Word, CSS or Unix. */
const GIVEN_NAMES =
  /\b(held|words)\b|\btell-of-|-told\b|\blink-asked\b|\b(STANDS|ASKED)\b|'beside'|\bbreak-word\b|\bword[/\\]|'nobody'|Word \(DOCX\)/g
/** They list such words, to find them. */
const listsWords = (file: string): boolean => /^scripts\/house\.ts$|\/replaced-phrases\.spec\.ts$/.test(file)

const inWords = files.filter((file) => !listsWords(file))

const figures: Readonly<Record<string, number | string>> = {
  'files tracked': tracked.length,
  'files of code': code.length,
  'web, lines of ts without texts': linesIn(within('src/web/').filter((file) => !file.startsWith('src/web/texts/'))),
  'web, lines of css': linesIn(files.filter((file) => file.endsWith('.css'))),
  'modules, lines': linesIn(within('src/modules/')),
  'platform, lines': linesIn(within('src/platform/')),
  'projections, lines': linesIn(within('projections/')),
  'tests, lines': linesIn(files.filter((file) => /\.tsx?$/.test(file) && isTest(file))),
  'files under 40 lines with one user and no test': code.filter(
    (file) => linesOf(file) < 40 && usersOf(file).length === 1 && !hasTest(file) && !isCard(file) && !lazy.has(file),
  ).length,
  'folders of more than 25 files of code': [...ofCode.values()].filter((some) => some.length > 25).length,
  'comments, of a hundred lines': ((100 * commentLines(code)) / linesIn(code)).toFixed(1),
  'comments of the platform, of a hundred lines': (
    (100 * commentLines(within('src/platform/'))) /
    linesIn(within('src/platform/'))
  ).toFixed(1),
  casts: code.reduce((sum, file) => sum + castsIn(file), 0),
  'casts, as never': matches(code, /\bas never\b/g),
  'casts, as unknown as': matches(code, /\bas unknown as\b/g),
  'words that the house avoids': matches(files, WORDS),
  'of them, not in a name that is stored or sent': matches(inWords, WORDS) - matches(inWords, GIVEN_NAMES),
}

for (const [name, figure] of Object.entries(figures)) process.stdout.write(`${name.padEnd(52)}${figure}\n`)
