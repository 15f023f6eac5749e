import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')
/** Where there is no tag yet: so many commits ago. */
const COMMITS_AGO = 20

const git = (...args: readonly string[]): string | null => {
  const { status, stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' })
  return status === 0 ? stdout.trim() : null
}

/** Before it, tokens of sessions were made by other keys: its nodes and those of today refuse each other's. */
const KEYS_OF_TODAY = 'docs/decisions/0120-changing-keys.md'

/** The newest tag before this commit, or a commit some time ago; null: a clone without history. */
export const earlierVersion = (): string | null => {
  const tag = git('describe', '--tags', '--abbrev=0', 'HEAD^')
  if (tag) return tag
  const earlier = git('rev-parse', `HEAD~${COMMITS_AGO}`)
  if (earlier && git('cat-file', '-e', `${earlier}:${KEYS_OF_TODAY}`) !== null) return earlier
  return git('log', '--diff-filter=A', '--format=%H', '-1', '--', KEYS_OF_TODAY)
}

/** The program as it was then, in a folder of its own, with the packages of today. */
export const checkedOut = (version: string): { readonly folder: string; readonly remove: () => void } => {
  const folder = mkdtempSync(join(tmpdir(), 'partnercare-earlier-'))
  const source = join(folder, 'portal')
  mkdirSync(source)
  const archive = spawnSync('git', ['archive', version], { cwd: root, maxBuffer: 2 ** 30 })
  const unpacked = spawnSync('tar', ['-x', '-C', source], { input: archive.stdout })
  if (archive.status !== 0 || unpacked.status !== 0) throw new Error(`${version} cannot be unpacked: ${archive.stderr}`)
  symlinkSync(join(root, 'node_modules'), join(source, 'node_modules'))
  return { folder: source, remove: () => rmSync(folder, { recursive: true, force: true }) }
}
