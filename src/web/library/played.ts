import type { Span } from '#modules/library/events.ts'

/** A player tells where it is a few times in a second, of a page out of sight once in a second; what is further was jumped over. */
const STEP = 3

/** What was played so far, with where the player is now. */
export const playedTo = (spans: readonly Span[], second: number): Span[] => {
  const last = spans.at(-1)
  if (!last || second < last.to || second - last.to > STEP) return [...spans, { from: second, to: second }]
  return [...spans.slice(0, -1), { from: last.from, to: second }]
}

/** As it is reported: whole seconds, and none of nothing. */
export const inSeconds = (spans: readonly Span[]): Span[] =>
  spans
    .filter(({ from, to }) => to - from >= 0.5)
    .map(({ from, to }) => ({ from: Math.floor(from), to: Math.ceil(to) }))
