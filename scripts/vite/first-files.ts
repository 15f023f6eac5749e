import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '#paths'
import { filesOf } from './built-files.ts'

const SCREENS = join(import.meta.dirname, '../../src/web/screens.ts')
const LIST = /export const (\w+)Screens: [^\n]*\[\n([\s\S]*?)\n\]/g
const SCREEN = /path: paths\.(\w+)\.pattern,\s*load: \(\) => import\('#web\/([^']+)'\)/g

/** Of headings: a page that shows early would show them in another one first. */
const HEADINGS = 'assets/fraunces-latin-wght-*.woff2'

/** The frame that screens of a list have around them; those for everybody have their reader's own. */
const frames: Readonly<Record<string, readonly string[]>> = {
  public: ['shell/PublicFrame.tsx'],
  visitor: ['shell/PublicFrame.tsx'],
  open: [],
  portal: ['shell/PortalFrame.tsx'],
  office: ['shell/OfficeFrame.tsx'],
}

const addresses: Readonly<Record<string, { readonly pattern: string } | undefined>> = paths

/** Of the built app: by the pattern of an address, what its page loads besides what every page does. */
export const firstFiles = (folder: string): Readonly<Record<string, readonly string[]>> => {
  const always = new Set(filesOf(['index.html'], folder))
  const source = readFileSync(SCREENS, 'utf8')
  const fonts = globSync(HEADINGS, { cwd: folder })
  const lists = [...source.matchAll(LIST)].flatMap(([, list = '', screens = '']) =>
    [...screens.matchAll(SCREEN)].map(([, name = '', entry = '']) => {
      const address = addresses[name]
      if (!address) throw new Error(`screens.ts has a screen at ${name}, which is no address`)
      const files = name === 'gallery' ? [] : filesOf([...(frames[list] ?? []), entry], folder)
      return [address.pattern, [...fonts, ...files.filter((file) => !always.has(file))]] as const
    }),
  )
  return Object.fromEntries(lists)
}

/** Next to the pages, for the server, which writes them into the head of the page. */
export const writeFirstFiles = (folder: string): void =>
  writeFileSync(join(folder, 'first-files.json'), JSON.stringify(firstFiles(folder)))
