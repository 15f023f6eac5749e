import type { Client } from 'pg'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { errorCode, errorOf } from '#platform/typed.ts'
import { clientOf } from './primary.ts'

const OLDEST = 18

/** `version`: `server_version_num`. null: it can be used. */
export const whyTooOld = (version: number): string | null =>
  version >= OLDEST * 10_000
    ? null
    : `The Postgres of DATABASE_URL is version ${Math.floor(version / 10_000)}: the portal needs ${OLDEST} or a later one.`

const versionOf = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ version: number }>(
    `select current_setting('server_version_num')::int as version`,
  )
  return rows[0]!.version
}

/** One sentence, never with the password. */
export const refuseUnreachable = async (url: string): Promise<void> => {
  const { hostname, port, pathname } = new URL(url)
  const client = clientOf(url, { connectionTimeoutMillis: 10_000 })
  let version: number
  try {
    await client.connect()
    version = await versionOf(client)
  } catch (error) {
    throw new CannotStart(
      `The Postgres of DATABASE_URL cannot be used (${hostname}:${port || 5432}${pathname}: ${errorOf(error).message || errorCode(error)}): start it, or set DATABASE_URL to another.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
  const tooOld = whyTooOld(version)
  if (tooOld) throw new CannotStart(tooOld)
}
