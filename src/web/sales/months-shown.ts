import type { Span } from '#web/ui/charts/chart-model.ts'

/** Fewer months show nothing of a year. */
const FEWEST = 3

const within = (from: number, many: number, all: number): Span => {
  const length = Math.min(all, Math.max(Math.min(FEWEST, all), many))
  const start = Math.min(all - length, Math.max(0, Math.round(from)))
  return { from: start, upto: start + length - 1 }
}

export const lengthOf = ({ from, upto }: Span): number => upto - from + 1

/** So many months of all at first: this one a little right of their middle. What is near it is what people came for. */
export const shownAtFirst = (all: number, now: number, many: number): Span =>
  within(now === -1 ? all - many : now - Math.floor(many * 0.6), many, all)

/** As many months from another one on. */
export const movedTo = (from: number, span: Span, all: number): Span => within(from, lengthOf(span), all)

/** So many times as many months, around the same middle. */
export const zoomed = (span: Span, by: number, all: number): Span => {
  const many = Math.round(lengthOf(span) * by)
  return within(span.from + (lengthOf(span) - many) / 2, many, all)
}

/** Moved as little as it takes to bring this month into sight. */
export const bringing = (at: number, span: Span, all: number): Span =>
  at < span.from ? movedTo(at, span, all) : at > span.upto ? movedTo(at - lengthOf(span) + 1, span, all) : span
