import type { DataByType, EventOf, EventType, StreamType } from './event.ts'
import type { Envelope } from './projection.ts'

/**
 * Why not. A value, never an exception of its own: `status` is the HTTP status it becomes, `error` the sentence a
 * person reads (the catalogue's own text where it has one), `errors` the reason by field.
 */
export type Refusal = {
  readonly refused: true
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 422 | 429
  readonly error: string
  readonly errors?: Readonly<Record<string, string>>
  /** Further members of the answer, such as `conflictType` or the new figures by line. */
  readonly members?: Readonly<Record<string, unknown>>
}

/** The state of things does not allow it: 409, unless another status is named. */
export const refused = (error: string, more: Partial<Omit<Refusal, 'refused' | 'error'>> = {}): Refusal => ({
  refused: true,
  status: 409,
  error,
  ...more,
})

/** The state may be right and the person too, but the input is not: 422, with the reason by field. */
export const invalid = (
  errors: Readonly<Record<string, string>>,
  error = Object.values(errors)[0] ?? 'Invalid',
): Refusal => refused(error, { status: 422, errors })

/** What is not there and what belongs to another company answer alike. */
export const notFound = (what = 'Not found'): Refusal => refused(what, { status: 404 })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true

/** Carries a refusal out of a handler; the endpoint's one edge turns it into an answer. */
export class RefusedError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

/** Throws the refusal when there is one, else hands the value on. */
export const orRefuse = <T>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new RefusedError(value)
  return value
}

/** From what an aggregate remembers to what happened, or to why not. No clock, no database. */
export type Decision<State, Recorded> = (state: State) => readonly Recorded[] | Refusal

/**
 * Whose stream it is: a distributor's log refuses, with 404, to touch what is not its own. Staff and the system pass.
 * `shared`: the commands of every company may decide on it, and its decisions say what each company may.
 */
export type Owner = { readonly distributorId?: string; readonly userId?: string; readonly shared?: true }

/** A promise about time that an event starts. `at` is absolute; the handler of its kind decides again when it fires. */
export type Deadline = { readonly kind: string; readonly at: Date }

/** When an event was recorded, and by whom. While it is decided on: what the command knows of it. */
export type Stamp = Pick<Envelope, 'at' | 'actor'>

export type Decider<State = any, Events extends readonly EventType[] = any> = {
  readonly stream: StreamType<Events>
  readonly initial: (key: string) => State
  readonly evolve: {
    readonly [Type in keyof DataByType<Events>]: (state: State, data: DataByType<Events>[Type], stamp: Stamp) => State
  }
  readonly owner: (state: State, key: string) => Owner
  /** implicit: a stream without events is a valid one (a cart, a feed). Otherwise it must be begun, and 404 before. */
  readonly implicit?: boolean
  /** What each event starts; a pure function of its data and the moment of the command. */
  readonly deadlines?: {
    readonly [Type in keyof DataByType<Events>]?: (data: DataByType<Events>[Type], now: Date) => readonly Deadline[]
  }
}

/** Declares an aggregate: what it remembers (evolve) and whose it is. A type left out of `evolve` does not compile. */
export const decider =
  <State>() =>
  <const Events extends readonly EventType[]>(decider: Decider<State, Events>) =>
    decider

export type RecordedBy<D> = D extends Decider<any, infer Events extends readonly EventType[]> ? EventOf<Events> : never
export type StateOf<D> = D extends Decider<infer State, any> ? State : never

/** The state after more of what happened. */
export const evolved = <D extends Decider>(
  decider: D,
  state: StateOf<D>,
  happened: readonly { readonly envelope: Stamp & Pick<Envelope, 'type'>; readonly data: unknown }[],
): StateOf<D> =>
  happened.reduce((before, { envelope, data }) => {
    const step = (decider.evolve as Record<string, (state: unknown, data: unknown, stamp: Stamp) => unknown>)[
      envelope.type
    ]
    if (!step) throw new Error(`${decider.stream.kind} does not know ${envelope.type}`)
    return step(before, data, envelope) as StateOf<D>
  }, state)
