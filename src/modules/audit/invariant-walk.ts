import type { Invariant } from '#platform/invariant.ts'
import type { StreamName } from '#platform/log/append.ts'
import type { Trail, Trailed } from '#platform/log/trail.ts'
import type { Background } from '#platform/module.ts'
import type { ReadModels } from '#platform/projection.ts'
import { sampleOf } from '#platform/spread.ts'

import { invariant as rule, tellBreaches } from './invariant.ts'
import { type Breach, breachedStreams, deadlinesOfStreams, keepFindings, progressOf } from './invariant-ledger.ts'
import { rowDiffers } from './row-check.ts'

/** How many positions of the log are looked at in one piece. */
const STRETCH = 1_000

/** `draw`: another one with each look. */
type Looking = { readonly db: ReadModels; readonly trail: Trail; readonly draw: string }
type Found = {
  readonly lookedAt: readonly StreamName[]
  readonly breaches: readonly Breach[]
  readonly memory: unknown
}

/** Looks at the next stretch of the log by one rule, keeps what was found and tells of what is new. True: there is more. */
export const lookOn = async (background: Background, trail: Trail, invariant: Invariant): Promise<boolean> => {
  const { db } = background
  const { position, memory } = await progressOf(db.kysely, invariant.name)
  const { events, upto } = await trail.onward(invariant.kinds, position, STRETCH)
  const found = await lookAt({ db, trail, draw: background.now.toISOString() }, invariant, events, upto, memory)
  if (found.breaches.length > 0) {
    const told = found.breaches.map(({ streamKind, streamKey, says }) => ({ streamKind, streamKey, breach: says }))
    const log = background.logFor(`${invariant.name} at ${upto}`)
    await log.decide(rule, invariant.name, tellBreaches(invariant.says, told))
  }
  await keepFindings(db.kysely, invariant.name, { ...found, upto, replacing: !('follow' in invariant) })
  return upto > position
}

const lookAt = async (
  looking: Looking,
  invariant: Invariant,
  events: readonly Trailed[],
  upto: number,
  memory: unknown,
): Promise<Found> => {
  if ('follow' in invariant) return alongSeries(invariant, events, memory)
  const last = new Map(events.map(({ envelope }) => [`${envelope.kind}/${envelope.key}`, envelope]))
  const streams = [...last.values()]
  const found =
    'model' in invariant ? rowsOf(looking, invariant, streams) : streamsBy(looking, invariant, streams, upto)
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

const streamsBy = async (
  { db, trail }: Looking,
  { kinds, breaches }: Extract<Invariant, { breaches: unknown }>,
  streams: readonly Touched[],
  upto: number,
) => {
  const found: Breach[] = []
  for (const kind of kinds) {
    const touched = streams.filter((it) => it.kind === kind)
    if (touched.length === 0) continue
    const keys = touched.map(({ key }) => key)
    const [events, deadlines] = await Promise.all([
      trail.ofStreams(kind, keys, upto),
      deadlinesOfStreams(db.kysely, kind, keys),
    ])
    const byKey = Map.groupBy(events, ({ envelope }) => envelope.key)
    for (const { key, position } of touched) {
      const evidence = { kind, key, events: byKey.get(key) ?? [], deadlines: deadlines.get(key) ?? new Set<string>() }
      for (const says of breaches(evidence)) found.push({ streamKind: kind, streamKey: key, says, position })
    }
  }
  return { lookedAt: streams, breaches: found }
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
    const says = await rowDiffers(db, trail, model, { kind, key })
    if (says) found.push({ streamKind: kind, streamKey: key, says, position })
  }
  return { lookedAt: [...looked], breaches: found }
}
