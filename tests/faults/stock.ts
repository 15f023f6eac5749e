import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

import { checker, type Witness } from './checker.ts'
import type { Customers } from './customers.ts'
import type { Listeners } from './listeners.ts'
import type { ShakenPortal } from './shaken-portal.ts'
import type { Webhooks } from './webhooks.ts'

const QUIET_WITHIN_MS = 180_000

/** Everything sealed, heard, folded, the jobs' schema there, and no promise due that is not kept. */
export const quiet = async ({ owner }: Pick<ShakenPortal, 'owner'>, withinMs = QUIET_WITHIN_MS): Promise<void> => {
  const undone = `with head as (select coalesce(max(position + n - 1), 0) as position from es.log)
    select (select count(*) from es.pending) + (select count(*) from es.deadline where state = 'set' and due_at <= es.now())
      + (select count(*) from es.projection p, head where p.state = 'live' and p.position < head.position)
      + (select count(*) from es.reaction r, head where r.position < head.position)
      + (to_regclass('work.job') is null)::int as n`
  for (const until = performance.now() + withinMs; ; await sleep(100)) {
    const left = Number((await owner.query<{ n: number }>(undone)).rows[0]!.n)
    if (left === 0) return
    if (performance.now() > until) throw new Error(`Not quiet: ${left} things are still to be done`)
  }
}

export const headOf = async ({ owner }: ShakenPortal): Promise<number> =>
  Number((await owner.query('select max(position + n - 1) as head from es.log')).rows[0].head)

/** A portal with those who trade on it, those who listen and those who subscribed, from the position `since` on. */
export type WatchedPortal = {
  portal: ShakenPortal
  since: number
  customers: Customers
  listeners: Listeners
  webhooks: Webhooks
}

export const witnessOf = ({ since, customers, listeners, webhooks }: WatchedPortal): Witness => ({
  since,
  acknowledged: customers.acknowledged(),
  hearings: [...customers.hearings, ...listeners.hearings],
  listened: listeners.listened(),
  delivered: webhooks.delivered(),
})

/** Compares what they know with the tables. */
export const asking = async <T>(
  url: string,
  witness: Witness,
  ask: (client: Client, check: Awaited<ReturnType<typeof checker>>) => Promise<T>,
): Promise<T> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    return await ask(client, await checker(client, witness))
  } finally {
    await client.end()
  }
}
