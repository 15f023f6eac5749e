import type { DataByType, EventOf, EventType, StreamType } from './event.ts'
import type { Envelope } from './projection.ts'

/** A value, never thrown. `status`: HTTP; `error`: the sentence for the person; `errors`: reasons by field. */
export type Refusal = {
  readonly refused: true
  readonly status: 400 | 401 | 403 | 404 | 409 | 410 | 413 | 415 | 416 | 422 | 429
  readonly error: string
  readonly errors?: Readonly<Record<string, string>>
  readonly members?: Readonly<Record<string, unknown>>
}

/** 409, unless another status is named. */
export const refused = (error: string, more: Partial<Omit<Refusal, 'refused' | 'error'>> = {}): Refusal => ({
  refused: true,
  status: 409,
  error,
  ...more,
})

/** 422, with the reason by field. */
export const invalid = (
  errors: Readonly<Record<string, string>>,
  error = Object.values(errors)[0] ?? 'Invalid',
): Refusal => refused(error, { status: 422, errors })

/** The same for what is missing and what is another company's. */
export const notFound = (what = 'Not found'): Refusal => refused(what, { status: 404 })

export const isRefusal = (value: unknown): value is Refusal =>
  typeof value === 'object' && value !== null && (value as { refused?: unknown }).refused === true

export class RefusedError extends Error {
  readonly refusal: Refusal
  constructor(refusal: Refusal) {
    super(refusal.error)
    this.refusal = refusal
  }
}

export const orRefuse = <T>(value: T | Refusal): T => {
  if (isRefusal(value)) throw new RefusedError(value)
  return value
}

/** Pure: no clock, no database. */
export type Decision<State, Recorded> = (state: State) => readonly Recorded[] | Refusal

/** Checked by a distributor's log (404); staff and system pass. `shared`: every company's commands may decide on it. */
export type Owner = { readonly distributorId?: string; readonly userId?: string; readonly shared?: true }

/** `at` is absolute; the handler of its kind decides again when it fires. */
export type Deadline = { readonly kind: string; readonly at: Date }

export type Stamp = Pick<Envelope, 'at' | 'actor'>

export type Decider<State = any, Events extends readonly EventType[] = any> = {
  readonly stream: StreamType<Events>
  readonly initial: (key: string) => State
  readonly evolve: {
    readonly [Type in keyof DataByType<Events>]: (state: State, data: DataByType<Events>[Type], stamp: Stamp) => State
  }
  readonly owner: (state: State, key: string) => Owner
  /** A stream without events is valid (a cart, a feed). Otherwise it must be begun, and is 404 before. */
  readonly implicit?: boolean
  readonly deadlines?: {
    readonly [Type in keyof DataByType<Events>]?: (data: DataByType<Events>[Type], now: Date) => readonly Deadline[]
  }
}

/** A type left out of `evolve` does not compile. */
export const decider =
  <State>() =>
  <const Events extends readonly EventType[]>(decider: Decider<State, Events>) =>
    decider

export type RecordedBy<D> = D extends Decider<any, infer Events extends readonly EventType[]> ? EventOf<Events> : never
export type StateOf<D> = D extends Decider<infer State, any> ? State : never

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
