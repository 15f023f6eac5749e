/** Whether the command still waits and can be undone: then nothing is done yet that could be announced. */
export const isWaiting = (answer: unknown): boolean =>
  (answer as { readonly leavesAt?: string } | undefined)?.leavesAt !== undefined
