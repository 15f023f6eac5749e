import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'

import { filesOf } from './built-files.ts'

const root = join(import.meta.dirname, '../..')
/** Inside node_modules, so that what the page imports is found from there. */
const workshop = join(root, 'node_modules/.cache/prerendered')

const ENTRIES = ['shell/PublicFrame.tsx', 'landing/LandingPage.tsx']

/** What the landing page needs in addition to what every page does: its styles before it is shown, its scripts soon after. */
const linksOf = (html: string, folder: string): string =>
  filesOf(ENTRIES, folder)
    .filter((file) => !html.includes(`"/${file}"`))
    .map((file) => `<link rel="${file.endsWith('.css') ? 'stylesheet' : 'modulepreload'}" crossorigin href="/${file}">`)
    .join('\n    ')

/** In a process of its own: the app's modules listen to other tabs and to timers, and would keep this one going. */
const rendered = (module: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `const { landingPage } = await import(${JSON.stringify(module)})
       process.stdout.write(await landingPage(), () => process.exit())`,
    ],
    { encoding: 'utf8' },
  )

/** Writes landing.html next to the index.html of a build: the same page with the landing page in it already. */
export const prerender = async (folder: string): Promise<void> => {
  await build({
    root: join(root, 'src/web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    publicDir: false,
    build: { ssr: 'landing/prerendered.tsx', outDir: workshop, emptyOutDir: true, manifest: false },
  })
  const page = rendered(pathToFileURL(join(workshop, 'prerendered.js')).href)
  const html = readFileSync(join(folder, 'index.html'), 'utf8')
  const place = /<div id="root">[\s\S]*?<\/div>\s*<\/div>/
  if (!place.test(html)) throw new Error('index.html has no #root with the start-up mark in it')
  const landing = html
    .replace(place, () => `<div id="root" data-prerendered>${page}</div>`)
    .replace('</head>', () => `  ${linksOf(html, folder)}\n  </head>`)
  writeFileSync(join(folder, 'landing.html'), landing)
  rmSync(workshop, { recursive: true })
}
