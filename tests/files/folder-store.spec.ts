import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { folderStore } from '#platform/files/folder-store.ts'
import type { Store } from '#platform/files/store.ts'

import { storeContract } from './store-contract.ts'

describe('files in a folder', () => {
  let folder: string
  let store: Store
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'folder-store-'))
    store = await folderStore(folder)
  })
  afterAll(() => rm(folder, { recursive: true }))

  storeContract(() => store)

  test('what a crash left unfinished is gone at the next start, what was finished is not', async () => {
    await store.write('documents/kept.pdf', Buffer.from('kept'), 'application/pdf')
    await writeFile(join(folder, '.unfinished', 'half'), 'ha')
    await folderStore(folder)
    expect(await readdir(join(folder, '.unfinished'))).toEqual([])
    expect(await readdir(join(folder, 'documents'))).toContain('kept.pdf')
  })

  test('a second portal on a folder leaves the unfinished files of the first alone', async () => {
    await writeFile(join(folder, '.unfinished', 'half'), 'ha')
    await folderStore(folder, { shared: true })
    expect(await readdir(join(folder, '.unfinished'))).toEqual(['half'])
    await rm(join(folder, '.unfinished', 'half'))
  })

  test('a write that fails leaves nothing behind', async () => {
    await expect(
      store.write('documents/none.pdf', { file: '/nowhere/at/all', bytes: 3 }, 'application/pdf'),
    ).rejects.toThrow('ENOENT')
    expect(await readdir(join(folder, '.unfinished'))).toEqual([])
  })
})
