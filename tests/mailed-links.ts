import { vi } from 'vitest'

import type { TestPortal } from './portal.ts'

/** The token of the newest mail of this name that was written to a person. */
export const mailedToken = async ({ owner, node }: TestPortal, userId: string, name: string): Promise<string> => {
  const read = async () => {
    const { rows } = await owner.query<{ token: string }>(
      `select template -> 'data' ->> 'token' as token from mail.outbox
       where person_id = $1 and template ->> 'name' = $2 order by at desc, id desc limit 1`,
      [userId, name],
    )
    return rows[0]?.token
  }
  const sealed = await vi.waitUntil(read, { timeout: 60_000, interval: 50 })
  return node.services.personal.open(sealed as never)
}
