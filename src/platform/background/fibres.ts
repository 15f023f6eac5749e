import * as Cause from 'effect/Cause'
import * as Effect from 'effect/Effect'
import * as Exit from 'effect/Exit'
import * as Fiber from 'effect/Fiber'
import * as Schedule from 'effect/Schedule'
import * as Scope from 'effect/Scope'
import * as Semaphore from 'effect/Semaphore'

/** `name`: of the fibre that failed; it goes on. */
export type OnTrouble = (error: unknown, name: string) => void

const isThenable = (value: unknown): value is PromiseLike<unknown> =>
  typeof (value as { then?: unknown } | null | undefined)?.then === 'function'

/** Not interrupted: a scope that is closed waits for its end. Fails with what `work` throws. */
export const whole = <A>(work: () => A | PromiseLike<A>): Effect.Effect<A, unknown> =>
  Effect.uninterruptible(
    Effect.flatMap(Effect.try({ try: work, catch: (error) => error }), (begun) =>
      isThenable(begun) ? Effect.tryPromise({ try: () => begun, catch: (error) => error }) : Effect.succeed(begun),
    ),
  )

/** What a service runs in the background, in a scope of its own. */
export const fibres = (onTrouble: OnTrouble = () => {}) => {
  const scope = Scope.makeUnsafe('parallel')
  const stopping = new AbortController()

  const report = (name: string) => (cause: Cause.Cause<unknown>) =>
    Effect.sync(() => Cause.hasInterruptsOnly(cause) || onTrouble(Cause.squash(cause), name))

  /** Runs on until its first pause before it returns. */
  const start = (name: string, effect: Effect.Effect<unknown, unknown>) =>
    stopping.signal.aborted ? undefined : Fiber.runIn(Effect.runFork(Effect.tapCause(effect, report(name))), scope)

  return {
    /** Aborted when the service stops. */
    signal: stopping.signal,

    start,

    /** In ms, counted from the end of the last turn. A turn that fails is reported, and the next one comes. */
    every: (name: string, ms: number, work: () => unknown, { atOnce = false } = {}): void => {
      const turn = Effect.catchCause(whole(work), report(name))
      start(name, atOnce ? Effect.repeat(turn, Schedule.spaced(ms)) : Effect.schedule(turn, Schedule.spaced(ms)))
    },

    /** Repeated by the schedule while it fails. */
    untilDone: (name: string, schedule: Schedule.Schedule<unknown>, work: () => Promise<unknown>) =>
      start(name, whole(work).pipe(Effect.tapCause(report(name)), Effect.retry(schedule))),

    /** Interrupts what sleeps, waits for what is under way. */
    stop: async (): Promise<void> => {
      stopping.abort()
      await Effect.runPromise(Scope.close(scope, Exit.void))
    },
  }
}

export type Fibres = ReturnType<typeof fibres>

/** At most `most` at once, in the order of their calls. */
export const turns = (most: number) => {
  const semaphore = Semaphore.makeUnsafe(most)
  return <A>(work: () => Promise<A>): Promise<A> => Effect.runPromise(semaphore.withPermit(whole(work)))
}
