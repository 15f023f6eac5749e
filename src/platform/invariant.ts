import type { TrailEvent } from './log/trail.ts'
import type { Projection } from './projection.ts'

/** One stream with what belongs to it. */
export type Evidence = {
  readonly kind: string
  readonly key: string
  /** All of them, the first one first. */
  readonly events: readonly TrailEvent[]
  /** The ids of its deadlines, fired or not. */
  readonly deadlines: ReadonlySet<string>
}

type Rule = {
  /** 'balance-never-negative' */
  readonly name: string
  /** The rule as a sentence. */
  readonly says: string
  /** The kinds of stream that it looks at. */
  readonly kinds: readonly string[]
}

/** What must be true of the log whatever happened: checked again and again while the portal runs. */
export type Invariant = Rule &
  (
    | {
        /** Of every stream: why it does not hold, a sentence each; none: it holds. Pure. */
        readonly breaches: (it: Evidence) => readonly string[]
      }
    | {
        /** Of a series that runs over many streams: what to remember after this event, and what is wrong with it. Pure. */
        readonly follow: (
          memory: any,
          event: TrailEvent,
        ) => { readonly memory: unknown; readonly breach: string | null }
      }
    | {
        /** The row of this read model is what the events of its stream make of it. Of a stretch of the log, so many streams are looked at. */
        readonly model: Projection
        readonly sample: number
      }
  )
