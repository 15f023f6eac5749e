import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { present } from '#platform/typed.ts'
import type { FileRow } from './file-table.ts'
import type { OpenedFile } from './files.ts'
import { type MediaFacts, mediaFacts } from './media-facts.ts'
import { thumbnail } from './pictures.ts'
import type { Store } from './store.ts'

const WEBP = 'image/webp'

export const smallPath = (path: string): string => `thumbnails/${path.replaceAll(/[/.]/g, '-')}.webp`

export const fileViews = (
  store: Store,
  opened: (row: FileRow | null) => Promise<OpenedFile | null>,
  pagesOf: (pdf: Buffer) => Promise<number>,
) => ({
  /** The file itself, if not a picture. */
  smallOf: async (row: FileRow): Promise<OpenedFile | null> => {
    if (!row.mediaType.startsWith('image/')) return opened(row)
    const place = smallPath(row.path)
    const kept = await store.read(place)
    const source = kept ? null : await store.read(row.path)
    if (!kept && !source) return null
    const bytes = kept ? await buffer(kept) : await thumbnail(present(source))
    if (!kept) await store.write(place, bytes, WEBP)
    const { path, name, sha256, isPublic } = row
    return { path, name, sha256, isPublic, mediaType: WEBP, bytes: bytes.length, body: Readable.from([bytes]) }
  },

  factsOf: async (row: FileRow | null): Promise<MediaFacts> => {
    if (!row) return {}
    const { path, mediaType, bytes } = row
    const read = async (from: number, most: number) => {
      const start = from < 0 ? Math.max(0, bytes + from) : from
      const part = await store.read(path, { start, end: Math.min(bytes, start + most) - 1 })
      return part ? buffer(part) : Buffer.alloc(0)
    }
    return mediaFacts(mediaType, bytes, read, pagesOf)
  },
})
