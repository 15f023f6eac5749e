import type { Pulse } from './pulse.ts'

/** How far somebody who follows the log knows that nothing concerns them; a reaction has no version. `seen`: where their checkpoint stands. */
export type Passing = { readonly name: string; readonly version?: number; readonly seen: number; readonly upto: number }

/** Somebody most of what is recorded does not concern. */
export type Passer = {
  /** Null: there is nothing to write down. */
  readonly passing: () => Passing | null
  /** It was written down. */
  readonly passed: (upto: number) => void
}

/** Has checkpoints written down with what this node asks once a second. Answers how to stop. */
export const passingOn = (pulse: Pulse, all: () => readonly Passer[]): (() => void) => {
  let asked: { readonly who: Passer; readonly passing: Passing }[] = []
  return pulse.ask({
    sql: 'select es.pass($)',
    given: () => {
      asked = all().flatMap((who) => {
        const passing = who.passing()
        return passing ? [{ who, passing }] : []
      })
      return asked.map(({ passing }) => passing)
    },
    hear: () => {
      for (const { who, passing } of asked) who.passed(passing.upto)
    },
  })
}
