import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { zstdDecompressSync } from 'node:zlib'
import fc from 'fast-check'
import { Client } from 'pg'
import { describe, expect, test } from 'vitest'

import { headSigner } from '#platform/log/proof/signing-key.ts'
import { backups, contentOf, emptyAfter, linesOf } from '#tests/backups.ts'
import { freshDatabase } from '#tests/database.ts'
import { saidOfBackup } from './backup-format.ts'
import { type Draft, exportBackup } from './export-backup.ts'

const it = backups()
const { signer, imported, packed, check } = it

describe('an import is refused, and leaves nothing behind,', () => {
  test('where the database holds something, or a portal runs on it', async () => {
    const target = await freshDatabase()
    const other = new Client({ connectionString: target.url })
    await other.connect()
    await expect(imported(target.url, it.file)).rejects.toThrow('another program is connected')
    await other.end()
    await imported(target.url, it.file)
    const before = await contentOf(target.url)
    await expect(imported(target.url, it.file)).rejects.toThrow('This database is not empty')
    expect(await contentOf(target.url)).toEqual(before)
    await target.drop()
  })

  test('with another master key', () =>
    emptyAfter((url) =>
      expect(imported(url, it.file, { masterKey: randomBytes(32).toString('base64') })).rejects.toThrow('MASTER_KEY'),
    ))

  test('when more was signed here than it reaches', () =>
    emptyAfter(async (url) => {
      const kept = [signer().sign({ position: 62, chain: 'ab', at: '2026-11-20T12:00:00.000Z' })]
      await expect(imported(url, it.file, { kept })).rejects.toThrow('what came after is lost')
    }))

  test('when another log was signed here', () =>
    emptyAfter(async (url) => {
      const kept = [signer().sign({ position: 61, chain: 'ab', at: '2026-11-20T12:00:00.000Z' })]
      await expect(imported(url, it.file, { kept })).rejects.toMatchObject({
        what: 're-hashed',
        place: { position: 61 },
      })
    }))

  const first = () => linesOf(it.file).findIndex((line) => line.startsWith('{"position":'))
  const positionAt = (line: number): number => JSON.parse(linesOf(it.file)[first() + line]!).position
  const cases: Record<string, [change: (lines: string[], index: number) => void, what: string, commit: number | null]> =
    {
      'with an event edited': [(it, index) => (it[index + 5] = it[index + 5]!.replace('Año', 'Ano')), 'edited', 5],
      'with its author edited': [
        (it, index) => (it[index + 5] = it[index + 5]!.replace(/"actor":"./, '"actor":"z')),
        'edited',
        5,
      ],
      'without one of its commits': [(it, index) => it.splice(index + 5, 1), 'missing', 5],
      'with two of them changed about': [
        (it, index) => it.splice(index + 5, 2, it[index + 6]!, it[index + 5]!),
        'reordered',
        5,
      ],
      'with one of them twice': [(it, index) => it.splice(index + 5, 0, it[index + 4]!), 'inserted', 5],
      'without its last commit': [(it, index) => it.splice(index + 19, 1), 'missing', 19],
      'without its last lines': [(it, index) => it.splice(index + 5), 'cut off', 5],
      'with a hash edited': [
        (it, index) => (it[index + 5] = it[index + 5]!.replace(/"chain":"../, '"chain":"zz')),
        're-hashed',
        5,
      ],
      'with a row of a table edited': [
        (it) => (it[it.findIndex((line) => line.includes('2027-01-01'))] = '["x"]'),
        'edited',
        null,
      ],
      'without a row of a table': [
        (lines) =>
          lines.splice(
            lines.findIndex((line) => line.includes('2027-01-01')),
            1,
          ),
        'missing',
        null,
      ],
      'with another signature': [
        (lines) =>
          (lines[lines.length - 1] = lines
            .at(-1)!
            .replace(/"signature":"(.)/, (_, sign) => `"signature":"${sign === '0' ? 1 : 0}`)),
        'forged',
        null,
      ],
      'with another head': [
        (lines) => {
          lines[0] = lines[0]!.replace(/"chain":"[0-9a-f]{2}/, '"chain":"zz')
        },
        'edited',
        null,
      ],
      'when it is something else': [(it) => it.splice(0, 1), 'not a backup', null],
    }
  for (const [name, [change, what, commit]] of Object.entries(cases))
    test(name, () =>
      emptyAfter(async (url) => {
        const lines = linesOf(it.file)
        change(lines, first())
        const refused = expect(imported(url, packed(`${lines.join('\n')}\n`))).rejects
        await refused.toMatchObject({ what, ...(commit !== null && { place: { position: positionAt(commit) } }) })
      }),
    )

  test('when its packing is torn, or it is no packing at all', () =>
    emptyAfter(async (url) => {
      const torn = join(it.folder, 'torn.zst')
      const bytes = readFileSync(it.file)
      writeFileSync(torn, bytes.subarray(0, bytes.length - 100))
      await expect(imported(url, torn)).rejects.toMatchObject({ name: 'BackupFault' })
      writeFileSync(torn, 'PartnerCare')
      await expect(imported(url, torn)).rejects.toMatchObject({ what: 'not a backup' })
    }))

  test('when another key signed it again, unless that key is given', () =>
    emptyAfter(async (url) => {
      const stranger = headSigner(join(it.folder, 'stranger'), null)
      const path = join(it.folder, 'stranger.zst')
      const pem = readFileSync(join(it.folder, 'stranger', `${stranger.keyId}.public.pem`), 'utf8')
      const readBack = ({ file }: Draft) => check(file, [stranger.keyId])
      const given = { url: it.source.url, file: path, signer: stranger, keys: { [stranger.keyId]: pem } }
      const { footer } = await exportBackup({ ...given, store: null, readBack })
      await check(path, null)
      await expect(imported(url, path)).rejects.toMatchObject({ what: 'forged' })
      const signed = Buffer.from(stranger.signText(saidOfBackup(footer)), 'base64').toString('hex')
      const lines = linesOf(path).slice(0, -1)
      const claimed = JSON.stringify({ footer, keyId: signer().keyId, signature: signed })
      await expect(imported(url, packed(`${[...lines, claimed].join('\n')}\n`))).rejects.toMatchObject({
        what: 'forged',
      })
    }))
})

describe('what the owner of the key signs again', () => {
  /** The same lines, with every hash and signature that fits them. */
  const signedAnew = (lines: readonly string[]): string => {
    const sha = createHash('sha256')
    const written = lines.map((line) => {
      const it = JSON.parse(line)
      if ('end' in it) it.sha256 = sha.copy().digest('hex')
      if ('footer' in it) {
        it.footer.sha256 = sha.copy().digest('hex')
        it.signature = Buffer.from(signer().signText(saidOfBackup(it.footer)), 'base64').toString('hex')
      }
      const text = `${JSON.stringify(it)}\n`
      sha.update(text)
      return text
    })
    return packed(written.join(''))
  }
  const changed = (has: string, change: (line: string) => string): string => {
    const lines = linesOf(it.file)
    const index = lines.findIndex((line) => line.includes(has))
    return signedAnew(lines.with(index, change(lines[index]!)))
  }

  test('is taken when nothing was changed', () => check(signedAnew(linesOf(it.file))))

  test('must still be what was recorded', async () => {
    const edited = changed('Año', (line) => line.replace('Año', 'Ano'))
    await emptyAfter((url) => expect(imported(url, edited)).rejects.toMatchObject({ what: 'edited' }))
    const other = changed('"format"', (line) => line.replace('"es.command"', '"es.event"'))
    await emptyAfter((url) => expect(imported(url, other)).rejects.toMatchObject({ name: 'BackupFault' }))
  })

  test('must still belong together', async () => {
    const longer = changed('"note","key 1"', (line) => line.replace(/"(\d+)"\]$/, (_, n) => `"${Number(n) + 1}"]`))
    const refused = { what: 'missing', place: { section: 'es.stream' } }
    await emptyAfter((url) => expect(imported(url, longer)).rejects.toMatchObject(refused))
  })
})

test('any single edited byte is refused', async () => {
  const content = zstdDecompressSync(readFileSync(it.file))
  await check(packed(content))
  await fc.assert(
    fc.asyncProperty(fc.nat(content.length - 1), fc.integer({ min: 1, max: 255 }), async (index, flip) => {
      const edited = Buffer.from(content)
      edited[index] = edited[index]! ^ flip
      const path = packed(edited)
      await expect(check(path)).rejects.toMatchObject({ name: 'BackupFault' })
      rmSync(path)
    }),
    { numRuns: 150 },
  )
})
