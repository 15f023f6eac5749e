import { type Decision, decider } from '#platform/decision.ts'
import type { HappenedOf } from '#platform/event.ts'

import { InvariantBroken, invariantStream } from './events.ts'

type Recorded = HappenedOf<typeof invariantStream.events>
type Breach = Omit<Parameters<typeof InvariantBroken.make>[0], 'invariant' | 'rule'>

/** What was said of a rule already. */
export type KnownBreaches = { readonly name: string; readonly told: readonly string[] }

/** Nobody is told of what they know: a breach stays one as long as it is told of once. */
const MOST_TOLD = 1_000

const nameOf = ({ streamKind, streamKey, breach }: Breach): string => `${streamKind}/${streamKey}: ${breach}`

export const invariant = decider<KnownBreaches>()({
  stream: invariantStream,
  implicit: true,
  initial: (name) => ({ name, told: [] }),
  owner: () => ({}),
  evolve: { InvariantBroken: (it, breach) => ({ ...it, told: [...it.told, nameOf(breach)].slice(-MOST_TOLD) }) },
})

/** Records what nobody was told of before. */
export const tellBreaches =
  (rule: string, breaches: readonly Breach[]): Decision<KnownBreaches, Recorded> =>
  ({ name, told }) =>
    breaches
      .filter((breach) => !told.includes(nameOf(breach)))
      .map((breach) => InvariantBroken.make({ invariant: name, rule, ...breach }))
