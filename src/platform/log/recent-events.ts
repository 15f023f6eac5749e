import type { RecordedTuple } from './reading.ts'

/** All events of the commits that begin in (after, upto], in their order. */
export type Stretch = {
  readonly after: number
  readonly upto: number
  readonly events: readonly RecordedTuple[]
}

/** Positions that are kept at least: who keeps up with the log never asks for older ones. */
const KEPT = 1000

/** The events of a stretch above `after` and up to `upto`. */
export const within = ({ after: first, events }: Stretch, after: number, upto: number): readonly RecordedTuple[] => {
  const [from, to] = [after - first, upto - first]
  // Positions have no gaps: an event's place follows from its position, unless somebody took events out of the log.
  const isWhole = events[from]?.[0] === after + 1 && events[to - 1]?.[0] === upto
  return isWhole ? events.slice(from, to) : events.filter(([position]) => position > after && position <= upto)
}

const joined = (held: Stretch, read: Stretch): Stretch => {
  if (read.after < held.after || read.after > held.upto) return read
  return { ...held, upto: read.upto, events: [...within(held, held.after, read.after), ...read.events] }
}

const trimmed = ({ events, ...stretch }: Stretch): Stretch =>
  events.length > 2 * KEPT
    ? { ...stretch, after: events.at(-KEPT - 1)![0], events: events.slice(-KEPT) }
    : { ...stretch, events }

/** The end of the log as this node has read it: whoever follows the log reads on for all the others too. */
export const recentEvents = () => {
  let held: Stretch = { after: 0, upto: 0, events: [] }
  return {
    held: () => held,

    /** What was held when it was asked for, and what was read behind it. */
    readOn: (before: Stretch, read: Stretch): Stretch => {
      const all = joined(before, read)
      if (all.upto > held.upto) held = trimmed(all)
      return all
    },
  }
}

export type RecentEvents = ReturnType<typeof recentEvents>
