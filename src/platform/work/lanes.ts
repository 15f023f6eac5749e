/** Goes on in so many lanes at once. Comes back when all have ended, also where one fails: then with its error. */
export const inLanes = async (many: number, lane: () => Promise<void>): Promise<void> => {
  const ended = await Promise.allSettled(Array.from({ length: many }, lane))
  for (const it of ended) if (it.status === 'rejected') throw it.reason
}
