import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, mkdir, open, readdir, rename, rm } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

import { checkStorePath, type Store } from './store.ts'

/** Written to a temporary file, synced, renamed. `shared`: a running portal's temporary files are left. */
export const folderStore = async (folder: string, { shared = false } = {}): Promise<Store> => {
  const root = resolve(folder)
  const unfinished = join(root, '.unfinished')
  if (!shared) await rm(unfinished, { recursive: true, force: true })
  await mkdir(unfinished, { recursive: true, mode: 0o700 })
  const at = (path: string) => join(root, checkStorePath(path))

  return {
    write: async (path, body) => {
      const place = at(path)
      const draft = join(unfinished, randomUUID())
      try {
        if (!Buffer.isBuffer(body)) await copyFile(body.file, draft, constants.COPYFILE_FICLONE)
        await flushed(draft, Buffer.isBuffer(body) ? body : null)
        await mkdir(dirname(place), { recursive: true, mode: 0o700 })
        await rename(draft, place)
        await flushFolder(dirname(place))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    read: async (path, part) => {
      const file = await open(at(path), 'r').catch(absent)
      return file?.createReadStream(part) ?? null
    },

    remove: async (path) => rm(at(path), { force: true }),

    list: async (name) => (await readdir(join(root, name)).catch(absent)) ?? [],
  }
}

const flushed = async (path: string, content: Buffer | null) => {
  const file = await open(path, content ? 'wx' : 'r+', 0o600)
  try {
    if (content) await file.writeFile(content)
    await file.sync()
  } finally {
    await file.close()
  }
}

/** Makes the rename durable; not on Windows. */
const flushFolder = async (path: string) => {
  if (process.platform === 'win32') return
  const folder = await open(path, 'r')
  await folder.sync().finally(() => folder.close())
}

const absent = (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT') return null
  throw error
}
