import { createHash } from 'node:crypto'
import { pipeline } from 'node:stream'
import { createZstdDecompress } from 'node:zlib'

import { CannotStart } from '#platform/node/cannot-start.ts'
import { BackupFault } from './backup-fault.ts'
import { plainBytesOf } from './sealing-file.ts'

const LONGEST_LINE = 64 * 1024 * 1024
const NEWLINE = 10

export type Line = {
  readonly text: string
  /** SHA-256 of all bytes before this line, hex; until the next line is read. */
  readonly digestBefore: () => string
}

async function* bytesOf(file: string, identities: readonly string[]): AsyncGenerator<Buffer> {
  const unpacked = createZstdDecompress()
  pipeline(await plainBytesOf(file, identities), unpacked, () => {}) // its errors come out of `unpacked`
  let some = false
  try {
    for await (const chunk of unpacked) {
      some = true
      yield chunk as Buffer
    }
  } catch (error) {
    if (error instanceof BackupFault || error instanceof CannotStart) throw error
    if ((error as NodeJS.ErrnoException).syscall) throw error
    throw new BackupFault(some ? 'unreadable' : 'not a backup')
  }
}

export async function* linesOf(file: string, identities: readonly string[] = []): AsyncGenerator<Line> {
  const sha = createHash('sha256')
  const digestBefore = (): string => sha.copy().digest('hex')
  let begun: Buffer[] = []
  let length = 0
  for await (const chunk of bytesOf(file, identities)) {
    let from = 0
    for (let to = chunk.indexOf(NEWLINE); to !== -1; to = chunk.indexOf(NEWLINE, from)) {
      const bytes =
        begun.length > 0 ? Buffer.concat([...begun, chunk.subarray(from, to + 1)]) : chunk.subarray(from, to + 1)
      begun = []
      length = 0
      yield { text: bytes.toString('utf8', 0, bytes.length - 1), digestBefore }
      sha.update(bytes)
      from = to + 1
    }
    begun.push(chunk.subarray(from))
    length += chunk.length - from
    if (length > LONGEST_LINE) throw new BackupFault('unreadable')
  }
  if (length > 0) throw new BackupFault('cut off')
}
