/** Whether what was ordered waits still, and can be taken back: then nothing is done yet that could be told. */
export const isWaiting = (answer: unknown): boolean =>
  (answer as { readonly leavesAt?: string } | undefined)?.leavesAt !== undefined
