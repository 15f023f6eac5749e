import { createHash } from 'node:crypto'

import * as Schema from 'effect/Schema'

import type { ProvenCommit } from '#platform/log/proof/signed-trail.ts'
import { SignedHead } from '#platform/log/proof/signed-trail.ts'

const { Array: List, Boolean: Flag, Int, Literal, Record, String: Text, Struct } = Schema
const Hash = Text.check(Schema.isPattern(/^[0-9a-f]{64}$/))

export const BACKUP_FORMAT = 'partnercare backup 1'

/** The first line. What follows are sections: the tables in this order, the log, the bytes of files. */
export const BackupHeader = Struct({
  format: Literal(BACKUP_FORMAT),
  /** ISO 8601: the moment that it shows. */
  at: Text,
  /** What the database was migrated with; SHA-256 in hex. */
  migrations: List(Struct({ name: Text, sha256: Hash })),
  /** The last number of es.arrival. */
  arrival: Text.check(Schema.isPattern(/^\d+$/)),
  head: Struct({ position: Int, chain: Hash }),
  commits: Int,
  /** Whether it contains the bytes of files. */
  files: Flag,
  tables: List(Struct({ name: Text, columns: List(Text) })),
  /** Public keys as PEM, by their name: of those who signed heads, as far as they are known, and of this file. */
  keys: Record(Text, Text),
})
export type BackupHeader = typeof BackupHeader.Type

/** The last line of a section: how many lines it had, and the SHA-256 of all bytes of the file before this line. */
export const SectionEnd = Struct({ end: Text, rows: Int, sha256: Hash })

/** The last line. The signature is Ed25519 over `saidOfBackup`, in hex: a second way to write it would be a second file. */
export const BackupFooter = Struct({
  footer: Struct({ rows: Record(Text, Int), head: SignedHead, sha256: Hash }),
  keyId: Text,
  signature: Text.check(Schema.isPattern(/^[0-9a-f]{128}$/)),
})
export type BackupFooter = typeof BackupFooter.Type

/** A row of a table: its columns as Postgres writes them. */
export type TextRow = readonly (string | null)[]

/** A commit with its place. Null in both: it was recorded, and waited for its place; they come last. Hex. */
export type BackedUpCommit = Omit<ProvenCommit, 'position' | 'events'> & {
  readonly position: number | null
  readonly kinds: readonly string[]
  readonly bodyHash: string
  readonly chain: string | null
  readonly events: readonly (ProvenCommit['events'][number] & { readonly stream: string })[]
}

/** The line before the bytes of a file, and a line of them (base64). */
export type FileLine = { readonly file: string; readonly sha256: string; readonly mediaType: string }
export type PieceLine = { readonly piece: string }

/** The names of the sections, in their order. */
export const sectionsOf = ({ tables, files }: BackupHeader): string[] => [
  ...tables.map(({ name }) => name),
  'log',
  ...(files ? ['files'] : []),
]

/** What is signed for the whole file. */
export const saidOfBackup = (footer: BackupFooter['footer']): string =>
  `${BACKUP_FORMAT}\n${createHash('sha256').update(JSON.stringify(footer)).digest('hex')}`
