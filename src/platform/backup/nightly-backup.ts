import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { subDays } from 'date-fns/subDays'
import type { BackupSettings } from '#platform/configuration/configuration.ts'
import { type HeadSigner, publicKeysIn } from '#platform/log/proof/signing-key.ts'
import { type Draft, exportBackup } from './export-backup.ts'
import { readBackup } from './read-backup.ts'
import { type DrillReport, drillRestore } from './restore-drill.ts'

const NAME = /^partnercare-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ)\.ndjson\.zst(\.age)?$/
const stamp = (at: Date): string => `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** Those that the portal made, oldest first. */
export const backupsIn = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => NAME.test(name)).toSorted()

const removeOlder = async (folder: string, at: Date): Promise<void> => {
  const oldest = stamp(at)
  for (const name of await backupsIn(folder))
    if ((NAME.exec(name)?.[1] ?? oldest) < oldest) await rm(join(folder, name), { force: true })
}

export type NightlyBackup = (now: Date) => Promise<DrillReport>

/** Backs up into the folder, tries a restore of that file, and removes the files that are too old. */
export const nightlyBackup =
  (
    { keepDays, recipient }: BackupSettings,
    given: {
      readonly folder: string
      /** The owner's. */
      readonly url: string
      readonly masterKey: string
      readonly logFolder: string
      readonly signer: HeadSigner
    },
  ): NightlyBackup =>
  async (now) => {
    const { folder, url, masterKey, logFolder, signer } = given
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const file = join(folder, `partnercare-${stamp(now)}.ndjson.zst${recipient ? '.age' : ''}`)
    const trusted = [signer.keyId]
    let identities: Draft['identities'] = []
    const readBack = async (draft: Draft) => {
      identities = draft.identities // a sealed file is opened by this program until the drill is over, and never again
      for await (const _ of readBackup({ ...draft, trusted, kept: [] }));
    }
    await exportBackup({ url, file, signer, keys: publicKeysIn(logFolder), store: null, recipient, readBack })
    await removeOlder(folder, subDays(now, keepDays))
    return drillRestore({ file, trusted, identities, url, masterKey })
  }
