import { turns } from '#platform/background/fibres.ts'
import { RefusedError, refused } from '#platform/decision.ts'

type Turns = {
  readonly atOnce: number
  readonly mostWaiting: number
  /** For the 429. */
  readonly says: string
  readonly retryAfterSeconds: number
}

export const inTurn = ({ atOnce, mostWaiting, says, retryAfterSeconds }: Turns) => {
  const turn = turns(atOnce)
  let callers = 0
  return async <T>(task: () => Promise<T>): Promise<T> => {
    if (callers >= atOnce + mostWaiting)
      throw new RefusedError(refused(says, { status: 429, members: { retryAfterSeconds } }))
    callers += 1
    return turn(task).finally(() => {
      callers -= 1
    })
  }
}

export const eachInTurn = (turns: Turns) => {
  const lines = new Map<string, { readonly turn: ReturnType<typeof inTurn>; callers: number }>()
  return async <T>(whose: string, task: () => Promise<T>): Promise<T> => {
    const line = lines.get(whose) ?? { turn: inTurn(turns), callers: 0 }
    lines.set(whose, line)
    line.callers += 1
    try {
      return await line.turn(task)
    } finally {
      line.callers -= 1
      if (line.callers === 0) lines.delete(whose)
    }
  }
}
