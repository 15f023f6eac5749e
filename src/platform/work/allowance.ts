import { present } from '#platform/typed.ts'

const MINUTE_MS = 60_000
const MOST_KEPT = 10_000

/** Per minute and subject on this node, where counting over all nodes would cost more than it saves. `time`: ms. */
export const allowance = (perMinute: number, time: () => number = () => performance.now()) => {
  const spent = new Map<string, { amount: number; until: number }>()

  const minuteOf = (subject: string, now: number) => {
    const known = spent.get(subject)
    if (known && known.until > now) return known
    spent.delete(subject)
    if (spent.size >= MOST_KEPT) spent.delete(present(spent.keys().next().value))
    const minute = { amount: 0, until: now + MINUTE_MS }
    spent.set(subject, minute)
    return minute
  }

  return {
    /** null: taken; else the seconds to wait, and nothing is taken. */
    take: (subject: string, amount = 1): number | null => {
      const now = time()
      const minute = minuteOf(subject, now)
      if (minute.amount + amount > perMinute) return Math.max(1, Math.ceil((minute.until - now) / 1000))
      minute.amount += amount
      return null
    },
  }
}
