import type { RecordedTuple } from './reading.ts'

export type Stretch = {
  readonly after: number
  readonly upto: number
  readonly events: readonly RecordedTuple[]
}

/** In positions: an up-to-date subscription needs no older ones. */
const KEPT = 1000

export const within = ({ after: first, events }: Stretch, after: number, upto: number): readonly RecordedTuple[] => {
  const [from, to] = [after - first, upto - first]
  // Without gaps an index follows from its position, unless events were removed from the log.
  const isWhole = events[from]?.[0] === after + 1 && events[to - 1]?.[0] === upto
  return isWhole ? events.slice(from, to) : events.filter(([position]) => position > after && position <= upto)
}

const joined = (earlier: Stretch, read: Stretch): Stretch => {
  if (read.after < earlier.after || read.after > earlier.upto) return read
  return { ...earlier, upto: read.upto, events: [...within(earlier, earlier.after, read.after), ...read.events] }
}

const trimmed = ({ events, ...stretch }: Stretch): Stretch =>
  events.length > 2 * KEPT
    ? { ...stretch, after: events.at(-KEPT - 1)![0], events: events.slice(-KEPT) }
    : { ...stretch, events }

/** Shared: what one subscription reads, the others need not. */
export const recentEvents = () => {
  let stretch: Stretch = { after: 0, upto: 0, events: [] }
  return {
    current: () => stretch,

    readOn: (before: Stretch, read: Stretch): Stretch => {
      const all = joined(before, read)
      if (all.upto > stretch.upto) stretch = trimmed(all)
      return all
    },
  }
}

export type RecentEvents = ReturnType<typeof recentEvents>
