import { useEffect, useState } from 'react'

import { Problem } from '#web/problem.ts'
import { showProblem } from '#web/ui/dialogs/messages.ts'

type Heard<Answered> = { readonly of: string; readonly answer: Answered }

/** As JSON; requested after `pause` ms without changes, and on `attempt`. `of`: the rows answered. null: none yet. */
export const useAnswerOnceStill = <Answered>(
  rows: string,
  ask: (rows: string, signal: AbortSignal) => Promise<Answered>,
  pause: number,
  attempt = 0,
): Heard<Answered> | null => {
  const [heard, setHeard] = useState<Heard<Answered> | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` repeats the request for the same rows; the request is the same at every render
  useEffect(() => {
    if (rows === '[]') return
    const ended = new AbortController()
    const timer = setTimeout(async () => {
      try {
        const answer = await ask(rows, ended.signal)
        if (!ended.signal.aborted) setHeard({ of: rows, answer })
      } catch (fault) {
        if (ended.signal.aborted) return
        if (!(fault instanceof Problem)) throw fault
        showProblem(fault)
      }
    }, pause)
    return () => {
      ended.abort()
      clearTimeout(timer)
    }
  }, [rows, attempt])
  return heard
}
