import type { TrailEvent } from './log/trail.ts'
import type { Projection } from './projection.ts'

export type Evidence = {
  readonly kind: string
  readonly key: string
  readonly events: readonly TrailEvent[]
  /** Ids of its deadlines, fired or not. */
  readonly deadlines: ReadonlySet<string>
}

type Rule = {
  /** 'balance-never-negative' */
  readonly name: string
  readonly says: string
  readonly kinds: readonly string[]
}

export type Invariant = Rule &
  (
    | {
        /** Pure. A sentence for each breach of a stream. */
        readonly breaches: (it: Evidence) => readonly string[]
      }
    | {
        /** Pure. For series over many streams: what to remember, and what is wrong. */
        readonly follow: (
          memory: any,
          event: TrailEvent,
        ) => { readonly memory: unknown; readonly breach: string | null }
      }
    | {
        /** The stream's row equals the fold of its events; `sample`: streams checked per stretch. */
        readonly model: Projection
        readonly sample: number
      }
  )
