import type { Span } from './events.ts'

/** So much of a film has to be watched for it to be done. */
export const WATCHED_SHARE = 0.9
/** Players play at twice the speed at most; what is reported first may be a minute old. */
const FASTEST = 2
const FIRST_REPORT = 60

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

/** Seconds that were watched, however often. */
export const watchedSeconds = (spans: readonly Span[]): number =>
  merged(spans).reduce((sum, { from, to }) => sum + to - from, 0)

/** Nobody can have watched more of a film than there was time for since they began it. */
export const isPlausible = (spans: readonly Span[], secondsSinceBegin: number): boolean =>
  watchedSeconds(spans) <= FIRST_REPORT + FASTEST * secondsSinceBegin

/** `seconds`: how long the film is; null where its file does not say: then its end has to have been seen. */
export const isWatched = (spans: readonly Span[], seconds: number | null, ended: boolean): boolean => {
  const length = seconds ?? (ended ? Math.max(0, ...spans.map(({ to }) => to)) : 0)
  return length > 0 && watchedSeconds(spans) >= length * WATCHED_SHARE
}
