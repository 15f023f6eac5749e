import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Entry = { resolved?: string; optionalDependencies?: Record<string, string> } & Partial<
  Record<'dependencies' | 'devDependencies', Record<string, string>>
>
type Lockfile = { packages: Record<string, Entry> }

/** Where Node would look for `name` from `path`: next to it, then further and further out. */
const places = (path: string, name: string): string[] => {
  const inside = path === '' ? '' : `${path}/`
  const own = `${inside}node_modules/${name}`
  const outer = path.lastIndexOf('/node_modules/')
  if (path === '') return [own]
  return [own, ...places(outer === -1 ? '' : path.slice(0, outer), name)]
}

/** npm omits other platforms' packages where a registry lags, and `npm ci` fails there; addresses bind everyone. */
export const lockfileFaults = (lockfile: Lockfile, manifest: Entry): string[] => {
  const entries = Object.entries(lockfile.packages)
  const missing = entries.flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !places(path, name).some((place) => place in lockfile.packages))
      .map((name) => `${path || 'the project'} requires ${name}, which has no entry`),
  )
  const addressed = entries
    .filter(([, { resolved }]) => resolved && /^https?:/.test(resolved))
    .map(([path]) => `${path} has a registry's address`)
  const root = lockfile.packages[''] ?? {}
  const differing = (['dependencies', 'devDependencies', 'optionalDependencies'] as const)
    .filter((kind) => JSON.stringify(sorted(root[kind])) !== JSON.stringify(sorted(manifest[kind])))
    .map((kind) => `${kind} differ from package.json: run npm install`)
  return [...missing, ...addressed, ...differing]
}

const sorted = (names: Record<string, string> = {}): [string, string][] =>
  Object.entries(names).sort(([a], [b]) => (a < b ? -1 : 1))

if (import.meta.main) {
  const read = (file: string) => JSON.parse(readFileSync(join(import.meta.dirname, '..', file), 'utf8'))
  const faults = lockfileFaults(read('package-lock.json'), read('package.json'))
  for (const fault of faults) console.error(fault)
  process.exitCode = faults.length > 0 ? 1 : 0
}
