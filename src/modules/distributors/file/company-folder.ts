import { PassThrough, type Readable } from 'node:stream'
import { Zip, ZipPassThrough } from 'fflate'
import type { Files } from '#platform/files/files.ts'
import { csv } from '#platform/spreadsheet/csv.ts'
import type { Sheet } from '#platform/spreadsheet/sheet.ts'
import { say } from '#platform/text/say.ts'
import { errorOf } from '#platform/typed.ts'
import type { CompanyDocument } from './file-contract.ts'

/** Letters with their accents, in whichever form of Unicode they were typed. */
export const nameInFolder = (text: string): string =>
  [...text.normalize('NFC').replaceAll(/[^\p{L}\p{M}\p{N} ._()-]/gu, '_')].slice(0, 100).join('')

type Entry = {
  readonly path: string
  readonly stored: string
  readonly document: CompanyDocument
  readonly version: CompanyDocument['versions'][number]
}

const entriesOf = (documents: readonly CompanyDocument[]): Entry[] =>
  documents.flatMap((document, index) =>
    document.versions.map((version) => {
      const number = String(index + 1).padStart(3, '0')
      const ending = version.file.split('.').at(-1)
      const path = `${number} ${nameInFolder(document.name)} v${version.version}.${ending}`
      return { path, stored: version.file, document, version }
    }),
  )

const indexSheet = (rows: readonly Entry[]): Sheet<Entry> => ({
  name: 'Index',
  columns: [
    { header: say('File'), kind: 'text', value: ({ path }) => path },
    { header: 'Type', kind: 'text', value: ({ document }) => document.typeLabel },
    { header: say('Version'), kind: 'count', value: ({ version }) => version.version },
    { header: say('Status'), kind: 'text', value: ({ version }) => version.status },
    { header: say('Valid until'), kind: 'text', value: ({ version }) => version.validityDate },
    { header: say('Sent'), kind: 'text', value: ({ version }) => version.submittedAt },
    { header: 'SHA-256', kind: 'text', value: ({ version }) => version.sha256 },
  ],
  rows,
})

/** Every version of every document with an index, as a ZIP that is written while it is read. */
export const folderOf = (documents: readonly CompanyDocument[], files: Pick<Files, 'open'>): Readable => {
  const out = new PassThrough()
  const zip = new Zip((error, chunk, final) => {
    if (error) return out.destroy(error)
    out.write(chunk)
    if (final) out.end()
  })
  void fill(zip, out, entriesOf(documents), files).catch((error) => out.destroy(errorOf(error)))
  return out
}

const fill = async (zip: Zip, out: PassThrough, entries: readonly Entry[], files: Pick<Files, 'open'>) => {
  const index = new ZipPassThrough('index.csv')
  zip.add(index)
  index.push(csv(indexSheet(entries)), true)
  for (const { path, stored } of entries) {
    const file = await files.open(stored)
    if (!file) continue
    const entry = new ZipPassThrough(path)
    zip.add(entry)
    for await (const chunk of file.body) {
      entry.push(chunk as Uint8Array)
      if (out.writableNeedDrain) await new Promise((drained) => out.once('drain', drained).once('close', drained))
      if (out.destroyed) return file.body.destroy()
    }
    entry.push(new Uint8Array(), true)
  }
  zip.end()
}
