import type { RecordedTuple } from './reading.ts'

/** All events of the commits that begin in (after, upto], in their order. */
export type Stretch = {
  readonly after: number
  readonly upto: number
  readonly events: readonly RecordedTuple[]
}

/** Positions that are kept at least: a subscription that keeps up with the log needs no older ones. */
const KEPT = 1000

/** The events of a stretch above `after` and up to `upto`. */
export const within = ({ after: first, events }: Stretch, after: number, upto: number): readonly RecordedTuple[] => {
  const [from, to] = [after - first, upto - first]
  // Positions have no gaps: an event's place follows from its position, unless events were taken out of the log.
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

/** The end of the log as this node has read it: each subscription reads on for all the others too. */
export const recentEvents = () => {
  let stretch: Stretch = { after: 0, upto: 0, events: [] }
  return {
    current: () => stretch,

    /** What was kept when it was read, and what was read behind it. */
    readOn: (before: Stretch, read: Stretch): Stretch => {
      const all = joined(before, read)
      if (all.upto > stretch.upto) stretch = trimmed(all)
      return all
    },
  }
}

export type RecentEvents = ReturnType<typeof recentEvents>
