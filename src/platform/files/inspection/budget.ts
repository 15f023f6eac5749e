const MEGABYTE = 1024 * 1024

/** What the inspection of one file may cost, whatever its kind. */
export const INSPECTION_LIMITS = {
  /** Streams that are unpacked: of a PDF its object streams, of an Office file the parts that are read. */
  streams: 1_000,
  /** Bytes that they unpack to, together. */
  unpackedBytes: 64 * MEGABYTE,
  /** Milliseconds of a processor, so that a busy machine refuses nothing that a quiet one takes. */
  cpuMs: 2_000,
  /** Milliseconds by the clock, for what hangs without computing. */
  clockMs: 60_000,
  /** Megabytes of JavaScript's memory in the thread. The file and what is unpacked come on top of it. */
  heapMegabytes: 128,
} as const

/** What an Office file may say of itself. A program that opens it unpacks all of it. */
export const OFFICE_LIMITS = {
  /** Members of the ZIP. */
  members: 5_000,
  /** Bytes that all members unpack to, together. */
  unpackedBytes: 512 * MEGABYTE,
  /** Unpacked bytes for each packed one, of a member beyond `ratioFrom`. Sheets of numbers reach 30. */
  ratio: 100,
  /** Bytes that a member may unpack to at any ratio. */
  ratioFrom: MEGABYTE,
  /** Documents in documents in the file: a sheet behind a chart is one deep. */
  depth: 2,
} as const

export type InspectionLimits = Readonly<Record<keyof typeof INSPECTION_LIMITS, number>>
type UnpackLimits = Pick<InspectionLimits, 'streams' | 'unpackedBytes'>

/** Thrown where a file would cost more than it may. */
export class OverBudget extends Error {}

/** Counts what is unpacked, over all streams of one file. A stream that cannot be unpacked is the last: its file is refused. */
export const unpackingBudget = ({ streams, unpackedBytes }: UnpackLimits = INSPECTION_LIMITS) => {
  let left = { streams, bytes: unpackedBytes }
  return {
    bytesLeft: () => left.bytes,

    spend: (bytes: number) => {
      left = { streams: left.streams - 1, bytes: left.bytes - bytes }
      if (left.streams < 0 || left.bytes < 0) throw new OverBudget()
    },
  }
}
export type UnpackingBudget = ReturnType<typeof unpackingBudget>
