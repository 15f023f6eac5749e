import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { placeOf } from '#platform/log/proof/fault-place.ts'
import { type Verdict, verifyLog } from '#platform/log/proof/verification.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { connectAsPortal, unhurried } from '#platform/postgres/pool.ts'
import { reachDatabase } from '#platform/postgres/reach.ts'
import { count, counted } from '#platform/text/formats.ts'

import { progress } from '#scripts/progress.ts'

/** What each fault means, in a sentence. */
const meanings = {
  missing: 'an event or a commit is gone',
  inserted: 'there is one that was never recorded here',
  edited: 'what is stored is not what was recorded',
  reordered: 'another commit, or another event of this one, belongs here',
  're-hashed': 'hashes were rewritten to fit what is stored',
  'cut off': 'the log once went on from here',
  forged: 'this head was not signed by the key that it names',
} as const

const vouched = ({ signatures, signedUpTo, unknownHeads }: Verdict): string => {
  if (signatures === 1) return `1 signed head fits, at position ${count(signedUpTo)}`
  if (signatures > 1) return `${counted(signatures, 'signed head')} fit, the last at position ${count(signedUpTo)}`
  return unknownHeads > 0 ? 'no signed head that can be checked here vouches for it' : 'no signed head was kept yet'
}

/** Heads of other nodes are no fault, but the reader must know how much is unproven. */
const unknown = ({ unknownHeads: heads }: Verdict): string[] =>
  heads === 0
    ? []
    : [
        `WARNING: ${counted(heads, 'signed head')} in the database ${heads === 1 ? 'names a key that is not known here, and proves' : 'name keys that are not known here, and prove'} nothing here`,
      ]

/** What the command line says of a log. */
export const report = (verdict: Verdict): string => {
  const { commits, sealedUpTo, unsealed, signedUpTo, fault } = verdict
  return [
    `${counted(commits, 'commit')} checked, sealed up to position ${count(sealedUpTo)}, ${count(unsealed)} waiting for their place`,
    vouched(verdict),
    ...unknown(verdict),
    fault
      ? `FAULT ${placeOf(fault, signedUpTo)}: ${fault.what}, ${meanings[fault.what]}`
      : 'no event was changed, removed, added or reordered',
  ].join('\n')
}

/** `npm run log -- verify`: exit code 0 when the log is what was recorded, 1 when it is not. */
export const verify = async (): Promise<void> => {
  const { databaseUrl, dataDir } = readConfiguration('demo', process.env)
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new CannotStart(`There is no portal in ${dataDir} yet.`)
  const { url, release } = await reachDatabase({ databaseUrl, dataDir })
  const pool = connectAsPortal(url, { max: 4 })
  const bar = progress('positions')
  try {
    const verdict = await verifyLog(unhurried(pool), join(dataDir, 'log'), { onProgress: bar.advance }).finally(bar.end)
    console.log(report(verdict))
    if (verdict.fault) process.exitCode = 1
  } finally {
    await pool.end()
    await release()
  }
}
