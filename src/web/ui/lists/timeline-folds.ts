import { day } from '#web/ui/figures/format.ts'

const TEN_MINUTES_MS = 10 * 60_000

export type Foldable = {
  readonly at: string
  /** Whose small event it is and of which kind: only the same next to each other fold. None: it always stays alone. */
  readonly small?: string
}

/** Within ten minutes and one day. Counted from the oldest, so that new events never split a group. */
export const foldsOf = <Entry extends Foldable>(newestFirst: readonly Entry[]): readonly (readonly Entry[])[] => {
  const folds: Entry[][] = []
  for (const entry of newestFirst.toReversed()) {
    const first = folds[0]?.at(-1)
    if (first && belongs(entry, first)) folds[0]?.unshift(entry)
    else folds.unshift([entry])
  }
  return folds
}

const belongs = (entry: Foldable, first: Foldable): boolean =>
  entry.small !== undefined &&
  entry.small === first.small &&
  Date.parse(entry.at) - Date.parse(first.at) <= TEN_MINUTES_MS &&
  day(entry.at) === day(first.at)
