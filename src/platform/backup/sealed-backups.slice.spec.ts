import { randomUUID } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { generateHybridIdentity, generateX25519Identity, identityToRecipient } from 'age-encryption'
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'

import { backups, contentOf, emptyAfter } from '#tests/backups.ts'
import { freshDatabase } from '#tests/database.ts'
import { identitiesIn } from './sealing-file.ts'

const it = backups()
const { exported, imported, check, signer } = it

let identity: string
let sealed: string
let bytes: Buffer

beforeAll(async () => {
  identity = await generateX25519Identity()
  sealed = await exported(it.source.url, await identityToRecipient(identity))
  bytes = readFileSync(sealed)
})

const written = (content: Buffer | string): string => {
  const path = join(it.folder, randomUUID())
  writeFileSync(path, content)
  return path
}
const opened = (path: string, identities = [identity]) => check(path, [signer().keyId], identities)

describe('a sealed backup', () => {
  test('is a file of age, and shows nothing of what is in it', () => {
    expect(bytes.subarray(0, 22).toString()).toBe('age-encryption.org/v1\n')
    expect(bytes.includes('partnercare backup')).toBe(false)
  })

  test('is brought in with its identity', async () => {
    const target = await freshDatabase()
    await imported(target.url, sealed, { identities: [await generateX25519Identity(), identity] })
    expect(await contentOf(target.url)).toEqual(await contentOf(it.source.url))
    await target.drop()
  })

  test('is not opened without an identity, nor with another', () =>
    emptyAfter(async (url) => {
      await expect(imported(url, sealed)).rejects.toThrow('is sealed: name the file of the identity')
      const identities = [await generateX25519Identity()]
      await expect(imported(url, sealed, { identities })).rejects.toThrow('This identity does not open')
    }))

  test('may be sealed to a key that withstands a quantum computer', async () => {
    const hybrid = await generateHybridIdentity()
    const path = await exported(it.source.url, await identityToRecipient(hybrid))
    await opened(path, [hybrid])
    expect(readFileSync(path, 'utf8')).not.toContain('-> X25519')
  })

  test('is not made for what is no public key', async () => {
    await expect(exported(it.source.url, 'age1qqq')).rejects.toThrow('age1qqq is no public key of age')
  })

  const chunk = 64 * 1024 + 16
  const header = () => bytes.indexOf('\n', bytes.indexOf('\n---') + 1) + 1 + 16
  test.each<[string, (whole: Buffer) => Buffer]>([
    ['without its last byte', (whole) => whole.subarray(0, -1)],
    ['with one byte more', (whole) => Buffer.concat([whole, Buffer.alloc(1)])],
    ['that ends with a whole chunk', (whole) => whole.subarray(0, Math.min(header() + chunk, whole.length - 1))],
    ['that ends with its header', (whole) => whole.subarray(0, header())],
    ['that ends within its header', (whole) => whole.subarray(0, 60)],
  ])('is refused %s', async (_, change) => {
    await expect(opened(written(change(bytes)))).rejects.toMatchObject({ what: 'unsealed' })
  })

  test('is refused with any bit changed', () =>
    fc.assert(
      fc.asyncProperty(fc.nat(bytes.length - 1), fc.integer({ min: 0, max: 7 }), async (index, bit) => {
        const changed = Buffer.from(bytes)
        changed[index] = changed[index]! ^ (1 << bit)
        await expect(opened(written(changed))).rejects.toThrow(
          /changed or cut off after it was sealed|This identity does not open|no backup of PartnerCare/,
        )
      }),
      { numRuns: 60 },
    ))
})

describe('the file of an identity', () => {
  test('is what age-keygen writes', () => {
    const keygen = `# created: 2026-11-29T20:00:00Z\n# public key: age1…\n${identity}\n`
    expect(identitiesIn(written(keygen))).toEqual([identity])
  })

  test.each([
    ['', 'it is empty'],
    ['# created\n', 'it is empty'],
    ['AGE-SECRET-KEY-1QQQ\n', 'it has a line that is no AGE-SECRET-KEY'],
    ['age1qqq\n', 'it has a line that is no AGE-SECRET-KEY'],
  ])('is not %j', (content, why) => expect(() => identitiesIn(written(content))).toThrow(why))
})
