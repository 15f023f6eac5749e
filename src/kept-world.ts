import { createHash } from 'node:crypto'
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { subDays } from 'date-fns/subDays'

const root = join(import.meta.dirname, '..')

/** What decides what is in a demo world: the program without its screens, its database and its stories. */
const SOURCES = ['src', 'projections', 'migrations', 'fixtures', 'brand.json', 'package-lock.json']
const isSource = (path: string): boolean =>
  (!path.startsWith('src/web/') || path.startsWith('src/web/texts/')) && !/\.spec\.tsx?$/.test(path)

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : 1)

const filesIn = (path: string): string[] => {
  if (!statSync(join(root, path)).isDirectory()) return isSource(path) ? [path] : []
  return readdirSync(join(root, path))
    .toSorted(byCodeUnit)
    .flatMap((name) => filesIn(`${path}/${name}`))
}

/** By all of its sources and its last day: '3f2a… 2026-11-28'. WORLD_KEY overrides it while the program changes. */
const nameOf = (variant: string, day: string): string => {
  if (process.env['WORLD_KEY']) return process.env['WORLD_KEY']
  const hash = createHash('sha256').update(`${variant}\n${process.version} ${process.platform} ${process.arch}\n`)
  for (const path of SOURCES.flatMap(filesIn)) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return `${hash.digest('hex').slice(0, 16)} ${day}`
}

/** Outside of the checkout, so that a fresh clone of the same program has it too. KEPT_WORLDS names another folder. */
const keptIn = (): string =>
  process.env['KEPT_WORLDS'] ??
  join(process.env['XDG_CACHE_HOME'] ?? (homedir() ? join(homedir(), '.cache') : tmpdir()), 'partnercare')

/** Copies a data folder with its owners and rights: Postgres refuses one that belongs to another user or is open to others. */
const copyFolder = (from: string, to: string): void => {
  cpSync(from, to, { recursive: true, preserveTimestamps: true })
  const settle = (path: string): void => {
    const { uid, gid, mode } = statSync(join(from, path))
    if (process.getuid?.() === 0) chownSync(join(to, path), uid, gid)
    chmodSync(join(to, path), mode)
    if (statSync(join(from, path)).isDirectory())
      for (const name of readdirSync(join(from, path))) settle(join(path, name))
  }
  settle('.')
}

/** Older ones are of programs that were changed since. */
const MOST_KEPT = 4

const forgetOldest = (folder: string): void => {
  const age = (name: string) => statSync(join(folder, name)).mtimeMs
  const oldest = readdirSync(folder)
    .toSorted((a, b) => age(b) - age(a))
    .slice(MOST_KEPT)
  for (const name of oldest) rmSync(join(folder, name), { recursive: true, force: true })
}

export type WorldName = { readonly variant: string; readonly today: Date }

const dayOf = (moment: Date): string => moment.toISOString().slice(0, 10)

/** Keeps a copy of a data folder whose Postgres is stopped. A world that another process has kept meanwhile stays. */
export const keepWorld = ({ variant, today }: WorldName, dataDir: string): void => {
  const folder = keptIn()
  const name = nameOf(variant, dayOf(today))
  const unfinished = join(folder, `${name}.${process.pid}`)
  mkdirSync(folder, { recursive: true })
  copyFolder(dataDir, unfinished)
  if (existsSync(join(folder, name))) rmSync(unfinished, { recursive: true, force: true })
  else renameSync(unfinished, join(folder, name))
  forgetOldest(folder)
}

export const isKept = ({ variant, today }: WorldName): boolean =>
  existsSync(join(keptIn(), nameOf(variant, dayOf(today))))

/** Of this name, or one that ends up to `days` earlier; false: none is kept. */
export const takeWorld = ({ variant, today }: WorldName, dataDir: string, days = 0): boolean => {
  const latest = nameOf(variant, dayOf(today))
  const names = Array.from({ length: days + 1 }, (_, ago) => latest.replace(dayOf(today), dayOf(subDays(today, ago))))
  const kept = names.map((name) => join(keptIn(), name)).find((path) => existsSync(path))
  if (kept) copyFolder(kept, dataDir)
  return kept !== undefined
}
