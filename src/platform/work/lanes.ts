/** Resolves when all have ended; then throws the first error. */
export const inLanes = async (many: number, lane: () => Promise<void>): Promise<void> => {
  const ended = await Promise.allSettled(Array.from({ length: many }, lane))
  for (const it of ended) if (it.status === 'rejected') throw it.reason
}
