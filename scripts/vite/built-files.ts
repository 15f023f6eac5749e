import { readFileSync } from 'node:fs'
import { join } from 'node:path'

type Chunk = { readonly file: string; readonly css?: readonly string[]; readonly imports?: readonly string[] }

/** Where the web app is built to. */
export const built = join(import.meta.dirname, '../../dist/web')

let known: Record<string, Chunk> | undefined
const manifest = (): Record<string, Chunk> => {
  known ??= JSON.parse(readFileSync(join(built, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>
  return known
}

export const isBuilt = (entry: string): boolean => entry in manifest()

/** Scripts and styles that these entries pull in before they run, as paths inside the built folder. */
export const filesOf = (entries: readonly string[]): string[] => {
  const chunks = new Set(entries)
  for (const name of chunks) for (const it of manifest()[name]?.imports ?? []) chunks.add(it)
  return [...new Set([...chunks].flatMap((name) => [manifest()[name]?.file ?? [], manifest()[name]?.css ?? []].flat()))]
}
