import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { makeFingerprintsAnew } from '#new-fingerprints'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { connectAsPortal } from '#platform/postgres/pool.ts'
import { reachDatabase } from '#platform/postgres/reach.ts'
import { count } from '#platform/text/formats.ts'

import { progress } from '#scripts/progress.ts'

/** `npm run log -- refingerprint`: the last step before FINGERPRINT_SECRET_ALSO goes. */
export const refingerprint = async (): Promise<void> => {
  const { databaseUrl, dataDir, secrets } = readConfiguration('demo', process.env)
  if (!secrets.alsoFingerprints)
    throw new CannotStart('Set FINGERPRINT_SECRET to the new secret, and FINGERPRINT_SECRET_ALSO to the one of before.')
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new CannotStart(`There is no portal in ${dataDir} yet.`)
  const { url, release } = await reachDatabase({ databaseUrl, dataDir })
  const pool = connectAsPortal(url, { max: 4 })
  const [accounts, entries] = [progress('accounts'), progress('entries of the search')]
  try {
    const bars = { accounts: accounts.advance, entries: entries.advance }
    const made = await makeFingerprintsAnew(pool, secrets, bars).finally(() => {
      accounts.end()
      entries.end()
    })
    console.log(
      `${count(made.accounts)} accounts, ${count(made.changed)} of them changed; ${count(made.entries)} entries of the search`,
    )
    if (made.recoveryCodes > 0)
      console.log(
        `${count(made.recoveryCodes)} people have recovery codes of before, which end with FINGERPRINT_SECRET_ALSO: let them make new ones first`,
      )
    if (made.unknown === 0) return
    console.log(`WARNING: ${count(made.unknown)} accounts fit neither secret: run this again before the other one goes`)
    process.exitCode = 1
  } finally {
    await pool.end()
    await release()
  }
}
