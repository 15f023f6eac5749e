import { createHash } from 'node:crypto'

import * as Schema from 'effect/Schema'

import type { ProvenCommit } from '#platform/log/proof/signed-trail.ts'
import { SignedHead } from '#platform/log/proof/signed-trail.ts'

const { Array: List, Boolean: Flag, Int, Literal, Record, String: Text, Struct } = Schema
const Hash = Text.check(Schema.isPattern(/^[0-9a-f]{64}$/))

export const BACKUP_FORMAT = 'partnercare backup 1'

/** The first line; then the sections: tables, log, bytes of files. */
export const BackupHeader = Struct({
  format: Literal(BACKUP_FORMAT),
  at: Text,
  migrations: List(Struct({ name: Text, sha256: Hash })),
  arrival: Text.check(Schema.isPattern(/^\d+$/)),
  head: Struct({ position: Int, chain: Hash }),
  commits: Int,
  files: Flag,
  tables: List(Struct({ name: Text, columns: List(Text) })),
  /** Public keys as PEM by name: of the signed heads, and of this file. */
  keys: Record(Text, Text),
})
export type BackupHeader = typeof BackupHeader.Type

/** Rows of the section, and the SHA-256 of all bytes before this line. */
export const SectionEnd = Struct({ end: Text, rows: Int, sha256: Hash })

/** The last line: Ed25519 over `saidOfBackup`, in hex, as it has one spelling only. */
export const BackupFooter = Struct({
  footer: Struct({ rows: Record(Text, Int), head: SignedHead, sha256: Hash }),
  keyId: Text,
  signature: Text.check(Schema.isPattern(/^[0-9a-f]{128}$/)),
})
export type BackupFooter = typeof BackupFooter.Type

export type TextRow = readonly (string | null)[]

/** null in both: unsealed at the time; these come last. Hex. */
export type BackedUpCommit = Omit<ProvenCommit, 'position' | 'events'> & {
  readonly position: number | null
  readonly kinds: readonly string[]
  readonly bodyHash: string
  readonly chain: string | null
  readonly events: readonly (ProvenCommit['events'][number] & { readonly stream: string })[]
}

export type FileLine = { readonly file: string; readonly sha256: string; readonly mediaType: string }
export type PieceLine = { readonly piece: string }

export const sectionsOf = ({ tables, files }: BackupHeader): string[] => [
  ...tables.map(({ name }) => name),
  'log',
  ...(files ? ['files'] : []),
]

export const saidOfBackup = (footer: BackupFooter['footer']): string =>
  `${BACKUP_FORMAT}\n${createHash('sha256').update(JSON.stringify(footer)).digest('hex')}`
