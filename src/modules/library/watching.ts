import { invalid, type Refusal } from '#platform/decision.ts'
import type { Span } from './events.ts'

/** So much of a film has to be watched for it to be done. */
export const WATCHED_SHARE = 0.9
/** Players round up to whole seconds. */
const ROUNDED = 1

/** Spans in their order, those that touch or overlap as one. */
export const merged = (spans: readonly Span[]): Span[] => {
  const found: Span[] = []
  for (const span of spans.filter(({ from, to }) => to > from).toSorted((a, b) => a.from - b.from)) {
    const last = found.at(-1)
    if (!last || span.from > last.to) found.push(span)
    else found[found.length - 1] = { from: last.from, to: Math.max(last.to, span.to) }
  }
  return found
}

export const watchedSeconds = (spans: readonly Span[]): number =>
  merged(spans).reduce((sum, { from, to }) => sum + to - from, 0)

/** Of what is said to have been watched, as much as there was time for since the film began. */
export const withinTime = (before: readonly Span[], watched: readonly Span[], secondsSinceBegin: number): Span[] => {
  let all = merged(before)
  return merged(watched).flatMap((span) => {
    const whole = merged([...all, span])
    const left = Math.floor(secondsSinceBegin) - watchedSeconds(all)
    const isWhole = watchedSeconds(whole) - watchedSeconds(all) <= left
    const counted = isWhole ? span : { from: span.from, to: span.from + Math.max(0, left) }
    all = merged([...all, counted])
    return counted.to > counted.from ? [counted] : []
  })
}

/** Why these are no parts of the film, or null. `seconds`: how long it is, where its file says so. */
export const noParts = (spans: readonly Span[], seconds: number | null): Refusal | null => {
  if (spans.some(({ from, to }) => to < from)) return invalid({ watched: 'A part ends before it begins' })
  const end = seconds === null ? Number.POSITIVE_INFINITY : Math.ceil(seconds) + ROUNDED
  return spans.some(({ to }) => to > end) ? invalid({ watched: 'A part is longer than the film' }) : null
}

/** `seconds`: how long the film is; null where its file does not say: then its end has to have been seen. */
export const isWatched = (spans: readonly Span[], seconds: number | null, ended: boolean): boolean => {
  const length = seconds ?? (ended ? Math.max(0, ...spans.map(({ to }) => to)) : 0)
  return length > 0 && watchedSeconds(spans) >= length * WATCHED_SHARE
}
