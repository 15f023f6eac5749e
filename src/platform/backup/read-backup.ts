import * as Option from 'effect/Option'
import * as Schema from 'effect/Schema'
import { type KeySuccession, withSuccessors } from '#platform/log/proof/key-succession.ts'
import { hasSigned, type SignedHead } from '#platform/log/proof/signing-key.ts'
import { present, unchecked } from '#platform/typed.ts'
import { BackupFault, type Place } from './backup-fault.ts'
import {
  BACKUP_FORMAT,
  type BackedUpCommit,
  BackupFooter,
  BackupHeader,
  type FileLine,
  type PieceLine,
  SectionEnd,
  saidOfBackup,
  sectionsOf,
  type TextRow,
} from './backup-format.ts'
import { type Line, linesOf } from './backup-lines.ts'
import { type ChainWalk, chainWalk, type PlacedCommit } from './chain-walk.ts'

const LINES_AT_A_TIME = 2_000
const CHARACTERS_AT_A_TIME = 4_000_000

export type Piece =
  | { readonly kind: 'header'; readonly header: BackupHeader }
  | { readonly kind: 'rows'; readonly table: string; readonly rows: readonly TextRow[] }
  | { readonly kind: 'commits'; readonly commits: readonly PlacedCommit[] }
  | { readonly kind: 'files'; readonly lines: readonly (FileLine | PieceLine)[] }
  | { readonly kind: 'footer'; readonly footer: BackupFooter; readonly head: { position: number; chain: string } }

export type ReadOptions = {
  readonly file: string
  /** Key names; null: any. */
  readonly trusted: readonly string[] | null
  /** Kept outside: the backup must match them. */
  readonly kept: readonly SignedHead[]
  /** Of age: one of them opens a file that is sealed. */
  readonly identities?: readonly string[]
}

const parsed = (text: string, place: Place): any => {
  try {
    return JSON.parse(text)
  } catch {
    throw new BackupFault('unreadable', place)
  }
}

const decoded = <S extends Schema.Top>(schema: S, text: string, place: Place): S['Type'] => {
  const decoder = unchecked<Schema.Decoder<S['Type']>>(schema)
  const read = Schema.decodeUnknownOption(decoder, { onExcessProperty: 'error' })(parsed(text, place))
  if (Option.isNone(read) || JSON.stringify(read.value) !== text) throw new BackupFault('edited', place)
  return read.value
}

const isEnd = ({ text }: Line): boolean => text.startsWith('{"end":')

type Lines = AsyncGenerator<Line>

type Section = {
  readonly name: string
  readonly place: () => Place
}

const checkEnd = (line: Line, { name, place }: Section, rows: number): void => {
  const { end, rows: expected, sha256 } = decoded(SectionEnd, line.text, place())
  if (end !== name) throw new BackupFault('missing', place())
  if (expected !== rows) throw new BackupFault(expected > rows ? 'missing' : 'inserted', place())
  if (sha256 !== line.digestBefore()) throw new BackupFault('edited', { section: name })
}

async function* batches(lines: Lines, section: Section, rows: Record<string, number>): AsyncGenerator<string[]> {
  let batch: string[] = []
  let characters = 0
  let count = 0
  for (;;) {
    const { value: line, done } = await lines.next()
    if (done || isEnd(line)) {
      if (batch.length > 0) yield batch
      if (done) throw new BackupFault('cut off', section.place())
      checkEnd(line, section, count)
      rows[section.name] = count
      return
    }
    count++
    batch.push(line.text)
    characters += line.text.length
    if (batch.length < LINES_AT_A_TIME && characters < CHARACTERS_AT_A_TIME) continue
    yield batch
    batch = []
    characters = 0
  }
}

const headOf = (columns: readonly string[], row: TextRow): SignedHead => {
  const it = Object.fromEntries(columns.map((column, index) => [column, row[index]]))
  return {
    position: Number(it.position),
    chain: present(it.chain).slice(2),
    at: new Date(present(it.at)).toISOString(),
    keyId: present(it.key_id),
    signature: Buffer.from(present(it.signature).slice(2), 'hex').toString('base64'),
  }
}

/** An edited line fails our own checks: reports it as the fault. */
const guarded = <T>(work: () => T, place: Place): T => {
  try {
    return work()
  } catch (error) {
    if (error instanceof BackupFault) throw error
    throw new BackupFault('edited', place)
  }
}

async function* tableSection(
  batched: AsyncGenerator<string[]>,
  { name, columns }: BackupHeader['tables'][number],
  walk: ChainWalk,
  successions: KeySuccession[],
): AsyncGenerator<Piece> {
  let read = 0
  for await (const texts of batched) {
    const rows = texts.map((text, index): TextRow => {
      const place = { section: name, line: read + index + 1 }
      const row = parsed(text, place)
      if (!Array.isArray(row) || row.length !== columns.length) throw new BackupFault('edited', place)
      if (name === 'es.signed_head') guarded(() => walk.expect(headOf(columns, row)), place)
      if (name === 'es.key_succession') guarded(() => successions.push(successionOf(columns, row)), place)
      return row
    })
    yield { kind: 'rows', table: name, rows }
    read += texts.length
  }
}

async function* logSection(batched: AsyncGenerator<string[]>, walk: ChainWalk): AsyncGenerator<Piece> {
  for await (const texts of batched) {
    const commits: PlacedCommit[] = []
    for (const [index, text] of texts.entries()) {
      const place = { position: walk.next() }
      const behind = texts[index + 1]
      const after = (): BackedUpCommit | null => (behind === undefined ? null : parsed(behind, place))
      commits.push(guarded(() => walk.step(parsed(text, place), after), place))
    }
    yield { kind: 'commits', commits }
  }
  walk.finish()
}

async function* fileSection(batched: AsyncGenerator<string[]>): AsyncGenerator<Piece> {
  for await (const texts of batched)
    yield { kind: 'files', lines: texts.map((text) => parsed(text, { section: 'files' })) }
}

const isSigned = ({ footer, keyId, signature }: BackupFooter, keys: BackupHeader['keys']): boolean => {
  try {
    return hasSigned(keys[keyId] ?? '', keyId, saidOfBackup(footer), Buffer.from(signature, 'hex').toString('base64'))
  } catch {
    return false
  }
}

const checkFooter = (
  line: Line,
  { keys, head }: BackupHeader,
  rows: Record<string, number>,
  trusted: ReadOptions['trusted'],
  successions: readonly KeySuccession[],
): BackupFooter => {
  const place = { section: 'the last line' }
  const it = decoded(BackupFooter, line.text, place)
  if (it.footer.sha256 !== line.digestBefore()) throw new BackupFault('edited', place)
  if (JSON.stringify(it.footer.rows) !== JSON.stringify(rows)) throw new BackupFault('edited', place)
  if (it.footer.head.position !== head.position || it.footer.head.chain !== head.chain)
    throw new BackupFault('re-hashed', { position: head.position })
  if (!isTrusted(it.keyId, keys, trusted, successions) || !isSigned(it, keys)) throw new BackupFault('forged', place)
  return it
}

/** A key that is trusted says who follows it. */
const isTrusted = (
  keyId: string,
  keys: BackupHeader['keys'],
  trusted: ReadOptions['trusted'],
  successions: readonly KeySuccession[],
): boolean => {
  if (trusted === null) return true
  const known = Object.fromEntries(Object.entries(keys).filter(([name]) => trusted.includes(name)))
  return trusted.includes(keyId) || withSuccessors(known, successions)[keyId] !== undefined
}

const successionOf = (columns: readonly string[], row: TextRow): KeySuccession => {
  const it = Object.fromEntries(columns.map((column, index) => [column, row[index]]))
  return {
    keyId: present(it.key_id),
    publicKey: present(it.public_key),
    by: present(it.by_key),
    at: new Date(present(it.at)).toISOString(),
    signature: Buffer.from(present(it.signature).slice(2), 'hex').toString('base64'),
  }
}

/** Checks all on the way; throws the first fault. */
export async function* readBackup({ file, trusted, kept, identities }: ReadOptions): AsyncGenerator<Piece> {
  const lines = linesOf(file, identities)
  const first = await lines.next()
  if (first.done || !first.value.text.startsWith(`{"format":"${BACKUP_FORMAT}"`)) throw new BackupFault('not a backup')
  const header = decoded(BackupHeader, first.value.text, { section: 'the first line' })
  yield { kind: 'header', header }

  const walk = chainWalk(header.keys)
  const { position, chain } = header.head
  walk.expect({ position, chain, at: '', keyId: '', signature: '' })
  for (const head of kept) if (head.position <= position) walk.expect(head)
  const rows: Record<string, number> = {}
  const successions: KeySuccession[] = []
  for (const name of sectionsOf(header)) {
    const place = () => (name === 'log' ? { position: walk.next() } : { section: name })
    const batched = batches(lines, { name, place }, rows)
    const table = header.tables.find((it) => it.name === name)
    if (table) yield* tableSection(batched, table, walk, successions)
    else if (name === 'log') yield* logSection(batched, walk)
    else yield* fileSection(batched)
  }
  const last = await lines.next()
  if (last.done) throw new BackupFault('cut off', { section: 'the last line' })
  const footer = checkFooter(last.value, header, rows, trusted, successions)
  if (!(await lines.next()).done) throw new BackupFault('inserted', { section: 'the last line' })
  yield { kind: 'footer', footer, head: { position: walk.next() - 1, chain: walk.chain() } }
}
