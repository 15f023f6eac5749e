import type { Pool } from 'pg'
import { type Fibres, fibres } from '#platform/background/fibres.ts'
import { errorOf } from '#platform/typed.ts'

const EVERY_MS = 1000

export type Question = {
  /** One value; `$` is `given` as JSON. */
  readonly sql: string
  readonly given?: () => unknown
  readonly receive: (answer: any) => void
  readonly onTrouble?: (error: Error) => void
}

/** All in one statement a second; where nothing was recorded since the last one, every other second. `head`: of the log. */
export const pulseOn = (pool: Pool, head: () => number) => {
  const questions = new Set<Question>()
  let revision = 0
  let seen = Number.NaN
  let isResting = false

  const askAll = async (): Promise<void> => {
    isResting = !isResting && head() === seen
    if (isResting) return
    seen = head()
    const all = [...questions]
    const values: unknown[] = []
    const expressions = all.map(({ sql, given }, index) => {
      const placed = given ? `$${values.push(JSON.stringify(given()))}::jsonb` : ''
      return `(${sql.replace('$', placed)}) as answer_${index}`
    })
    try {
      const { rows } = await pool.query({ name: `pulse-${revision}`, text: `select ${expressions}`, values })
      for (const [index, { receive }] of all.entries()) receive(rows[0][`answer_${index}`])
    } catch (error) {
      for (const { onTrouble } of all) onTrouble?.(errorOf(error))
    }
  }
  let ticker: Fibres | undefined
  return {
    ask: (question: Question): (() => void) => {
      questions.add(question)
      revision++
      if (!ticker) {
        ticker = fibres()
        ticker.every('pulse', EVERY_MS, askAll)
      }
      return () => {
        questions.delete(question)
        revision++
        if (questions.size > 0) return
        void ticker?.stop()
        ticker = undefined
      }
    },
  }
}

export type Pulse = ReturnType<typeof pulseOn>
