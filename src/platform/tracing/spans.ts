import { AsyncLocalStorage } from 'node:async_hooks'
import * as Context from 'effect/Context'
import * as Exit from 'effect/Exit'
import * as Option from 'effect/Option'
import type { AnySpan, Span, SpanKind, SpanLink, Tracer } from 'effect/Tracer'
import { RefusedError } from '#platform/decision.ts'
import { AlreadyDone } from '#platform/log/append-refused.ts'
import { loggedError } from '#platform/node/logging.ts'
import { errorOf } from '#platform/typed.ts'

/** Kinds, counts, positions and names of the program; never ids of people, values of fields or addresses. */
export type Attributes = Readonly<Record<string, string | number | boolean | readonly string[]>>

/** A span, possibly of another process, and what makes its children. */
export type SpanParent = { readonly tracer: Tracer; readonly span: AnySpan }
export type ActiveSpan = { readonly tracer: Tracer; readonly span: Span }

const active = new AsyncLocalStorage<ActiveSpan | undefined>()

/** Undefined: the work belongs to no trace. What a finished request leaves running belongs to none either. */
export const activeSpan = (): ActiveSpan | undefined => {
  const it = active.getStore()
  return it?.span.status._tag === 'Started' ? it : undefined
}

export const withSpan = <T>(span: ActiveSpan | undefined, work: () => T): T => active.run(span, work)

/** Of background work, which goes on after the request that woke it. */
export const outsideOfTraces = <T>(work: () => T): T => active.exit(work)

/** Nanoseconds since 1970. */
const nowInNanos = (): bigint => BigInt(Math.round(performance.timeOrigin * 1e3 + performance.now() * 1e3)) * 1000n

type Begun = {
  readonly kind?: SpanKind
  readonly links?: readonly SpanLink[]
}

export const beginSpan = (
  { tracer, span: parent }: SpanParent,
  name: string,
  attributes: Attributes,
  { kind = 'internal', links = [] }: Begun = {},
): ActiveSpan => {
  const span = tracer.span({
    ...{ name, kind, links: [...links], startTime: nowInNanos(), root: false, sampled: parent.sampled },
    ...{ parent: Option.some(parent), annotations: Context.empty() },
  })
  for (const [key, value] of Object.entries(attributes)) span.attribute(key, value)
  return { tracer, span }
}

export const noteOnSpan = (attributes: Attributes): void => {
  const it = activeSpan()
  if (it) for (const [key, value] of Object.entries(attributes)) it.span.attribute(key, value)
}

/** A refusal is an answer: its status is noted, and its sentence, which may name people, is not. */
const endFailed = ({ span }: ActiveSpan, error: unknown): void => {
  if (error instanceof RefusedError) span.attribute('partnercare.refused', error.refusal.status ?? 409)
  const isAnswer = error instanceof RefusedError || error instanceof AlreadyDone
  span.end(nowInNanos(), isAnswer ? Exit.void : Exit.fail(withoutValues(errorOf(error))))
}

const withoutValues = (error: Error): Error => {
  const { type, message, stack } = loggedError(error)
  return Object.assign(new Error(message), { name: type, stack })
}

/** `isWell`: false for what failed where its error is known to another span. */
export const endSpan = ({ span }: ActiveSpan, isWell = true): void =>
  span.end(nowInNanos(), isWell ? Exit.void : Exit.fail('failed'))

const isPromise = (value: unknown): value is Promise<unknown> => value instanceof Promise

/** Ends them with the work, whether it answers at once or later. */
const endingWith = <T>(spans: readonly ActiveSpan[], work: () => T): T => {
  if (spans.length === 0) return work()
  const fail = (error: unknown): never => {
    for (const span of spans) endFailed(span, error)
    throw error
  }
  const end = (): void => {
    for (const span of spans) endSpan(span)
  }
  let result: T
  try {
    result = work()
  } catch (error) {
    return fail(error)
  }
  if (isPromise(result)) result.then(end, fail).catch(() => {})
  else end()
  return result
}

/** As a span of the trace that it is called in, if it is in one. */
export const traced = <T>(name: string, attributes: Attributes, work: () => T, kind?: SpanKind): T => {
  const parent = activeSpan()
  if (!parent) return work()
  const span = beginSpan(parent, name, attributes, kind && { kind })
  return withSpan(span, () => endingWith([span], work))
}

/** Work for several traces at once: a span in each. What it does is in the first, which the others are linked to. */
export const tracedTogether = <T>(
  parents: readonly (SpanParent | undefined)[],
  name: string,
  attributes: Attributes,
  work: (spans: readonly (ActiveSpan | undefined)[]) => T,
): T => {
  let first: ActiveSpan | undefined
  const spans = parents.map((parent) => {
    if (!parent) return undefined
    const links = first ? [{ span: first.span, attributes: {} }] : []
    const span = beginSpan(parent, name, attributes, { links })
    first ??= span
    return span
  })
  const begun = spans.filter((span) => span !== undefined)
  return withSpan(first, () => endingWith(begun, () => work(spans)))
}
