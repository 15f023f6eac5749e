/**
 * How long to wait for something that many may wait for one after another: `within` ms, but for nothing as long again
 * after a wait in vain. Those that come together wait once, so that others are not late for them.
 */
export const sharedPatience = (within: number, now: () => number = () => performance.now()) => {
  let inVainAt = Number.NEGATIVE_INFINITY
  return async (isThere: (ms: number) => Promise<boolean>): Promise<boolean> => {
    const patience = now() - inVainAt < within ? 0 : within
    if (await isThere(patience)) return true
    if (patience > 0) inVainAt = now()
    return false
  }
}
