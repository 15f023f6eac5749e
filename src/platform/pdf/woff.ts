import { inflateSync } from 'node:zlib'

/** WOFF 1 to TrueType (https://www.w3.org/TR/WOFF/): else pdfkit unpacks it for each document, which is slow. */
export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF font')
  const count = woff.readUInt16BE(12)
  const entries = Array.from({ length: count }, (_, index) => {
    const at = 44 + index * 20
    const [offset, packedLength, length] = [
      woff.readUInt32BE(at + 4),
      woff.readUInt32BE(at + 8),
      woff.readUInt32BE(at + 12),
    ]
    const packed = woff.subarray(offset, offset + packedLength)
    return {
      tag: woff.subarray(at, at + 4),
      checksum: woff.readUInt32BE(at + 16),
      data: packedLength < length ? inflateSync(packed) : packed,
    }
  })

  const directory = Buffer.alloc(12 + count * 16)
  const power = 2 ** Math.floor(Math.log2(count))
  woff.copy(directory, 0, 4, 8)
  directory.writeUInt16BE(count, 4)
  directory.writeUInt16BE(power * 16, 6)
  directory.writeUInt16BE(Math.log2(power), 8)
  directory.writeUInt16BE((count - power) * 16, 10)

  const tables: Buffer[] = []
  let end = directory.length
  entries.forEach(({ tag, checksum, data }, index) => {
    const at = 12 + index * 16
    tag.copy(directory, at)
    directory.writeUInt32BE(checksum, at + 4)
    directory.writeUInt32BE(end, at + 8)
    directory.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    tables.push(data, padding)
    end += data.length + padding.length
  })
  return Buffer.concat([directory, ...tables])
}
