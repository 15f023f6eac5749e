import { randomInt } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { Client } from 'pg'

import { setDatabaseClock } from '#platform/clock.ts'

import { checker } from './checker.ts'
import { type Acknowledged, startCustomers } from './customers.ts'
import { plantedFaults } from './planted-faults.ts'
import { type ShakenPortal, startShakenPortal } from './shaken-portal.ts'

const HOUR = 3_600_000
/** Past each promise in turn: the quote's reminder and end, the confirmation's reminders and end. */
const HOURS_PAST = [49, 73, 23 * 24 + 1, 29 * 24 + 1, 31 * 24]
const QUIET_WITHIN_MS = 180_000

const blows: Readonly<Record<string, (portal: ShakenPortal) => Promise<void>>> = {
  'kill -9 of a node': async (portal) => {
    const at = randomInt(2) as 0 | 1
    await portal.killNode(at)
    await sleep(randomInt(300))
    await portal.startNode(at)
  },
  'kill -9 of both nodes': async (portal) => {
    await Promise.all([portal.killNode(0), portal.killNode(1)])
    await Promise.all([portal.startNode(0), portal.startNode(1)])
  },
  'kill -9 of Postgres': async (portal) => void portal.killPostgres('SIGKILL'),
  'an immediate shutdown of Postgres': async (portal) => void portal.killPostgres('SIGQUIT'),
  'kill -9 of Postgres and a node': async (portal) => {
    portal.killPostgres('SIGKILL')
    await portal.killNode(0)
    await portal.startNode(0)
  },
}

/** Everything sealed, heard, folded, and no promise due that is not kept. */
const quiet = async ({ owner }: ShakenPortal): Promise<void> => {
  const undone = `with head as (select coalesce(max(position + n - 1), 0) as position from es.log)
    select (select count(*) from es.pending) + (select count(*) from es.deadline where state = 'set' and due_at <= es.now())
      + (select count(*) from es.projection p, head where p.state = 'live' and p.position < head.position)
      + (select count(*) from es.reaction r, head where r.position < head.position) as n`
  for (const until = Date.now() + QUIET_WITHIN_MS; ; await sleep(100)) {
    const left = Number((await owner.query<{ n: number }>(undone)).rows[0]!.n)
    if (left === 0) return
    if (Date.now() > until) throw new Error(`Not quiet: ${left} things are still to be done`)
  }
}

const headOf = async ({ owner }: ShakenPortal): Promise<number> =>
  Number((await owner.query('select max(position + n - 1) as head from es.log')).rows[0].head)

/** What contradicts the checks as things are; and which planted faults the check that has to notice them overlooks. */
const verdict = async (url: string, acknowledged: readonly Acknowledged[], since: number) => {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const contradictions = await checker(client, acknowledged, since)
    const found = await contradictions()
    const overlooked: string[] = []
    for (const [name, { sql, noticed }] of Object.entries(plantedFaults)) {
      await client.query('begin')
      await client.query(sql)
      if ((await contradictions(noticed)).length === 0) overlooked.push(name)
      await client.query('rollback')
    }
    return { found, overlooked }
  } finally {
    await client.end()
  }
}

/**
 * Customers trade on two nodes while nodes and Postgres are killed in the middle of it, `cycles` times. Then a month
 * passes, and the checker says what contradicts what customers were told; and again with each fault planted in them, which is taken back.
 */
export const crash = async (cycles: number, tell: (line: string) => void) => {
  const portal = await startShakenPortal()
  try {
    await quiet(portal)
    tell('two nodes serve the demo world')
    const since = (await headOf(portal)) + 1
    const customers = startCustomers(portal)
    const names = Object.keys(blows)
    for (let cycle = 0; cycle < cycles; cycle++) {
      await sleep(800 + randomInt(1500))
      // Each kind in turn, so that a short run has all of them.
      const name = names[cycle % names.length]!
      await blows[name]!(portal)
      await portal.allWell()
      tell(`${cycle + 1}/${cycles} ${name}, ${customers.orders()} orders so far`)
    }
    const { acknowledged, repeats } = await customers.finish()
    await quiet(portal)
    tell('customers have finished')
    for (const hours of HOURS_PAST) {
      await setDatabaseClock(portal.owner, new Date(Date.now() + hours * HOUR))
      await quiet(portal)
    }
    tell(`${acknowledged.length} acknowledged commands, ${repeats} repeats; a month has passed`)
    await portal.stopNodes()
    return { acknowledged, repeats, ...(await verdict(portal.url, acknowledged, since)) }
  } finally {
    await portal.stop()
  }
}
