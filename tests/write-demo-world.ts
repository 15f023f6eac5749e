import { setTimeout } from 'node:timers/promises'

import { Client, type Pool } from 'pg'
import { seedDemo } from '#demo'
import { recordAtStart } from '#founding'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { type NodeParts, startNode } from '#platform/node/node.ts'
import { installDatabase } from '#platform/postgres/install.ts'
import { connect } from '#platform/postgres/pool.ts'
import { setDatabaseClock } from '#platform/time/clock.ts'
import { addressOf, changing, modules, projections, rules } from '#portal'

const databaseUrl = (adminUrl: string, database: string): string =>
  Object.assign(new URL(adminUrl), { pathname: `/${database}` }).href

const execute = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

const LOOKS = { times: 600, everyMs: 200 }

/**
 * Runs a portal on a new world until it has nothing left to do of itself: hundreds of mails, what is due today, the
 * first check of the rules. Each portal of the tests would begin with that.
 */
const settle = async (parts: NodeParts, owner: Pool, today: Date): Promise<void> => {
  await setDatabaseClock(owner, today)
  const node = await startNode({ ...parts, gatheringSeconds: 0 })
  try {
    await recordAtStart(node)
    for (let look = 0; ; look++) {
      const { rows } = await owner.query<{ mails: number; unchecked: number; due: number }>(
        `select (select count(*)::int from mail.outbox where state = 'QUEUED' and (not_before is null or not_before <= es.now())) as mails,
           (select count(*)::int from audit.invariant where position < (select max(position + n - 1) from es.log)) as unchecked,
           (select count(*)::int from es.deadline where state = 'set' and due_at <= es.now()) as due`,
      )
      const { mails, unchecked, due } = rows[0]!
      if (mails + unchecked + due === 0 && (await node.work.reactions.quiet(1_000))) return
      if (look > LOOKS.times) throw new Error(`The demo world did not settle: ${JSON.stringify(rows[0])}`)
      await setTimeout(LOOKS.everyMs)
    }
  } finally {
    await node.stop()
    await setDatabaseClock(owner, null)
  }
}

/** Writes the demo world that ends at `today` into a new database of this server, its files below `dataDir`. */
export const writeDemoWorld = async (
  adminUrl: string,
  { name, dataDir, today, years }: { name: string; dataDir: string; today: Date; years: number },
): Promise<void> => {
  await execute(adminUrl, `create database ${name}`)
  const url = databaseUrl(adminUrl, name)
  await installDatabase(url)
  const owner = connect({ connectionString: url, max: 1 })
  const configuration = { ...readConfiguration('test', {}), dataDir, databaseUrl: url }
  const parts = { configuration, databaseUrl: url, modules, projections, addressOf, changing, ...rules, webApp: null }
  try {
    await seedDemo(parts, owner, { today, years })
    await settle(parts, owner, today)
  } finally {
    await owner.end()
  }
}
