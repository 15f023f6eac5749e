import * as Equal from 'effect/Equal'
import { type Decider, RefusedError, refused } from '#platform/decision.ts'
import type { DataByType, EventType, NewEvent } from '#platform/event.ts'
import { unchecked } from '#platform/typed.ts'
import type { StreamName } from './append.ts'
import type { LoadedStream } from './loaded-stream.ts'

/** What an event would need a second person for. */
export type Matter = {
  /** By which the rules say from which amount on. */
  readonly matter: string
  readonly amount: number
  /** What must still be so when it is approved: what it changes, and into what. */
  readonly approved: unknown
  /** Ids of the things whose pages show the request. */
  readonly concerns: readonly string[]
  /** Whose key seals the command's input, where it has personal data. */
  readonly person?: string
}

/** An event that waits for a second person. */
export type Effect = Matter & StreamName & { readonly type: string; readonly data: unknown }

/** What of an effect is compared when the command is executed. */
export type Approved = Pick<Effect, 'kind' | 'key' | 'type' | 'approved'>

export type Recorded = { readonly stream: LoadedStream; readonly events: readonly NewEvent[] }
type MatterOf = (data: unknown, before: unknown, together: readonly Recorded[]) => Matter | null
export type Supervised = { readonly kind: string; readonly matters: Readonly<Record<string, MatterOf>> }

/**
 * Which events of a stream may need a second person. `before`: the state that they are decided on; `together`: all events of
 * the append.
 */
export const supervised = <State, const Events extends readonly EventType[]>(
  { stream }: Decider<State, Events>,
  matters: {
    readonly [Type in keyof DataByType<Events>]?: (
      data: DataByType<Events>[Type],
      before: State,
      together: readonly Recorded[],
    ) => Matter | null
  },
): Supervised => ({ kind: stream.kind, matters: unchecked(matters) })

/** When a second person is needed, and for whose commands. */
export type Supervision = {
  /** The stream of the rules: what they are when the events are recorded counts. */
  readonly rules: Pick<LoadedStream, 'decider' | 'key'>
  /** The amount above which a matter needs a second person; null: it needs none. */
  readonly limitOf: (rules: unknown, matter: string) => number | null
  readonly isMeant: (role: string) => boolean
  readonly of: readonly Supervised[]
}

export const SECOND_PERSON = 'second-person'

/** Nothing was recorded: another person has to approve these events first. */
export class SecondPersonNeeded extends RefusedError {
  readonly effects: readonly Effect[]
  constructor(effects: readonly Effect[]) {
    const matters = [...new Set(effects.map(({ matter }) => matter))]
    super(refused('A second person has to approve this', { members: { needs: SECOND_PERSON, matters } }))
    this.effects = effects
  }
}

export const CHANGED_SINCE = 'What this would do has changed since it was requested. Please request it again.'

const matterIn = ({ of }: Supervision, kind: string, type: string): MatterOf | undefined =>
  of.find((one) => one.kind === kind && Object.hasOwn(one.matters, type))?.matters[type]

/** Whether any of these events may need a second person: only then the rules are read. */
export const mayNeedSecond = (supervision: Supervision, recorded: readonly Recorded[]): boolean =>
  recorded.some(({ stream, events }) =>
    events.some(({ type }) => matterIn(supervision, stream.decider.stream.kind, type) !== undefined),
  )

/** Of these events those that need a second person by these rules. */
export const effectsOf = (supervision: Supervision, rules: unknown, recorded: readonly Recorded[]): Effect[] =>
  recorded.flatMap(({ stream: { decider, key, state }, events }) =>
    events.flatMap(({ type, data }): Effect[] => {
      const { kind } = decider.stream
      const found = matterIn(supervision, kind, type)?.(data, state, recorded) ?? null
      const limit = found && supervision.limitOf(rules, found.matter)
      return found && limit !== null && found.amount > limit ? [{ ...found, kind, key, type, data }] : []
    }),
  )

/** Throws unless there is nothing to approve, or exactly this was approved. */
export const checkApproved = (effects: readonly Effect[], approved: readonly Approved[] | undefined): void => {
  if (effects.length === 0) return
  if (!approved) throw new SecondPersonNeeded(effects)
  const isSame = (effect: Effect) => (other: Approved) =>
    other.kind === effect.kind &&
    other.key === effect.key &&
    other.type === effect.type &&
    Equal.equals(other.approved, effect.approved)
  if (!effects.every((effect) => approved.some(isSame(effect)))) throw new RefusedError(refused(CHANGED_SINCE))
}
