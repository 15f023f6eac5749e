import { useSyncExternalStore } from 'react'

import { Problem } from '#web/problem.ts'
import { pause } from './pause.ts'

/** How to repeat now each command that waits for its next attempt. */
const resting = new Set<() => void>()
const listeners = new Set<() => void>()
let lost = 0

const become = (now: number): void => {
  lost = now
  for (const listener of listeners) listener()
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    const end = () => {
      clearTimeout(timer)
      resting.delete(end)
      resolve()
    }
    const timer = setTimeout(end, milliseconds)
    resting.add(end)
  })

/** The connection is back, or the user does not want to wait: all of them are repeated at once. */
export const askLostNow = (): void => {
  for (const ask of [...resting]) ask()
}

const isLost = (fault: unknown): boolean => fault instanceof Problem && fault.unanswered

/** Until the server answers. `ask` must use the same Idempotency-Key each time, so that repeats are safe. */
export const untilAnswered = async <Answer>(ask: () => Promise<Answer>): Promise<Answer> => {
  try {
    return await ask()
  } catch (fault) {
    if (!isLost(fault)) throw fault
  }
  become(lost + 1)
  try {
    for (let tries = 0; ; tries++) {
      await rest(pause(tries, Math.random()))
      try {
        return await ask()
      } catch (fault) {
        if (!isLost(fault)) throw fault
      }
    }
  } finally {
    become(lost - 1)
  }
}

/** How many commands have no answer yet. */
export const useLostAnswers = (): number =>
  useSyncExternalStore(
    (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => lost,
    () => 0,
  )
