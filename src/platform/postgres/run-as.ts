import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

import { CannotStart } from '#platform/node/cannot-start.ts'

/** The user that Postgres runs as; empty where this program's own user will do. */
export type RunAs = { readonly uid?: number; readonly gid?: number }

export const isRoot = (): boolean => process.getuid?.() === 0

/** Postgres refuses to run as root: then it runs as `postgres` where that user exists, else as `nobody`. */
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

/** Whether `runAs` can walk down to `path` and enter or execute it. What does not exist yet counts as enterable. */
export const isReachable = (path: string, runAs: RunAs): boolean => {
  if (runAs.uid === undefined) return true
  if (existsSync(path) && !mayPass(path, runAs)) return false
  return dirname(path) === path || isReachable(dirname(path), runAs)
}
