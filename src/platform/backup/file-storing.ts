import { createHash, type Hash } from 'node:crypto'
import type { FileHandle } from 'node:fs/promises'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { isStorePath, type Store } from '#platform/files/store.ts'
import { BackupFault } from './backup-fault.ts'
import type { FileLine, PieceLine } from './backup-format.ts'

export type WriteStore = Pick<Store, 'read' | 'write' | 'remove'>

type Begun = FileLine & { readonly draft: FileHandle; readonly at: string; readonly sha: Hash; bytes: number }

const sha256Of = async (body: AsyncIterable<Buffer>): Promise<string> => {
  const sha = createHash('sha256')
  for await (const chunk of body) sha.update(chunk)
  return sha.digest('hex')
}

/** `undo` removes what was not there before. */
export const fileStoring = (store: WriteStore) => {
  const written: string[] = []
  let folder: string | undefined
  let begun: Begun | undefined

  const begin = async (line: FileLine): Promise<void> => {
    if (!isStorePath(line.file)) throw new BackupFault('edited', { section: 'files' })
    folder ??= await mkdtemp(join(tmpdir(), 'partnercare-import-'))
    const at = join(folder, 'draft')
    begun = { ...line, draft: await open(at, 'w', 0o600), at, sha: createHash('sha256'), bytes: 0 }
  }

  const add = async ({ piece }: PieceLine): Promise<void> => {
    if (!begun) throw new BackupFault('missing', { section: 'files' })
    const bytes = Buffer.from(piece, 'base64')
    begun.sha.update(bytes)
    begun.bytes += bytes.length
    await begun.draft.write(bytes)
  }

  const end = async (): Promise<void> => {
    if (!begun) return
    const { file, sha256, mediaType, draft, at, sha, bytes } = begun
    begun = undefined
    await draft.close()
    if (sha.digest('hex') !== sha256) throw new BackupFault('edited', { section: 'files' })
    const there = await store.read(file)
    if (there && (await sha256Of(there)) === sha256) return
    if (!there) written.push(file)
    await store.write(file, { file: at, bytes }, mediaType)
  }

  const clear = async (): Promise<void> => {
    await begun?.draft.close()
    begun = undefined
    if (folder) await rm(folder, { recursive: true, force: true })
  }

  return {
    take: async (lines: readonly (FileLine | PieceLine)[]): Promise<void> => {
      for (const line of lines) {
        if ('piece' in line) await add(line)
        else {
          await end()
          await begin(line)
        }
      }
    },
    finish: async (): Promise<void> => {
      await end()
      await clear()
    },
    undo: async (): Promise<void> => {
      await clear()
      for (const path of written) await store.remove(path)
    },
  }
}

export type FileStoring = ReturnType<typeof fileStoring>
