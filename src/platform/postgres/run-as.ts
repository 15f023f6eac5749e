import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

import { CannotStart } from '#platform/node/cannot-start.ts'

/** Empty: this program's own user. */
export type RunAs = { readonly uid?: number; readonly gid?: number }

export const isRoot = (): boolean => process.getuid?.() === 0

/** Postgres refuses to run as root: `postgres` if it exists, else `nobody`. */
export const runPostgresAs = (): RunAs => {
  if (!isRoot()) return {}
  const users = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
  const user = ['postgres', 'nobody'].map((name) => users.find((fields) => fields[0] === name)).find(Boolean)
  if (!user) {
    throw new CannotStart(
      'Postgres does not run as root and there is no user postgres or nobody here: run as another user, or set DATABASE_URL.',
    )
  }
  return { uid: Number(user[2]), gid: Number(user[3]) }
}

const mayPass = (path: string, { uid, gid }: RunAs): boolean => {
  const it = statSync(path)
  if (it.uid === uid) return (it.mode & 0o100) !== 0
  if (it.gid === gid) return (it.mode & 0o010) !== 0
  return (it.mode & 0o001) !== 0
}

export const isReachable = (path: string, runAs: RunAs): boolean => {
  if (runAs.uid === undefined) return true
  if (existsSync(path) && !mayPass(path, runAs)) return false
  return dirname(path) === path || isReachable(dirname(path), runAs)
}
