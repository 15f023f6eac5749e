import { type Change, changesBetween, type FactTexts, factsWithin, linesThatDiffer } from '#platform/facts.ts'
import type { EarlierQuestion, TrailEvent } from '#platform/log/trail.ts'

import { type Revision, revisions, type Sides, statuses } from './revisions.ts'

type Data = Readonly<Record<string, unknown>>
/** An event as its change is described. */
export type RevisionEvent = { readonly kind: string; readonly type: string; readonly data: Data }

/** The longest text that is quoted whole. */
const LONGEST = 160
/** How much of what is the same is quoted before the first difference of two longer ones. */
const LEAD = 40

const revisionOf = ({ kind, type }: Pick<RevisionEvent, 'kind' | 'type'>): Revision | Sides | undefined =>
  revisions[kind]?.[type]

const inside = (data: Data, path: string): unknown =>
  path.split('.').reduce<unknown>((value, name) => (value as Data | undefined)?.[name], data)

/** Which earlier events of its stream an event is compared with: the last one of each type that said the same, and of all that set a status. */
export const earlierQuestions = ({ envelope, data }: Pick<TrailEvent, 'envelope' | 'data'>): EarlierQuestion[] => {
  const { kind, key, version, type } = envelope
  const revision = revisionOf(envelope)
  const status = statuses[kind] ?? {}
  const naming = revision && 'before' in revision && revision.part ? String(inside(data, revision.part)) : null
  return [
    ...(revision && 'before' in revision
      ? revision.before.map((before) => ({
          ...{ kind, key, version, types: [before] },
          naming: before === revision.ofEvery ? null : naming,
        }))
      : []),
    ...(type in status ? [{ kind, key, version, types: Object.keys(status), naming: null }] : []),
  ]
}

const statusAfter = ({ kind, type, data }: RevisionEvent): unknown => {
  const status = statuses[kind]?.[type]
  return typeof status === 'function' ? status(data) : status
}

/** What was said before and after an event; null: it has no values, or nothing had been said. */
const sidesOf = (event: RevisionEvent, earlier: readonly RevisionEvent[]): readonly [Data, Data] | null => {
  const revision = revisionOf(event)
  if (!revision) return null
  if ('sides' in revision) return revision.sides(event.data)
  const said = earlier.filter(({ type }) => revision.before.includes(type))
  if (said.length === 0) return null
  const values = ({ data }: RevisionEvent) => revision.values?.(data, event.data) ?? data
  const [before, after] = [Object.assign({}, ...said.map(values)) as Data, values(event)]
  return [Object.fromEntries(Object.keys(after).map((name) => [name, before[name]])), after]
}

const statusSides = (event: RevisionEvent, earlier: readonly RevisionEvent[]): readonly [Data, Data] | null => {
  const after = statusAfter(event)
  const before = earlier.findLast((it) => statusAfter(it) !== undefined)
  return after === undefined || !before ? null : [{ status: statusAfter(before) }, { status: after }]
}

const quoted = (text: string, from: number): string => {
  const part = text.slice(from, from + LONGEST)
  return `${from > 0 ? '…' : ''}${part}${from + LONGEST < text.length ? '…' : ''}`
}

/** Long texts begin shortly before the place where they differ. */
const shortened = ({ before, after, ...change }: Change): Change => {
  const texts = [before ?? '', after ?? ''] as const
  if (Math.max(...texts.map(({ length }) => length)) <= LONGEST) return { ...change, before, after }
  const differs = [...texts[0]].findIndex((letter, at) => letter !== texts[1][at])
  const from = Math.max(0, (differs < 0 ? texts[0].length : differs) - LEAD)
  return { ...change, before: before && quoted(before, from), after: after && quoted(after, from) }
}

const inOneLine = (text: string | null): string | null => text?.replaceAll('\n', ', ') ?? null

/** `earlier`: what `earlierQuestions` found, oldest first. Empty where there was no value before. */
export const changedBy = (event: RevisionEvent, earlier: readonly RevisionEvent[], telling: FactTexts): Change[] => {
  const both = [sidesOf(event, earlier), statusSides(event, earlier)].filter((it) => it !== null)
  return both
    .flatMap(([before, after]) => changesBetween(factsWithin(before, telling), factsWithin(after, telling)))
    .map(linesThatDiffer)
    .map(({ before, after, ...change }) => shortened({ ...change, before: inOneLine(before), after: inOneLine(after) }))
}
