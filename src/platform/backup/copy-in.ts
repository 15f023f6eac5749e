import { finished } from 'node:stream/promises'
import type { PoolClient } from 'pg'
import { from } from 'pg-copy-streams'

import { escaped } from '#platform/projecting/copying.ts'
import type { TextRow } from './backup-format.ts'
import type { PlacedCommit } from './chain-walk.ts'

/** Reading goes on while Postgres writes. */
export const copyingIn = (client: PoolClient) => {
  let running = Promise.resolve()
  let failed: unknown

  const copy = async (table: string, columns: readonly string[], rows: readonly TextRow[]): Promise<void> => {
    if (failed) throw failed
    if (rows.length === 0) return
    const names = columns.map((column) => client.escapeIdentifier(column))
    const copying = client.query(from(`copy ${table} (${names}) from stdin`))
    const fields = (row: TextRow): string => row.map((it) => (it === null ? '\\N' : escaped(it))).join('\t')
    copying.end(rows.map((row) => `${fields(row)}\n`).join(''))
    await finished(copying)
  }

  return {
    write: async (table: string, columns: readonly string[], rows: readonly TextRow[]): Promise<void> => {
      await running
      running = copy(table, columns, rows).catch((error) => {
        failed = error
      })
    },
    done: async (): Promise<void> => {
      await running
      if (failed) throw failed
    },
  }
}

export type CopyingIn = ReturnType<typeof copyingIn>

/** Keeps the microseconds. */
const moment = (micros: string): string => {
  const it = Number(micros)
  const ms = Math.floor(it / 1000)
  return `${new Date(ms).toISOString().slice(0, -1)}${String(it - ms * 1000).padStart(3, '0')}+00`
}

const arrayOf = (values: readonly string[]): string =>
  `{${values.map((it) => `"${it.replace(/["\\]/g, '\\$&')}"`).join(',')}}`

const COMMIT = ['id', 'command', 'actor', 'role', 'on_behalf_of', 'reason', 'origin', 'correlation', 'causation', 'at']
const EVENT = ['stream_id', 'version', 'commit_id', 'ordinal', 'type', 'schema_version', 'data']
const LOG = ['position', 'n', 'commit_id', 'kinds', 'body_hash', 'chain']

export const copyCommits = async ({ write }: CopyingIn, commits: readonly PlacedCommit[]): Promise<void> => {
  const { commit, event, log } = rowsOf(commits)
  await write('es.commit', COMMIT, commit)
  await write('es.event', EVENT, event)
  await write('es.log', LOG, log)
}

const rowsOf = (commits: readonly PlacedCommit[]) => ({
  commit: commits.map((row): TextRow => {
    const { id, command, actor, role, onBehalfOf, reason, origin, correlation, causation, at } = row
    return [id, command, actor, role, onBehalfOf, reason, origin, correlation, causation, moment(at)]
  }),
  event: commits.flatMap(({ id, events }) =>
    events.map((row, ordinal): TextRow => {
      return [row.stream, row.version, id, String(ordinal), row.type, row.schemaVersion, row.data]
    }),
  ),
  log: commits.map(({ position, id, events, kinds, bodyHash, chain }): TextRow => {
    return [String(position), String(events.length), id, arrayOf(kinds), `\\x${bodyHash}`, `\\x${chain}`]
  }),
})
