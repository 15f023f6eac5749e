import type { Pulse } from './pulse.ts'

/** How far a subscription knows that nothing in the log concerns it; a reaction has no version. `seen`: its checkpoint. */
export type IdleProgress = {
  readonly name: string
  readonly version?: number
  readonly seen: number
  readonly upto: number
}

/** A subscription that most events do not concern. */
export type Passer = {
  /** Null: there is nothing to write down. */
  readonly passing: () => IdleProgress | null
  /** It was written down. */
  readonly passed: (upto: number) => void
}

/** Stores checkpoints with the query that this node runs once a second. Answers how to stop. */
export const passingOn = (pulse: Pulse, all: () => readonly Passer[]): (() => void) => {
  let sent: { readonly who: Passer; readonly passing: IdleProgress }[] = []
  return pulse.ask({
    sql: 'select es.pass($)',
    given: () => {
      sent = all().flatMap((who) => {
        const passing = who.passing()
        return passing ? [{ who, passing }] : []
      })
      return sent.map(({ passing }) => passing)
    },
    receive: () => {
      for (const { who, passing } of sent) who.passed(passing.upto)
    },
  })
}
