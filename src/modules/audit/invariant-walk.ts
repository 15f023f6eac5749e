import type { Invariant } from '#platform/invariant.ts'
import type { StreamName } from '#platform/log/append.ts'
import type { Trail } from '#platform/log/trail.ts'
import type { Background } from '#platform/module.ts'
import type { ReadModels } from '#platform/projection.ts'
import { sampleOf } from '#platform/spread.ts'

import { evidenceOf, type Stretch, touchedIn } from './evidence.ts'
import { reportCheck, invariant as rule } from './invariant.ts'
import {
  type Breach,
  breachedStreams,
  keepFindings,
  keepHolding,
  type Progress,
  progressOf,
} from './invariant-ledger.ts'
import { outbreakOf } from './outbreaks.ts'
import { MOVED, rowSays, rowsThatDiffer } from './row-check.ts'

/** How many positions of the log are looked at in one piece. */
const STRETCH = 1_000

/** `draw`: another one with each look. `evidence`: of a kind, read once for all rules. */
type WalkContext = {
  readonly db: ReadModels
  readonly trail: Trail
  readonly draw: string
  readonly evidence: (kind: string) => ReturnType<typeof evidenceOf>
}
type WalkResult = {
  readonly lookedAt: readonly StreamName[]
  readonly breaches: readonly Breach[]
  readonly memory: unknown
}

/** By database: rules of which this node knows that nothing is reported or has to be. */
const whole = new WeakMap<object, Set<string>>()
const wholeRules = ({ kysely }: ReadModels): Set<string> => {
  const known = whole.get(kysely) ?? new Set()
  whole.set(kysely, known)
  return known
}

/** One stretch, for the rules furthest behind; reports rules that broke. True: there is more. */
export const lookOn = async (
  background: Background,
  trail: Trail,
  invariants: readonly Invariant[],
): Promise<boolean> => {
  const { db, now } = background
  const { head, rules } = await progressOf(
    db.kysely,
    invariants.map(({ name }) => name),
  )
  const known = new Map(rules.map((it) => [it.name, it]))
  const positionOf = ({ name }: Invariant) => known.get(name)!.position
  const from = Math.min(...invariants.map(positionOf))
  const isSettled = ({ name }: Invariant) => !known.get(name)!.isBroken && wholeRules(db).has(name)
  const group = invariants.filter((it) => positionOf(it) === from)
  if (from >= head && group.every(isSettled)) return false
  // Ends where the next rule's position begins, which joins from there.
  const size = Math.min(
    STRETCH,
    ...invariants
      .map(positionOf)
      .filter((it) => it > from)
      .map((it) => it - from),
  )
  const { events, upto } = await trail.onward([...new Set(group.flatMap(({ kinds }) => kinds))], from, size)
  const stretch = { events, upto, head }
  const evidence = new Map<string, ReturnType<typeof evidenceOf>>()
  const looking: WalkContext = {
    ...{ db, trail, draw: now.toISOString() },
    evidence: (kind) => {
      const read = evidence.get(kind) ?? evidenceOf({ db, trail }, kind, stretch)
      evidence.set(kind, read)
      return read
    },
  }
  const found: (readonly [Invariant, Progress, WalkResult])[] = []
  for (const it of group) {
    const progress = known.get(it.name)!
    found.push([it, progress, await lookAt(looking, it, stretch, progress.memory)])
  }
  await keep(background, found, stretch)
  return upto > from
}

/** Most rules hold: they are written in one statement. The others are written and reported one by one. */
const keep = async (
  background: Background,
  found: readonly (readonly [Invariant, Progress, WalkResult])[],
  { upto, head }: Stretch,
): Promise<void> => {
  const { db } = background
  const atEnd = upto >= head
  const holds = ([, { isBroken }, { breaches }]: (typeof found)[number]) => !isBroken && breaches.length === 0
  await keepHolding(
    db.kysely,
    upto,
    found.filter(holds).map(([{ name }, { walk }, { lookedAt, memory }]) => ({
      ...{ name, walk, memory },
      lookedAt: lookedAt.length,
    })),
  )
  for (const one of found) {
    const [invariant, { walk }, findings] = one
    if (!holds(one)) {
      const all = { ...findings, walk, upto, atEnd, replacing: !('follow' in invariant) }
      if (await keepFindings(db.kysely, invariant.name, all)) await report(background, invariant, { upto, atEnd })
    } else if (atEnd && !wholeRules(db).has(invariant.name)) await report(background, invariant, { upto, atEnd })
  }
}

const report = async (
  { db, now, logFor }: Background,
  { name, says }: Invariant,
  { upto, atEnd }: { readonly upto: number; readonly atEnd: boolean },
): Promise<void> => {
  const outbreak = await outbreakOf(db.kysely, name)
  if (outbreak === null && !atEnd) return
  await logFor(`${name} at ${upto}`).decide(rule, name, reportCheck({ rule: says, outbreak, atEnd, now }))
  if (outbreak === null) wholeRules(db).add(name)
  else wholeRules(db).delete(name)
}

const lookAt = (
  looking: WalkContext,
  invariant: Invariant,
  stretch: Stretch,
  memory: unknown,
): Promise<WalkResult> | WalkResult => {
  if ('follow' in invariant) return alongSeries(invariant, stretch, memory)
  return 'model' in invariant ? rowsOf(looking, invariant, stretch) : streamsBy(looking, invariant)
}

const alongSeries = (
  { follow, kinds }: Extract<Invariant, { follow: unknown }>,
  { events }: Stretch,
  memory: unknown,
): WalkResult => {
  const breaches: Breach[] = []
  const its = events.filter(({ envelope }) => kinds.includes(envelope.kind))
  let remembered = memory
  for (const event of its) {
    const { kind, key, position } = event.envelope
    const step = follow(remembered, event)
    remembered = step.memory
    if (step.breach) breaches.push({ streamKind: kind, streamKey: key, says: step.breach, position })
  }
  const lookedAt = its.filter(({ envelope }) => envelope.version === 1).map(({ envelope }) => envelope)
  return { lookedAt, breaches, memory: remembered }
}

const streamsBy = async (
  { evidence }: WalkContext,
  { kinds, breaches }: Extract<Invariant, { breaches: unknown }>,
): Promise<WalkResult> => {
  const lookedAt = (await Promise.all(kinds.map(evidence))).flat()
  const found = lookedAt.flatMap((stream) =>
    breaches(stream).map((says) => ({
      streamKind: stream.kind,
      streamKey: stream.key,
      says,
      position: stream.position,
    })),
  )
  return { lookedAt: lookedAt.map(({ kind, key }) => ({ kind, key })), breaches: found, memory: null }
}

const rowsOf = async (
  { db, trail, draw }: WalkContext,
  { name, kinds, model, sample }: Extract<Invariant, { model: unknown }>,
  stretch: Stretch,
): Promise<WalkResult> => {
  const streams = touchedIn(stretch, kinds)
  if (streams.length === 0) return { lookedAt: [], breaches: [], memory: null }
  const known = await breachedStreams(db.kysely, name)
  const looked = [...new Set([...streams.filter(({ key }) => known.has(key)), ...sampleOf(streams, sample, draw)])]
  const differs = await rowsThatDiffer(db, trail, model, looked)
  const isWrong = ({ key }: StreamName) => {
    const how = differs.get(key)
    // Where the row could not be compared, the known breach remains.
    return how === true || (how === MOVED && known.has(key))
  }
  const breaches = looked
    .filter(isWrong)
    .map(({ kind, key, position }) => ({ streamKind: kind, streamKey: key, says: rowSays(model), position }))
  return { lookedAt: looked, breaches, memory: null }
}
