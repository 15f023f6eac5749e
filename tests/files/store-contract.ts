import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'

import type { Store } from '#platform/files/store.ts'

const MEGABYTE = 1024 * 1024

const contentOf = async (store: Store, path: string): Promise<Buffer | null> => {
  const stream = await store.read(path)
  return stream && buffer(stream)
}

/** What every store must do, whatever lies behind it. */
export const storeContract = (storeOf: () => Store) => {
  const path = () => `documents/${randomBytes(8).toString('hex')}.pdf`

  test('what was written is read again, byte for byte', async () => {
    const [at, content] = [path(), randomBytes(3 * MEGABYTE + 7)]
    await storeOf().write(at, content, 'application/pdf')
    expect((await contentOf(storeOf(), at))?.equals(content)).toBe(true)
  })

  test('a finished file of this machine is taken as it is and left where it was', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'store-contract-'))
    const [at, content, file] = [path(), randomBytes(6 * MEGABYTE), join(folder, 'source')]
    await writeFile(file, content)
    await storeOf().write(at, { file, bytes: content.length }, 'application/pdf')
    await storeOf().write(at, { file, bytes: content.length }, 'application/pdf')
    expect((await contentOf(storeOf(), at))?.equals(content)).toBe(true)
    await rm(folder, { recursive: true })
  })

  test('a part of it is read, both ends included', async () => {
    const at = path()
    await storeOf().write(at, Buffer.from('0123456789'), 'application/pdf')
    const part = await storeOf().read(at, { start: 3, end: 6 })
    expect(part && (await buffer(part)).toString()).toBe('3456')
  })

  test('a folder lists what is in it, and nothing where nothing was written', async () => {
    const folder = `f${randomBytes(8).toString('hex')}`
    expect(await storeOf().list(folder)).toEqual([])
    for (const name of ['two', 'one']) await storeOf().write(`${folder}/${name}`, Buffer.from(name), 'text/plain')
    expect((await storeOf().list(folder)).toSorted()).toEqual(['one', 'two'])
  })

  test('writing again replaces', async () => {
    const at = path()
    await storeOf().write(at, Buffer.from('the first, and the longer one'), 'application/pdf')
    await storeOf().write(at, Buffer.from('the second'), 'application/pdf')
    expect((await contentOf(storeOf(), at))?.toString()).toBe('the second')
  })

  test('a reader sees the old or the new, never a part', async () => {
    const at = path()
    const versions = [0, 1].map((fill) => Buffer.alloc(MEGABYTE, fill))
    await storeOf().write(at, versions[0]!, 'application/pdf')
    const writing = Promise.all([1, 0, 1, 0].map((which) => storeOf().write(at, versions[which]!, 'application/pdf')))
    for (let look = 0; look < 8; look++) {
      const seen = await contentOf(storeOf(), at)
      expect(versions.some((version) => seen?.equals(version))).toBe(true)
    }
    await writing
  })

  test('an empty file is a file', async () => {
    const at = path()
    await storeOf().write(at, Buffer.alloc(0), 'application/pdf')
    expect((await contentOf(storeOf(), at))?.length).toBe(0)
  })

  test('what is not there reads as null and is removed without complaint', async () => {
    const at = path()
    expect(await contentOf(storeOf(), at)).toBeNull()
    await storeOf().remove(at)
    await storeOf().write(at, Buffer.from('x'), 'application/pdf')
    await storeOf().remove(at)
    expect(await contentOf(storeOf(), at)).toBeNull()
  })

  test.each([
    '../outside.pdf',
    'documents/../../outside.pdf',
    '/etc/passwd',
    'documents/a/b.pdf',
    'documents/',
    '.unfinished/x',
    'documents/a..b',
  ])('the path %s is refused', async (wrong) => {
    await expect(storeOf().write(wrong, Buffer.from('x'), 'application/pdf')).rejects.toThrow(
      'is not a path of the store',
    )
    await expect(storeOf().read(wrong)).rejects.toThrow('is not a path of the store')
    await expect(storeOf().remove(wrong)).rejects.toThrow('is not a path of the store')
  })
}
