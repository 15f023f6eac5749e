const MEGABYTE = 1024 * 1024

export const INSPECTION_LIMITS = {
  /** Of a PDF its object streams, of an Office file the parts that are read. */
  streams: 1_000,
  unpackedBytes: 64 * MEGABYTE,
  /** CPU time, so that a busy machine refuses no more than a quiet one. */
  cpuMs: 2_000,
  clockMs: 60_000,
  /** JavaScript heap of the thread, without the file and its unpacked streams. */
  heapMegabytes: 128,
} as const

/** As declared in the file: a program that opens it unpacks all of it. */
export const OFFICE_LIMITS = {
  members: 5_000,
  unpackedBytes: 512 * MEGABYTE,
  /** Unpacked : packed, of a member beyond `ratioFrom`. Sheets of numbers reach 30. */
  ratio: 100,
  ratioFrom: MEGABYTE,
  /** Documents inside documents: a sheet behind a chart is one deep. */
  depth: 2,
} as const

export type InspectionLimits = Readonly<Record<keyof typeof INSPECTION_LIMITS, number>>
type UnpackLimits = Pick<InspectionLimits, 'streams' | 'unpackedBytes'>

export class OverBudget extends Error {}

/** Over all streams of one file. One that cannot be unpacked is the last: its file is refused. */
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
