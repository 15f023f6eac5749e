import { setTimeout as sleep } from 'node:timers/promises'

const WITHIN_MS = 180_000

/** Waits until it is so; what it throws is a no. */
export const eventually = async (what: string, is: () => Promise<boolean>, ms = WITHIN_MS): Promise<void> => {
  for (const until = performance.now() + ms; !(await is().catch(() => false)); await sleep(50))
    if (performance.now() > until) throw new Error(`Not within ${ms / 1000} s: ${what}`)
}
