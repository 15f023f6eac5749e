import { createReadStream, readFileSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { Readable } from 'node:stream'
import {
  Decrypter,
  Encrypter,
  generateHybridIdentity,
  generateX25519Identity,
  identityToRecipient,
} from 'age-encryption'
import { CannotStart } from '#platform/node/cannot-start.ts'
import { errorCode, errorOf, unchecked } from '#platform/typed.ts'
import { BackupFault } from './backup-fault.ts'

/** How every file of age begins: https://age-encryption.org/v1 */
const FIRST_LINE = Buffer.from('age-encryption.org/v1\n')
const NO_IDENTITY = "no identity matched any of the file's recipients"

const web = (bytes: Readable) => unchecked<ReadableStream<Uint8Array>>(Readable.toWeb(bytes))

export type Sealing = {
  readonly seal: (plain: AsyncIterable<Buffer>) => AsyncIterable<Uint8Array>
  /** Opens what was sealed, to read it back. It is in memory only. */
  readonly identity: string
}

/** `recipient`: a public key of age. Throws `CannotStart` where it is none. */
export const sealingTo = async (recipient: string): Promise<Sealing> => {
  // An X25519 key would open a file that only hybrid keys shall open.
  const identity = await (recipient.startsWith('age1pq1') ? generateHybridIdentity() : generateX25519Identity())
  const encrypter = new Encrypter()
  try {
    encrypter.addRecipient(recipient)
  } catch (error) {
    throw new CannotStart(`${recipient} is no public key of age (${errorOf(error).message}).`)
  }
  encrypter.addRecipient(await identityToRecipient(identity))
  return {
    identity,
    seal: async function* (plain) {
      yield* await encrypter.encrypt(web(Readable.from(plain)))
    },
  }
}

/** The lines of a file as `age-keygen` writes it, but for comments. Throws `CannotStart` where there is none. */
export const identitiesIn = (file: string): string[] => {
  const lines = readFileSync(file, 'utf8').split('\n')
  const identities = lines.map((line) => line.trim()).filter((line) => line !== '' && !line.startsWith('#'))
  try {
    for (const identity of identities) new Decrypter().addIdentity(identity)
  } catch {
    throw new CannotStart(`${file} is no identity of age: it has a line that is no AGE-SECRET-KEY.`)
  }
  if (identities.length === 0) throw new CannotStart(`${file} is no identity of age: it is empty.`)
  return identities
}

export const isSealed = async (file: string): Promise<boolean> => {
  const opened = await open(file, 'r')
  const { buffer, bytesRead } = await opened
    .read(Buffer.alloc(FIRST_LINE.length), 0, FIRST_LINE.length, 0)
    .finally(() => opened.close())
  return FIRST_LINE.equals(buffer.subarray(0, bytesRead))
}

const faultOf = (file: string, error: unknown): unknown => {
  if (errorCode(error)) return error // of the disk
  if (errorOf(error).message !== NO_IDENTITY) return new BackupFault('unsealed')
  return new CannotStart(
    `This identity does not open ${file}: it is sealed to another key, or its first lines were changed.`,
  )
}

async function* opened(file: string, identities: readonly string[]): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter()
  for (const identity of identities) decrypter.addIdentity(identity)
  const fail = (error: unknown): never => {
    throw faultOf(file, error)
  }
  const reader = (await decrypter.decrypt(web(createReadStream(file))).catch(fail)).getReader()
  try {
    for (;;) {
      const { done, value } = await reader.read().catch(fail)
      if (done) return
      yield value
    }
  } finally {
    await reader.cancel().catch(() => {})
  }
}

/** The bytes of a file; of a sealed one, what is in it. */
export const plainBytesOf = async (file: string, identities: readonly string[]): Promise<Readable> => {
  if (!(await isSealed(file))) return createReadStream(file)
  if (identities.length === 0)
    throw new CannotStart(`${file} is sealed: name the file of the identity that opens it with --identity FILE.`)
  return Readable.from(opened(file, identities), { objectMode: false })
}
