import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'

import { RefusedError, refused } from '#platform/decision.ts'

import { mayBe, wrongKind } from './file-bytes.ts'
import { FIRST_BYTES, type FileKind } from './file-kinds.ts'
import type { LocalFile } from './store.ts'

/** A film of 500 MB at 2 Mbit/s takes half an hour. */
const AT_MOST_MS = (maxBytes: number) => 5 * 60_000 + (maxBytes / 1024 / 1024) * 4000

export type ReceivedFile = LocalFile & { readonly sha256: string }
export type Limits = { readonly kind: FileKind; readonly maxBytes: number }

const megabytes = (bytes: number) => `${Math.floor(bytes / 1024 / 1024)} MB`
export const tooLarge = (maxBytes: number) => refused(`The file is larger than ${megabytes(maxBytes)}`, { status: 413 })
/** Refuses early by size or first bytes. The file is removed after `use`, in any case. */
export const takeIn = async <T>(
  folder: string,
  source: Readable,
  limits: Limits,
  use: (file: ReceivedFile) => Promise<T>,
): Promise<T> => {
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const file = join(folder, `${randomUUID()}.part`)
  const late = setTimeout(() => source.destroy(new Error('Too slow')), AT_MOST_MS(limits.maxBytes))
  try {
    const arrived = await written(file, source, limits)
    if (arrived.bytes === 0) throw new RefusedError(refused('The file is empty', { status: 422 }))
    return await use({ file, ...arrived })
  } finally {
    clearTimeout(late)
    // Drained: a sender that cannot finish writing never reads the refusal.
    source.resume()
    await rm(file, { force: true })
  }
}

const written = async (path: string, source: Readable, { kind, maxBytes }: Limits) => {
  const hash = createHash('sha256')
  let first: Buffer | null = Buffer.alloc(0)
  let bytes = 0
  const look = (begin: Buffer) => {
    if (!mayBe(kind, begin)) throw new RefusedError(wrongKind(kind))
    first = null
  }
  const file = await open(path, 'wx', 0o600)
  try {
    for await (const chunk of chunksOf(source)) {
      bytes += chunk.length
      if (bytes > maxBytes) throw new RefusedError(tooLarge(maxBytes))
      if (first) first = Buffer.concat([first, chunk])
      if (first && first.length >= FIRST_BYTES) look(first)
      hash.update(chunk)
      await file.write(chunk)
    }
    if (first && bytes > 0) look(first)
  } finally {
    await file.close()
  }
  return { bytes, sha256: hash.digest('hex') }
}

/** Leaves the connection open for the refusal. */
async function* chunksOf(source: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of source.iterator({ destroyOnReturn: false })) yield chunk as Buffer
  } catch (error) {
    throw new RefusedError(
      refused(`The upload was interrupted: ${error instanceof Error ? error.message : error}`, { status: 400 }),
    )
  }
}
