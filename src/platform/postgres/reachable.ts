import { Client } from 'pg'

import { CannotStart } from '#platform/cannot-start.ts'

/** Says in one sentence why the given Postgres cannot be used, before anything is asked of it. Never with its password. */
export const refuseUnreachable = async (url: string): Promise<void> => {
  const { hostname, port, pathname } = new URL(url)
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (error) {
    const { message, code } = error as Error & { code?: string }
    throw new CannotStart(
      `The Postgres of DATABASE_URL cannot be used (${hostname}:${port || 5432}${pathname}: ${message || code}): start it, or set DATABASE_URL to another.`,
    )
  } finally {
    await client.end().catch(() => {})
  }
}
