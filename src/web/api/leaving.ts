/** Whether what was ordered waits still, and can be taken back: then nothing is done yet that could be told. */
export const isWaiting = (answer: unknown): boolean =>
  typeof answer === 'object' && answer !== null && 'leavesAt' in answer && answer.leavesAt !== undefined
