/** At most `within` ms; after a timeout nothing for as long again, so that others are not late too. */
export const sharedPatience = (within: number, now: () => number = () => performance.now()) => {
  let inVainAt = Number.NEGATIVE_INFINITY
  return async (isThere: (ms: number) => Promise<boolean>): Promise<boolean> => {
    const patience = now() - inVainAt < within ? 0 : within
    if (await isThere(patience)) return true
    if (patience > 0) inVainAt = now()
    return false
  }
}
