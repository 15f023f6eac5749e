import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

import { turns } from '#platform/background/fibres.ts'
import { built, next } from './vite/built-files.ts'
import { writeFirstFiles } from './vite/first-files.ts'
import { FIRST, languages, PSEUDO } from './vite/language.ts'
import { keepPrevious, takePlace } from './vite/take-place.ts'

const root = join(import.meta.dirname, '..')
/** Each language of the texts; with --pseudo, for tests, the pseudo-language too. */
const others = [...languages().slice(1), ...(process.argv.includes('--pseudo') ? [PSEUDO] : [])]
const stamp = join(root, 'dist/web.sha256')

/** Everything that the web app is made of: its own files, the contracts it shares with the server, the packages. */
const sourceHash = (): string => {
  const hash = createHash('sha256')
  const files = globSync(['src/**/*', 'scripts/vite/*', 'vite.config.ts', 'brand.json', 'package-lock.json'], {
    cwd: root,
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile() && !/\.(spec|e2e)\.tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
  for (const file of files) hash.update(file.slice(root.length)).update('\0').update(readFileSync(file)).update('\0')
  return hash.digest('hex')
}

const isFresh = (hash: string): boolean =>
  ['index.html', ...others.map((name) => `index.${name}.html`)].every((page) => existsSync(join(built, page))) &&
  existsSync(stamp) &&
  readFileSync(stamp, 'utf8') === hash

const asBrotli = promisify(brotliCompress)
const asGzip = promisify(gzip)
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }

/** Many systems let a process open 1 024; there are more of ours. */
const FILES_AT_ONCE = 16

/** Next to each file its compressed forms, so that the server never compresses the same file twice. */
const compress = async (folder: string): Promise<void> => {
  const files = globSync('**/*.{js,css,html,svg,json}', { cwd: folder }).map((name) => join(folder, name))
  const inTurn = turns(FILES_AT_ONCE)
  const compressed = async (file: string) => {
    const content = await readFile(file)
    await writeFile(`${file}.br`, await asBrotli(content, quality))
    await writeFile(`${file}.gz`, await asGzip(content))
  }
  await Promise.all(files.map((file) => inTurn(() => compressed(file))))
}

const buildIn = async (language: string, folder: string): Promise<void> => {
  process.env.LANGUAGE = language
  const { build } = await import('vite')
  await build({
    root: join(root, 'src/web'),
    configFile: join(root, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: folder, emptyOutDir: true },
  })
  const { prerender } = await import('./vite/prerender.ts')
  await prerender(folder)
}

/** Its pages lie next to those of the first language, as 'index.es.html', and its assets among the others. */
const addLanguage = async (language: string): Promise<void> => {
  const folder = `${next}.${language}`
  await buildIn(language, folder)
  writeFirstFiles(folder)
  for (const name of ['index.html', 'landing.html', 'first-files.json'])
    cpSync(join(folder, name), join(next, name.replace('.', `.${language}.`)))
  cpSync(join(folder, 'assets'), join(next, 'assets'), { recursive: true })
  rmSync(folder, { recursive: true })
}

/** With --when-stale only if a source changed. A running portal serves the former build until it is complete. */
const main = async (): Promise<void> => {
  const hash = sourceHash()
  if (process.argv.includes('--when-stale') && isFresh(hash)) return
  const started = performance.now()
  console.log('Building the web app …')
  await buildIn(FIRST, next)
  for (const language of others) await addLanguage(language)
  writeFirstFiles(next)
  await compress(next)
  keepPrevious(next, built)
  rmSync(stamp, { force: true })
  takePlace(next, built)
  writeFileSync(stamp, hash)
  console.log(`The web app is built: ${((performance.now() - started) / 1000).toFixed(1)} s`)
}

await main()
