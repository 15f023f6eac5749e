import { createHash, type Hash } from 'node:crypto'
import type { PoolClient } from 'pg'
import type { Store } from '#platform/files/store.ts'
import { CannotStart } from '#platform/node/cannot-start.ts'
import type { FileLine, PieceLine } from './backup-format.ts'

const PIECE = 384 * 1024 // a multiple of three: base64 without padding in between

export type ReadStore = Pick<Store, 'read'>
export type BackedUpFile = {
  readonly path: string
  readonly sha256: string
  readonly media_type: string
  readonly attached: boolean
}

const line = (value: FileLine | PieceLine): Buffer => Buffer.from(`${JSON.stringify(value)}\n`)

async function* piecesOf(body: AsyncIterable<Buffer>, sha: Hash): AsyncGenerator<Buffer> {
  let rest = Buffer.alloc(0)
  for await (const chunk of body) {
    sha.update(chunk)
    rest = Buffer.concat([rest, chunk])
    for (; rest.length >= PIECE; rest = rest.subarray(PIECE))
      yield line({ piece: rest.subarray(0, PIECE).toString('base64') })
  }
  if (rest.length > 0) yield line({ piece: rest.toString('base64') })
}

export const storedFiles = {
  of: async (client: PoolClient): Promise<BackedUpFile[]> =>
    (
      await client.query<BackedUpFile>(
        'select path, sha256, media_type, attached_at is not null as attached from files.file where stored_at is not null order by path',
      )
    ).rows,

  lines: async function* (store: ReadStore, files: readonly BackedUpFile[]): AsyncGenerator<Buffer> {
    for (const { path, sha256, media_type, attached } of files) {
      const body = await store.read(path)
      if (!body && !attached) continue // it was not attached within a day: gone since the moment of the backup
      if (!body) throw new CannotStart(`The file ${path} is missing in the store: nothing was backed up.`)
      yield line({ file: path, sha256, mediaType: media_type })
      const sha = createHash('sha256')
      yield* piecesOf(body, sha)
      if (sha.digest('hex') !== sha256)
        throw new CannotStart(`The file ${path} is not what was uploaded: nothing was backed up.`)
    }
  },
}
