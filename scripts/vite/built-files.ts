import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }

/** Where the web app that is served lies. */
export const built = join(import.meta.dirname, '../../dist/web')
/** Where another one is made. */
export const next = `${built}.next`

const manifests = new Map<string, Record<string, Chunk>>()
const manifestOf = (folder: string): Record<string, Chunk> => {
  const known = manifests.get(folder) ?? JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'))
  manifests.set(folder, known)
  return known
}

export const isBuilt = (entry: string): boolean => entry in manifestOf(built)

/** Scripts and styles that these entries pull in before they run, as paths inside the folder that they are built to. */
export const filesOf = (entries: readonly string[], folder: string = built): string[] => {
  const manifest = manifestOf(folder)
  const unknown = entries.filter((name) => !manifest[name])
  if (unknown.length > 0) throw new Error(`The build has no ${unknown.join(', ')}`)
  const chunks = new Set(entries)
  for (const name of chunks) for (const it of manifest[name]?.imports ?? []) chunks.add(it)
  return [...new Set([...chunks].flatMap((name) => [manifest[name]?.file ?? [], manifest[name]?.css ?? []].flat()))]
}
