import { CannotStart } from '#platform/node/cannot-start.ts'

import { clientOf } from './primary.ts'

/** Refuses a server on which a crash could lose acknowledged commits. */
export const refuseUndurable = async (url: string): Promise<void> => {
  const client = clientOf(url)
  await client.connect()
  const { rows } = await client
    .query<{ name: string }>(
      `select name from pg_settings where name in ('fsync', 'full_page_writes', 'synchronous_commit') and setting = 'off' order by name`,
    )
    .finally(() => client.end())
  if (rows.length === 0) return
  const off = rows.map(({ name }) => name).join(' and ')
  throw new CannotStart(
    `Production does not start on a Postgres with ${off} off: a crash could lose confirmed orders. Switch it on.`,
  )
}
