import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { CannotStart, started } from '#platform/cannot-start.ts'
import { readConfiguration } from '#platform/configuration.ts'
import { count, counted } from '#platform/formats.ts'
import { checkTrail, type ExportFault, type ExportVerdict } from '#platform/log/checking-trail.ts'
import { publicKeysIn } from '#platform/log/signing-key.ts'
import { checkBackup, exportLog, importLog } from './log/backup.ts'
import { verify } from './log/verify.ts'

/** What is wrong with an exported trail, in a sentence. */
const exportMeanings: Readonly<Record<ExportFault['what'], string>> = {
  'not a trail': 'this is no exported trail, or it was cut off',
  edited: 'what stands here is not what was recorded',
  'not in the log': 'this commit stands in no stretch of the log that goes along',
  'broken chain': 'the hashes do not lead to the signed head',
  'forged head': 'this head was not signed by a key that is known here',
  'missing event': 'an event of the stream is missing, or stands in another place',
  forged: 'the file was not signed as it stands by a key that is known here',
}

const reportExport = ({ fault, stream, events, exportedAt, keyIds }: ExportVerdict, isKnown: boolean): string =>
  fault
    ? `FAULT${fault.position === null ? '' : ` at position ${count(fault.position)}`}: ${exportMeanings[fault.what]}`
    : [
        `${stream?.kind} ${stream?.key}: ${counted(events, 'event')}, exported ${exportedAt}`,
        'every event stands in the log as it was recorded, without a gap from the first one on',
        isKnown
          ? `signed by the key ${keyIds.join(', ')} of this portal`
          : `signed by the key ${keyIds.join(', ')}, which is not known here: ask the portal whether it is its own`,
      ].join('\n')

/** `npm run log -- check-export FILE`: offline. The portal's own keys are those that lie in its data folder. */
const checkExport = ([file, ...more]: readonly string[]): void => {
  if (!file || more.length > 0 || !existsSync(file))
    throw new CannotStart('Name the file: npm run log -- check-export FILE')
  const known = Object.keys(publicKeysIn(join(readConfiguration('demo', process.env).dataDir, 'log')))
  const verdict = checkTrail(readFileSync(file, 'utf8'), known.length > 0 ? known : null)
  console.log(reportExport(verdict, known.length > 0))
  if (verdict.fault) process.exitCode = 1
}

const commands: Readonly<Record<string, (words: readonly string[]) => Promise<void> | void>> = {
  verify,
  export: exportLog,
  import: importLog,
  'check-backup': checkBackup,
  'check-export': checkExport,
}

await started(async () => {
  const command = commands[process.argv[2] ?? '']
  if (!command)
    throw new CannotStart(
      'Say what to do with the log: npm run log -- verify | export FILE | import FILE | check-backup FILE | check-export FILE',
    )
  await command(process.argv.slice(3))
})
