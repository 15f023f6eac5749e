import { loadavg } from 'node:os'
import { expect, test } from 'vitest'

import { connect } from '#platform/postgres/pool.ts'
import { freshDatabase } from '#tests/database.ts'
import { stress } from './stress.ts'
import { checkTampering } from './tampering.ts'

const SECONDS = Number(process.env.STRESS_SECONDS ?? 10)

test(
  `${SECONDS} s of writers, rollbacks, conflicts, idle transactions and killed nodes: nothing lost, doubled or out of order`,
  async () => {
    const database = await freshDatabase()
    const report = await stress(database.url, SECONDS)
    const admin = connect({ connectionString: database.url, max: 1 })
    const tampered = await checkTampering(admin).finally(() => admin.end())
    await database.drop()
    expect(tampered).toBe(21)
    console.log({ ...report, 'ways to tamper found': tampered, load: loadavg()[0]!.toFixed(1) })
  },
  (SECONDS + 90) * 1000,
)
