import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { readConfiguration } from '#modules/settings/read-configuration.ts'
import { checkTrail, type ExportFault, type ExportVerdict } from '#platform/log/proof/checking-trail.ts'
import { publicKeysIn } from '#platform/log/proof/signing-key.ts'
import { count, counted } from '#platform/text/formats.ts'
import { type Command, command, misused } from './command-line.ts'
import { checkBackup, drill, exportLog, importLog } from './log/backup.ts'
import { existingFile } from './log/given-file.ts'
import { refingerprint } from './log/refingerprint.ts'
import { rewrap } from './log/rewrap.ts'
import { verify } from './log/verify.ts'

/** What is wrong with an exported trail, in a sentence. */
const exportMeanings: Readonly<Record<ExportFault['what'], string>> = {
  'not a trail': 'this is no exported trail, or it was cut off',
  edited: 'this is not what was recorded',
  'not in the log': 'this commit is in no part of the log that is exported with it',
  'broken chain': 'the hashes do not lead to the signed head',
  'forged head': 'this head was not signed by a key that is known here',
  'missing event': 'an event of the stream is missing or in another place',
  forged: 'the file was not signed in this form by a key that is known here',
}

const reportExport = ({ fault, stream, events, exportedAt, keyIds }: ExportVerdict, isKnown: boolean): string =>
  fault
    ? `FAULT${fault.position === null ? '' : ` at position ${count(fault.position)}`}: ${exportMeanings[fault.what]}`
    : [
        `${stream?.kind} ${stream?.key}: ${counted(events, 'event')}, exported ${exportedAt}`,
        'every event is in the log as it was recorded, without a gap from the first one on',
        isKnown
          ? `signed by the key ${keyIds.join(', ')} of this portal`
          : `signed by the key ${keyIds.join(', ')}, which is not known here: ask the portal whether it is its own`,
      ].join('\n')

/** Offline. The portal's own keys are those that lie in its data folder. */
const checkExport = (file: string): void => {
  const text = readFileSync(existingFile(file), 'utf8')
  const known = publicKeysIn(join(readConfiguration('demo', process.env).dataDir, 'log'))
  const isAnyKnown = Object.keys(known).length > 0
  const verdict = checkTrail(text, isAnyKnown ? known : null)
  console.log(reportExport(verdict, isAnyKnown))
  if (verdict.fault) process.exitCode = 1
}

const usage = `npm run log -- verify | export FILE [--files] [--to PUBLIC_KEY] |
                import FILE [--key KEY] [--identity FILE] [--erasures FILE] | check-backup FILE [--key KEY] [--identity FILE] |
                drill [FILE] [--key KEY] [--identity FILE] | check-export FILE | rewrap | refingerprint

verify        walks the whole log and names the first fault
export        backs the portal up into a file, while it runs; --files takes the bytes of files along
import        puts a backup into an empty database
check-backup  reads a backup to its end, without a database
drill         tries a restore of FILE, of the newest in BACKUP_DIR or of a backup of now; the copy is removed
check-export  verifies an exported trail, without the database
rewrap        wraps people's keys by MASTER_KEY that MASTER_KEY_ALSO wraps still, while the portal runs
refingerprint makes fingerprints by FINGERPRINT_SECRET that FINGERPRINT_SECRET_ALSO made, while the portal runs
--key KEY     the key that signed the backup, by the name that the export printed
--to          seals the backup to a public key of age (age1…), instead of that in BACKUP_RECIPIENT
--identity    the file of the identity of age that opens a sealed backup
--erasures    a list of erasures to repeat, with that of the store of files`

const reading = { key: { type: 'string' }, identity: { type: 'string' } } as const

type LogOptions = Parameters<typeof exportLog>[1] & Parameters<typeof importLog>[1]
type Action = {
  readonly options: Command['options']
  readonly takesFile: boolean | 'or none'
  readonly run: (file: string, options: LogOptions) => Promise<void> | void
}

const actions: Readonly<Record<string, Action>> = {
  verify: { options: {}, takesFile: false, run: verify },
  export: {
    options: { files: { type: 'boolean' }, to: { type: 'string' } },
    takesFile: true,
    run: exportLog,
  },
  import: { options: { ...reading, erasures: { type: 'string' } }, takesFile: true, run: importLog },
  'check-backup': { options: reading, takesFile: true, run: checkBackup },
  drill: { options: reading, takesFile: 'or none', run: drill },
  'check-export': { options: {}, takesFile: true, run: checkExport },
  rewrap: { options: {}, takesFile: false, run: rewrap },
  refingerprint: { options: {}, takesFile: false, run: refingerprint },
}

const [name = ''] = process.argv.slice(2)
const action = Object.hasOwn(actions, name) ? actions[name] : undefined

await command(
  { usage, options: action?.options ?? {}, positionals: action?.takesFile ? 2 : 1 },
  async ({ positionals: [named, file], values }) => {
    if (!action) throw misused(named ? `There is no command ${named}.` : 'Say what to do with the log.', usage)
    if (action.takesFile === true && !file) throw misused(`Name the file: npm run log -- ${name} FILE.`, usage)
    await action.run(file ? resolve(file) : '', values)
  },
)
