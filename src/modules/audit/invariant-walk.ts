import type { Invariant } from '#platform/invariant.ts'
import type { StreamName } from '#platform/log/append.ts'
import type { Trail, Trailed } from '#platform/log/trail.ts'
import type { Background } from '#platform/module.ts'
import type { ReadModels } from '#platform/projection.ts'
import { sampleOf } from '#platform/spread.ts'

import { invariant as rule, tellStanding } from './invariant.ts'
import { type Breach, breachedStreams, keepFindings, progressOf } from './invariant-ledger.ts'
import { outbreakOf } from './outbreaks.ts'
import { MOVED, rowDiffers, rowSays } from './row-check.ts'
import { deadlinesOfStreams, streamsGoingOn } from './streams-at.ts'

/** How many positions of the log are looked at in one piece. */
const STRETCH = 1_000

/** `draw`: another one with each look. */
type Looking = { readonly db: ReadModels; readonly trail: Trail; readonly draw: string }
/** From where to where it is looked, and where the log ended before. */
type Stretch = { readonly events: readonly Trailed[]; readonly upto: number; readonly head: number }
type Found = {
  readonly lookedAt: readonly StreamName[]
  readonly breaches: readonly Breach[]
  readonly memory: unknown
}

/** Looks at the next stretch of the log by one rule, keeps what was found and tells when it broke. True: there is more. */
export const lookOn = async (background: Background, trail: Trail, invariant: Invariant): Promise<boolean> => {
  const { db, now } = background
  const { position, memory, walk } = await progressOf(db.kysely, invariant.name)
  const head = await trail.head()
  const { events, upto } = await trail.onward(invariant.kinds, position, STRETCH)
  const found = await lookAt({ db, trail, draw: now.toISOString() }, invariant, { events, upto, head }, memory)
  const atEnd = upto >= head
  const findings = { ...found, walk, upto, atEnd, replacing: !('follow' in invariant) }
  if (!(await keepFindings(db.kysely, invariant.name, findings))) return true
  const outbreak = await outbreakOf(db.kysely, invariant.name)
  const standing = { rule: invariant.says, outbreak, atEnd, now }
  if (outbreak !== null || atEnd)
    await background.logFor(`${invariant.name} at ${upto}`).decide(rule, invariant.name, tellStanding(standing))
  return upto > position
}

const lookAt = async (looking: Looking, invariant: Invariant, stretch: Stretch, memory: unknown): Promise<Found> => {
  const { events } = stretch
  if ('follow' in invariant) return alongSeries(invariant, events, memory)
  const last = new Map(events.map(({ envelope }) => [`${envelope.kind}/${envelope.key}`, envelope]))
  const streams = [...last.values()]
  const found =
    'model' in invariant ? rowsOf(looking, invariant, streams) : streamsBy(looking, invariant, streams, stretch)
  return { lookedAt: (await found).lookedAt, breaches: (await found).breaches, memory: null }
}

type Touched = StreamName & { readonly position: number }

const alongSeries = (
  { follow }: Extract<Invariant, { follow: unknown }>,
  events: readonly Trailed[],
  memory: unknown,
): Found => {
  const breaches: Breach[] = []
  let remembered = memory
  for (const event of events) {
    const { kind, key, position } = event.envelope
    const step = follow(remembered, event)
    remembered = step.memory
    if (step.breach) breaches.push({ streamKind: kind, streamKey: key, says: step.breach, position })
  }
  const lookedAt = events.filter(({ envelope }) => envelope.version === 1).map(({ envelope }) => envelope)
  return { lookedAt, breaches, memory: remembered }
}

/** A stream that goes on beyond the stretch is looked at where it ends: halfway it may break what it mended since. */
const streamsBy = async (
  { db, trail }: Looking,
  { kinds, breaches }: Extract<Invariant, { breaches: unknown }>,
  streams: readonly Touched[],
  { upto, head }: Stretch,
) => {
  const found: Breach[] = []
  const lookedAt: Touched[] = []
  for (const kind of kinds) {
    const ofKind = streams.filter((it) => it.kind === kind)
    if (ofKind.length === 0) continue
    const keysOf = (some: readonly Touched[]) => some.map(({ key }) => key)
    const goingOn = await streamsGoingOn(db.kysely, kind, keysOf(ofKind), { after: upto, head })
    const touched = ofKind.filter(({ key }) => !goingOn.has(key))
    const [events, deadlines] = await Promise.all([
      trail.ofStreams(kind, keysOf(touched), upto),
      deadlinesOfStreams(db.kysely, kind, keysOf(touched)),
    ])
    const byKey = Map.groupBy(events, ({ envelope }) => envelope.key)
    for (const { key, position } of touched) {
      const evidence = { kind, key, events: byKey.get(key) ?? [], deadlines: deadlines.get(key) ?? new Set<string>() }
      for (const says of breaches(evidence)) found.push({ streamKind: kind, streamKey: key, says, position })
    }
    lookedAt.push(...touched)
  }
  return { lookedAt, breaches: found }
}

const rowsOf = async (
  { db, trail, draw }: Looking,
  { name, model, sample }: Extract<Invariant, { model: unknown }>,
  streams: readonly Touched[],
) => {
  const known = await breachedStreams(db.kysely, name)
  const looked = new Set([...streams.filter(({ key }) => known.has(key)), ...sampleOf(streams, sample, draw)])
  const found: Breach[] = []
  for (const { kind, key, position } of looked) {
    const differs = await rowDiffers(db, trail, model, { kind, key })
    // Where nobody could compare, what is known of it stays.
    if (differs === true || (differs === MOVED && known.has(key)))
      found.push({ streamKind: kind, streamKey: key, says: rowSays(model), position })
  }
  return { lookedAt: [...looked], breaches: found }
}
