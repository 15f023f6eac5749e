import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const AT_MOST_FILES = 5_000

/** By content hash; drops the oldest half when full. Starts empty: a person in one may have been erased. */
export const pdfCache = async (folder: string) => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  await emptied(folder)
  let kept = 0
  let erasures = 0
  const at = (hash: string) => join(folder, `${hash}.pdf`)

  return {
    find: (hash: string): Promise<Buffer | null> => readFile(at(hash)).catch(() => null),

    /** The function stores nothing if everything was forgotten meanwhile. */
    place: (hash: string) => {
      const before = erasures
      return async (pdf: Buffer): Promise<void> => {
        const unfinished = join(folder, `${randomUUID()}.part`)
        await writeFile(unfinished, pdf, { mode: 0o600 })
        if (before !== erasures) return rm(unfinished, { force: true })
        await rename(unfinished, at(hash))
        kept += 1
        if (kept > AT_MOST_FILES) kept = await halve(folder)
      }
    },

    /** Any of them may name an erased person. */
    forget: async (): Promise<void> => {
      erasures += 1
      kept = 0
      await emptied(folder)
    },
  }
}

const emptied = async (folder: string): Promise<void> => {
  for (const name of await readdir(folder)) await rm(join(folder, name), { force: true })
}

const halve = async (folder: string): Promise<number> => {
  const names = await readdir(folder)
  const aged = await Promise.all(
    names.map(async (name) => ({ name, at: (await stat(join(folder, name)).catch(() => null))?.mtimeMs ?? 0 })),
  )
  const oldest = aged.sort((a, b) => a.at - b.at).slice(0, Math.ceil(names.length / 2))
  await Promise.all(oldest.map(({ name }) => rm(join(folder, name), { force: true })))
  return names.length - oldest.length
}
