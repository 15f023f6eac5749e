import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Plugin } from 'vite'

const texts = join(import.meta.dirname, '../../src/web/texts')
const translations = join(import.meta.dirname, '../../src/translations')

/** The language that all others are checked against. */
export const FIRST = 'en'
/** Made from the first one: what it shows without brackets is in no catalogue. */
export const PSEUDO = 'en-XA'

/** One for each folder of texts, the first language first. */
export const languages = (): string[] => {
  const folders = readdirSync(texts, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [FIRST, ...folders.map(({ name }) => name).filter((name) => name !== FIRST)]
}

const exported = (file: string): string[] =>
  [...readFileSync(file, 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name!)

const pseudoOf = (file: string): string =>
  [
    `import * as texts from ${JSON.stringify(`${file}?first`)}`,
    `import { pseudo } from ${JSON.stringify(join(texts, 'pseudo.ts'))}`,
    ...exported(file).map((name) => `export const ${name} = pseudo(texts.${name})`),
  ].join('\n')

/** Stands in for src/translations/labels-of-page.ts. */
const labelsOf = (file: string, name: string): string =>
  `export { labels } from ${JSON.stringify(file)}\nexport const language = ${JSON.stringify(name)}`

/** Builds the app in one language: '#texts/…' is read from that folder, and the page says so. */
export const language = (name: string): Plugin => ({
  name: 'language',
  enforce: 'pre',
  resolveId(source) {
    const labels = join(translations, name, 'labels.ts')
    if (source === '#labels' && existsSync(labels)) return `${labels}?labels`
    const [, file] = /^#texts\/(.+\.ts)$/.exec(source) ?? []
    if (!file) return null
    // What belongs to the language itself is no text.
    if (name === PSEUDO) return join(texts, FIRST, file) + (file === 'language.ts' ? '' : '?pseudo')
    const found = join(texts, name, file)
    if (!existsSync(found)) throw new Error(`src/web/texts/${name} has no ${basename(file)}`)
    return found
  },
  load(id) {
    if (id.endsWith('.ts?pseudo')) return pseudoOf(id.slice(0, -'?pseudo'.length))
    if (id.endsWith('.ts?labels')) return labelsOf(id.slice(0, -'?labels'.length), name)
    return null
  },
  transformIndexHtml: (html) => html.replace('<html lang="en"', `<html lang="${name}"`),
})
