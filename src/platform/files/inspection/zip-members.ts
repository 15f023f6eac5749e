import { inflateRawSync } from 'node:zlib'
import { OFFICE_LIMITS, OverBudget, type UnpackingBudget } from './budget.ts'

/** Readers could disagree about the contents. */
export class DamagedZipError extends Error {}

const LOCAL = { begins: 0x04034b50, bytes: 30 }
const ENTRY = { begins: 0x02014b50, bytes: 46 }
const END = { begins: 'PK\x05\x06', bytes: 22 }
const STORED = 0
const DEFLATED = 8

type Entry = {
  readonly name: string
  readonly method: number
  readonly packedBytes: number
  readonly bytes: number
  readonly local: number
}

/** As Office: case-insensitive, either slash, percent-decoded. */
const plainName = (name: string): string =>
  name
    .replaceAll(/%([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    .replaceAll('\\', '/')
    .replace(/^\/+/, '')
    .toLowerCase()

/** Must lie right before the end record, with consistent counts; no ZIP64. */
const entriesOf = (zip: Buffer): Entry[] => {
  const end = zip.lastIndexOf(END.begins, undefined, 'latin1')
  if (end < 0 || end + END.bytes > zip.length) throw new DamagedZipError()
  const [here, all] = [zip.readUInt16LE(end + 8), zip.readUInt16LE(end + 10)]
  if (all > OFFICE_LIMITS.members) throw new OverBudget()
  const entries: Entry[] = []
  let offset = zip.readUInt32LE(end + 16)
  for (; offset + ENTRY.bytes <= end && zip.readUInt32LE(offset) === ENTRY.begins && entries.length <= all; ) {
    const nameBytes = zip.readUInt16LE(offset + 28)
    entries.push({
      name: plainName(zip.toString('utf8', offset + ENTRY.bytes, offset + ENTRY.bytes + nameBytes)),
      method: zip.readUInt16LE(offset + 10),
      packedBytes: zip.readUInt32LE(offset + 20),
      bytes: zip.readUInt32LE(offset + 24),
      local: zip.readUInt32LE(offset + 42),
    })
    offset += ENTRY.bytes + nameBytes + zip.readUInt16LE(offset + 30) + zip.readUInt16LE(offset + 32)
  }
  const names = new Set(entries.map(({ name }) => name))
  if (offset !== end || here !== all || entries.length !== all || names.size !== all) throw new DamagedZipError()
  return entries
}

const checkSizes = (entries: readonly Entry[]): void => {
  const all = entries.reduce((sum, { bytes }) => sum + bytes, 0)
  const { unpackedBytes, ratio, ratioFrom } = OFFICE_LIMITS
  const isBomb = entries.some(({ bytes, packedBytes }) => bytes > ratioFrom && bytes > packedBytes * ratio)
  if (all > unpackedBytes || isBomb) throw new OverBudget()
}

const contentOf = (zip: Buffer, { method, local, packedBytes, bytes }: Entry, budget: UnpackingBudget): Buffer => {
  budget.spend(bytes)
  if (local + LOCAL.bytes > zip.length || zip.readUInt32LE(local) !== LOCAL.begins) throw new DamagedZipError()
  const begin = local + LOCAL.bytes + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
  const packed = zip.subarray(begin, begin + packedBytes)
  const content = method === DEFLATED ? inflated(packed, bytes) : packed
  if ((method !== DEFLATED && method !== STORED) || content.length !== bytes) throw new DamagedZipError()
  return content
}

const inflated = (packed: Buffer, bytes: number): Buffer => {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, bytes) })
  } catch {
    throw new DamagedZipError()
  }
}

export const unzipped = (zip: Buffer, isWanted: (name: string) => boolean, budget: UnpackingBudget) => {
  const entries = entriesOf(zip)
  checkSizes(entries)
  const wanted = entries.filter(({ name }) => isWanted(name))
  return {
    names: entries.map(({ name }) => name),
    parts: new Map(wanted.map((entry) => [entry.name, contentOf(zip, entry, budget)] as const)),
  }
}
