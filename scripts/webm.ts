export type Frame = { readonly at: number; readonly isKey: boolean; readonly bytes: Uint8Array }

const bytesOf = (value: number): Buffer => {
  const hex = value.toString(16)
  return Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex')
}
const float = (value: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}
/** Sizes are written with eight bytes, so that they are known before their content is. */
const sized = (length: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeBigUInt64BE(BigInt(length) | (1n << 56n))
  return bytes
}
const element = (id: number, ...parts: readonly Uint8Array[]): Buffer => {
  const body = Buffer.concat(parts)
  return Buffer.concat([bytesOf(id), sized(body.length), body])
}
const uint = (id: number, value: number) => element(id, bytesOf(value))
const text = (id: number, value: string) => element(id, Buffer.from(value))

const block = ({ at, isKey, bytes }: Frame, from: number): Buffer => {
  const head = Buffer.from([0x81, 0, 0, isKey ? 0x80 : 0])
  head.writeInt16BE(at - from, 1)
  return element(0xa3, head, bytes)
}

/** A film of VP8 frames in a WebM file that can be sought in (RFC 9559). Times are milliseconds; every key frame begins a cluster. */
export const webm = (
  frames: readonly Frame[],
  { width, height, duration }: { readonly width: number; readonly height: number; readonly duration: number },
): Buffer => {
  const head = element(
    0x1a45dfa3,
    uint(0x4286, 1),
    uint(0x42f7, 1),
    uint(0x42f2, 4),
    uint(0x42f3, 8),
    text(0x4282, 'webm'),
    uint(0x4287, 2),
    uint(0x4285, 2),
  )
  const info = element(
    0x1549a966,
    uint(0x2ad7b1, 1_000_000),
    element(0x4489, float(duration)),
    text(0x4d80, 'portal'),
    text(0x5741, 'portal'),
  )
  const track = element(
    0xae,
    uint(0xd7, 1),
    uint(0x73c5, 1),
    uint(0x83, 1),
    text(0x86, 'V_VP8'),
    element(0xe0, uint(0xb0, width), uint(0xba, height)),
  )
  const tracks = element(0x1654ae6b, track)
  const groups: Frame[][] = []
  for (const frame of frames) {
    if (frame.isKey || groups.length === 0) groups.push([])
    groups.at(-1)?.push(frame)
  }
  const clusters = groups.map((group) => {
    const from = group[0]?.at ?? 0
    return { from, bytes: element(0x1f43b675, uint(0xe7, from), ...group.map((frame) => block(frame, from))) }
  })
  const cuesFrom = (start: number): Buffer => {
    let place = start
    const points = clusters.map(({ from, bytes }) => {
      const position = Buffer.alloc(4)
      position.writeUInt32BE(place)
      place += bytes.length
      return element(0xbb, uint(0xb3, from), element(0xb7, uint(0xf7, 1), element(0xf1, position)))
    })
    return element(0x1c53bb6b, ...points)
  }
  const before = info.length + tracks.length
  const cues = cuesFrom(before + cuesFrom(before).length)
  return Buffer.concat([head, element(0x18538067, info, tracks, cues, ...clusters.map(({ bytes }) => bytes))])
}
