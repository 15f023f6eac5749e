const MINUTE_MS = 60_000
/** Events that are read once more for one person within a minute: twenty long absences, or some hundred windows after a short one. */
const PER_MINUTE = 100_000
/** Looking whether anything was missed costs as much as so many events. */
const LOOKING = 200
const MOST_KEPT = 10_000

/**
 * How much of the log may be read again for whoever comes back, over all windows of one person: otherwise one who asks
 * again and again keeps a node from everybody else. `time` in milliseconds.
 */
export const replayAllowance = (time: () => number = () => performance.now()) => {
  const spent = new Map<string, { events: number; until: number }>()
  return {
    /** false: what was missed is fetched anew instead. */
    takes: (userId: string, events: number): boolean => {
      const now = time()
      if (spent.size >= MOST_KEPT) spent.clear()
      const known = spent.get(userId)
      const minute = known && known.until > now ? known : { events: 0, until: now + MINUTE_MS }
      spent.set(userId, minute)
      if (minute.events + events + LOOKING > PER_MINUTE) return false
      minute.events += events + LOOKING
      return true
    },
  }
}
