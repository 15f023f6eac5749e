import pLimit from 'p-limit'

/** What is written and taken apart in one go is what others wait for. */
const CHUNK_AMONG_OTHERS = 500
/** Reading, folding, writing and vacuuming go on side by side, but one at a time while there are appends: they need a processor too. */
const STEPS = 3
const STEPS_AMONG_OTHERS = 1
const NOTICED_FOR_MS = 1_000

export type SteppingBack = {
  /** Where the log ends, as far as this node knows. */
  readonly headIs: (position: number) => void
  /** Whether any node appended within the last second. */
  readonly areOthersThere: () => boolean
  /** Positions that are done in one go, instead of `size`. */
  readonly chunkOf: (size: number) => number
  /** Runs a step of the work when it is its turn. */
  readonly step: <T>(work: () => Promise<T>) => Promise<T>
}

/** How a rebuild makes room for those who append meanwhile: it does less at a time. */
export const steppingBack = (): SteppingBack => {
  let head = Number.POSITIVE_INFINITY
  let until = 0
  const areOthersThere = () => performance.now() < until
  const steps = pLimit(STEPS)
  return {
    headIs: (position) => {
      if (position > head) until = performance.now() + NOTICED_FOR_MS
      head = position
      steps.concurrency = areOthersThere() ? STEPS_AMONG_OTHERS : STEPS
    },
    areOthersThere,
    chunkOf: (size) => (areOthersThere() ? Math.min(size, CHUNK_AMONG_OTHERS) : size),
    step: (work) => steps(work),
  }
}
