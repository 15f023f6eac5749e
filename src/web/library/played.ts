import type { Span } from '#modules/library/events.ts'

/** What the browser says that it has played of a film, in whole seconds: what was jumped over is not in it. */
export const playedSpans = (ranges: Pick<TimeRanges, 'length' | 'start' | 'end'>): Span[] =>
  Array.from({ length: ranges.length }, (_, place) => ({ from: ranges.start(place), to: ranges.end(place) }))
    .filter(({ from, to }) => to - from >= 0.5)
    .map(({ from, to }) => ({ from: Math.floor(from), to: Math.ceil(to) }))
