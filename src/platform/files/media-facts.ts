export type MediaFacts = { readonly pages?: number; readonly seconds?: number }

/** A negative `from` counts from the end. */
export type ReadBytes = (from: number, most: number) => Promise<Buffer>

const HEAD = 256 * 1024
const TAIL = 4 * 1024 * 1024
const LARGEST_PDF = 100 * 1024 * 1024
const LONGEST = 86_400

/** EBML, RFC 8794: the first byte has the length's length. */
const elementIn = (bytes: Buffer, id: readonly number[], from: number): Buffer | null => {
  const found = bytes.indexOf(Buffer.from(id), from)
  const offset = found + id.length
  const width = found < 0 ? 0 : Math.clz32(bytes[offset] ?? 0) - 23
  if (width < 1 || width > 8) return null
  const digits = [(bytes[offset] ?? 0) & (0xff >> width), ...bytes.subarray(offset + 1, offset + width)]
  const size = digits.reduce((sum, digit) => sum * 256 + digit, 0)
  const content = bytes.subarray(offset + width, offset + width + size)
  return size > 0 && content.length === size ? content : null
}

/** Matroska, RFC 9559. */
const webmSeconds = (head: Buffer): number | null => {
  const info = head.indexOf(Buffer.from([0x15, 0x49, 0xa9, 0x66]))
  if (info < 0) return null
  const tick = elementIn(head, [0x2a, 0xd7, 0xb1], info)
  const ticks = elementIn(head, [0x44, 0x89], info)
  if (ticks?.length !== 4 && ticks?.length !== 8) return null
  const nanoseconds = tick && tick.length <= 6 ? tick.readUIntBE(0, tick.length) : 1_000_000
  return ((ticks.length === 8 ? ticks.readDoubleBE() : ticks.readFloatBE()) * nanoseconds) / 1e9
}

/** ISO 14496-12. */
const mp4Seconds = (part: Buffer): number | null => {
  const offset = part.indexOf('mvhd')
  if (offset < 0 || offset + 36 > part.length) return null
  const isLong = part[offset + 4] === 1
  const scale = part.readUInt32BE(offset + (isLong ? 24 : 16))
  const length = isLong ? Number(part.readBigUInt64BE(offset + 28)) : part.readUInt32BE(offset + 20)
  return scale > 0 ? length / scale : null
}

const believed = (seconds: number | null): MediaFacts =>
  seconds !== null && seconds > 0 && seconds < LONGEST ? { seconds: Math.ceil(seconds) } : {}

/** {} where unknown. `pagesOf`: 0 where unknown. */
export const mediaFacts = async (
  mediaType: string,
  bytes: number,
  read: ReadBytes,
  pagesOf: (pdf: Buffer) => Promise<number>,
): Promise<MediaFacts> => {
  if (mediaType === 'application/pdf') {
    const pages = bytes > LARGEST_PDF ? 0 : await pagesOf(await read(0, bytes))
    return pages > 0 ? { pages } : {}
  }
  if (mediaType === 'video/webm') return believed(webmSeconds(await read(0, HEAD)))
  if (mediaType === 'video/mp4') return believed(mp4Seconds(await read(0, HEAD)) ?? mp4Seconds(await read(-TAIL, TAIL)))
  return {}
}
