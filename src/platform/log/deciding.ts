import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { evolved, isRefusal, type Refusal, RefusedError, refused, type Stamp } from '#platform/decision.ts'
import type { NewEvent } from '#platform/event.ts'
import { moment } from '#platform/moment.ts'
import { inTransaction } from '#platform/postgres/transaction.ts'
import { noteOnSpan, traced } from '#platform/tracing/spans.ts'
import { errorCode } from '#platform/typed.ts'
import type { About, AppendResult, StreamAppend } from './append.ts'
import { AlreadyDone, VersionConflict } from './append-refused.ts'
import type { DrawnNumber, Giver, Options, StreamAt, Target } from './commands.ts'
import { deadlinesOf } from './deadlines.ts'
import { caughtUp, isNamed, type LoadedStream, nameOf, unread } from './loaded-stream.ts'
import { refuseForeign, refuseForeignBeginning, tenantOf } from './ownership.ts'
import { checkApproved, effectsOf, mayNeedSecond } from './second-person.ts'

type NumberPlaceholder = DrawnNumber & { readonly placeholder: string }

/** Random, so that no text of a person equals it. A number without a series is a bug. */
const toBeNumbered = (series: { name: string; year: number } | undefined): NumberPlaceholder => {
  const placeholder = randomUUID()
  return {
    placeholder,
    get number() {
      if (!series) throw new Error('A number was used, but the command names no series')
      return placeholder
    },
  }
}

/** In every text, as the append does in what it stores. */
const withNumber = <T>(value: T, placeholder: string, number: string): T =>
  JSON.parse(JSON.stringify(value).replaceAll(placeholder, number)) as T

export type Question = {
  readonly targets: readonly Target[]
  readonly decide: (states: readonly any[], numbered: DrawnNumber) => Recordings | Refusal
  readonly options: Options<any>
  readonly shape: (states: readonly any[]) => unknown
}

type Recordings = readonly (readonly NewEvent[])[]
type Decision = {
  readonly recordings: Recordings
  readonly after: readonly LoadedStream[]
  readonly numbered: NumberPlaceholder
}
type CommandResult = { readonly position: number; readonly states: readonly any[]; readonly answer: any }

const TRIES = 4
const DEADLOCK = '40P01' // cannot happen between appends, but a caller's transaction may hold more than streams
const CHANGED_MEANWHILE = 'Someone else changed this at the same moment. Please check it again.'

/** Retries on conflicts. Starts from the node's cache where it has all streams: the append checks the versions. */
export const decideAndAppend = (giver: Giver, question: Question): Promise<CommandResult> =>
  traced(`command ${giver.command}`, { 'partnercare.command': giver.command }, async () => {
    const result = await decidedAndAppended(giver, question)
    noteOnSpan({ 'partnercare.position': result.position })
    return result
  })

const decidedAndAppended = async (giver: Giver, question: Question): Promise<CommandResult> => {
  const { targets } = question
  const { remembered } = giver.log
  const known = targets.map(({ decider, key, fresh }) => (fresh ? undefined : remembered.find(decider, key)))
  const isKnown = targets.some((it) => !it.fresh) && targets.every((it, i) => it.fresh || known[i])
  let loaded: readonly LoadedStream[] = targets.map(({ decider, key }, i) => known[i] ?? unread(decider, key))
  const answered = isKnown && !giver.rehearses ? await fromMemory(giver, question, loaded) : undefined
  if (answered) return answered
  for (let tries = 1; ; tries++) {
    loaded = await brought(giver, targets, loaded)
    try {
      return await attempt(giver, question, loaded)
    } catch (error) {
      await rethrowUnlessMoved(giver, targets, error)
      if (tries === TRIES) throw new RefusedError(refused(CHANGED_MEANWHILE))
      await sleep(Math.random() * 5 * 2 ** tries)
    }
  }
}

/** Undefined: read the database. Stale state must neither refuse nor prove that there is nothing to do. */
const fromMemory = async (
  giver: Giver,
  question: Question,
  loaded: readonly LoadedStream[],
): Promise<CommandResult | undefined> => {
  let decided: Decision
  try {
    decided = decidedOn(giver, question, loaded)
  } catch {
    return undefined
  }
  if (isNothing(decided)) return undefined
  try {
    return await record(giver, question, loaded, decided)
  } catch (error) {
    if (error instanceof RefusedError) return undefined
    await rethrowUnlessMoved(giver, question.targets, error)
    return undefined
  }
}

const isNothing = ({ recordings }: Decision): boolean => recordings.every((events) => events.length === 0)

/** Fresh ones are not read: the append finds out whether they exist. */
const brought = async (
  giver: Giver,
  targets: readonly Target[],
  loaded: readonly LoadedStream[],
): Promise<LoadedStream[]> => {
  const known = await caughtUp(
    giver.log.pool,
    loaded.filter((_, i) => !targets[i]!.fresh),
  )
  giver.log.remembered.keep(known)
  return loaded.map((stream, i) => (targets[i]!.fresh ? stream : known.shift()!))
}

const rethrowUnlessMoved = async ({ log }: Giver, targets: readonly Target[], error: unknown): Promise<void> => {
  if (error instanceof AlreadyDone) throw new AlreadyDone({ ...error, position: await log.seal() })
  if (error instanceof VersionConflict) {
    if (targets.some((it) => it.fresh && isNamed(it, error.stream)))
      throw new RefusedError(refused('This already exists.'))
  } else if (errorCode(error) !== DEADLOCK) throw error
}

const attempt = (giver: Giver, question: Question, loaded: readonly LoadedStream[]): Promise<CommandResult> =>
  record(giver, question, loaded, decidedOn(giver, question, loaded))

const record = async (
  giver: Giver,
  { options, shape }: Question,
  loaded: readonly LoadedStream[],
  decided: Decision,
): Promise<CommandResult> => {
  const { recordings, after, numbered } = decided
  const answerTo = (streams: readonly LoadedStream[], drawn: DrawnNumber) =>
    typeof options.answer === 'function' ? options.answer(shape(statesOf(streams)), drawn) : options.answer
  const answer = answerTo(after, numbered)
  const rules = await supervisedBy(giver, loaded, recordings)

  if (giver.rehearses) return { position: giver.log.head(), states: statesOf(after), answer }
  // The portal itself may decide again later.
  if (isNothing(decided) && giver.scope === 'system')
    return { position: giver.log.head(), states: statesOf(after), answer }
  if (isNothing(decided) && !giver.idempotency)
    return { position: await giver.log.seal(), states: statesOf(after), answer }
  const { number, head, at } = await append(giver, options, loaded, decided, answer, rules)
  const recorded = number === null ? recordings : withNumber(recordings, numbered.placeholder, number)
  const stamp = at === null ? stampOf(giver) : { ...stampOf(giver), at }
  const now = loaded.map((stream, i) => grown(stream, recorded[i]!, stamp))
  giver.log.remembered.keep(now)
  const position = head ?? (await giver.log.seal())
  return { position, states: statesOf(now), answer: number === null ? answer : answerTo(now, { number }) }
}

/** Throws where a second person has to approve it first. The rules that were read, which must not move meanwhile. */
const supervisedBy = async (
  { log, actor, supervision, approved }: Giver,
  loaded: readonly LoadedStream[],
  recordings: Recordings,
): Promise<StreamAt | null> => {
  if (!supervision?.isMeant(actor.role)) return null
  const recorded = loaded.map((stream, i) => ({ stream, events: recordings[i]! }))
  if (!mayNeedSecond(supervision, recorded)) return null
  const { decider, key } = supervision.rules
  const [rules] = await caughtUp(log.pool, [log.remembered.find(decider, key) ?? unread(decider, key)])
  checkApproved(effectsOf(supervision, rules!.state, recorded), approved)
  return loaded.some((stream) => isNamed(stream, nameOf(rules!)))
    ? null
    : { ...nameOf(rules!), version: rules!.version }
}

const statesOf = (streams: readonly LoadedStream[]) => streams.map(({ state }) => state)

const stampOf = ({ now, actor }: Giver): Stamp => ({ at: moment(now()), actor: actor.userId })

const decidedOn = (giver: Giver, { targets, decide, options }: Question, loaded: readonly LoadedStream[]): Decision => {
  for (const [i, stream] of loaded.entries()) if (!targets[i]!.fresh) refuseForeign(giver, stream)
  const { readAt } = options
  if (readAt && loaded.some((it) => isNamed(it, readAt) && it.version !== readAt.version))
    throw new RefusedError(refused(CHANGED_MEANWHILE))
  const numbered = toBeNumbered(options.series)
  const recordings = traced('decide', { 'partnercare.streams': loaded.map((it) => nameOf(it).kind) }, () =>
    decide(
      loaded.map(({ state }) => state),
      numbered,
    ),
  )
  if (isRefusal(recordings)) throw new RefusedError(recordings)
  const stamp = stampOf(giver)
  const after = loaded.map((stream, i) => grown(stream, recordings[i]!, stamp))
  for (const [i, stream] of after.entries())
    if (targets[i]!.fresh && recordings[i]!.length) refuseForeignBeginning(giver, stream)
  return { recordings, after, numbered }
}

const grown = (stream: LoadedStream, events: readonly NewEvent[], stamp: Stamp): LoadedStream => ({
  ...stream,
  version: stream.version + events.length,
  state: evolved(
    stream.decider,
    stream.state,
    events.map(({ type, data }) => ({ envelope: { type, ...stamp }, data })),
  ),
})

const append = async (
  giver: Giver,
  { reason, series, also }: Options<any>,
  loaded: readonly LoadedStream[],
  { recordings, after, numbered }: Decision,
  answer: unknown,
  rules: StreamAt | null,
): Promise<AppendResult> => {
  const { log, actor, command, correlation, causation, idempotency } = giver
  const isWritten = (_: unknown, i: number) => recordings[i]!.length > 0
  const appends: StreamAppend[] = loaded
    .map((it, i) => ({ ...nameOf(it), expected: it.version, events: recordings[i]! }))
    .filter(isWritten)
  const unwritten = loaded.filter((it, i) => !isWritten(it, i)).map((it) => ({ ...nameOf(it), version: it.version }))
  const reads = rules ? [...unwritten, rules] : unwritten
  const deadlines = loaded.flatMap((it, i) => deadlinesOf(it, recordings[i]!, giver.now()))
  const about: About = {
    command,
    actor: actor.userId,
    role: actor.role,
    origin: (await giver.origin?.()) ?? (actor.sessionId ? { session: actor.sessionId } : {}),
    correlation,
    causation,
    reason,
    onBehalfOf: tenantOf(after.filter(isWritten)),
    ...(reads.length && { reads }),
    ...(deadlines.length && { deadlines }),
    ...(series && { series: { ...series, placeholder: numbered.placeholder } }),
    ...(idempotency && { idempotency: { ...idempotency, answer: answer ?? null } }),
  }
  const alsoWrite = appends.length > 0 ? also : undefined
  if (!alsoWrite) return log.append(appends, about, giver.alarms)
  return inTransaction(log.pool, async (tx) => {
    await alsoWrite(tx)
    return log.appendIn(tx, appends, about, giver.alarms)
  })
}
