import type { Pulse } from './pulse.ts'

/** `version`: none for reactions. `seen`: the checkpoint. */
export type IdleProgress = {
  readonly name: string
  readonly version?: number
  readonly seen: number
  readonly upto: number
}

export type Passer = {
  readonly passing: () => IdleProgress | null
  readonly passed: (upto: number) => void
}

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
