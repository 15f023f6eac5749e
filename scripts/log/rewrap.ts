import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { masterKeysOf, rewrapKeys } from '#platform/access/master-key.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { connect } from '#platform/postgres/pool.ts'
import { reachDatabase } from '#platform/postgres/reach.ts'
import { count } from '#platform/text/formats.ts'

import { progress } from '#scripts/progress.ts'

/** `npm run log -- rewrap`: the last step before MASTER_KEY_ALSO goes. */
export const rewrap = async (): Promise<void> => {
  const { databaseUrl, dataDir, secrets } = readConfiguration('demo', process.env)
  if (!secrets.alsoMasterKey)
    throw new CannotStart('Set MASTER_KEY to the new key, and MASTER_KEY_ALSO to the one of before.')
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new CannotStart(`There is no portal in ${dataDir} yet.`)
  const { url, release } = await reachDatabase({ databaseUrl, dataDir })
  const owner = connect({ connectionString: url, max: 1 })
  const bar = progress('keys')
  try {
    const { keys, changed } = await rewrapKeys(owner, masterKeysOf(secrets), bar.advance).finally(bar.end)
    console.log(`${count(keys)} keys, ${count(changed)} of them wrapped anew: MASTER_KEY opens every one`)
  } finally {
    await owner.end()
    await release()
  }
}
