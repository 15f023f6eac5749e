import { bodyHashOf, type ProvenCommit } from './signed-trail.ts'

type Events = ProvenCommit['events']

/** So many events can stand in 120 orders; of a longer commit it is not told. */
const MOST_EVENTS = 5

/**
 * Whether a commit that does not fit the hash that was kept of it would fit with its events in another order: nothing of
 * them was edited, but their places or versions were exchanged.
 */
export const isReordered = (commit: ProvenCommit, kept: string): boolean =>
  commit.events.length <= MOST_EVENTS &&
  bodyHashOf(commit) !== kept &&
  ordersOf(commit.events).some((events) => bodyHashOf({ ...commit, events: versioned(events) }) === kept)

/**
 * The same where an event changed places with one of another commit: it fits with a version that another event of its
 * stream now has. `held`: the versions of each stream, by its kind and key.
 */
export const isExchanged = (
  commit: ProvenCommit,
  kept: string,
  held: (stream: { kind: string; key: string }) => readonly string[],
): boolean =>
  commit.events.length <= MOST_EVENTS &&
  commit.events.some((event, at) =>
    held(event).some(
      (version) =>
        version !== event.version &&
        bodyHashOf({ ...commit, events: commit.events.with(at, { ...event, version }) }) === kept,
    ),
  )

const ordersOf = (events: Events): readonly Events[] =>
  events.length < 2
    ? [events]
    : events.flatMap((first, at) => ordersOf(events.toSpliced(at, 1)).map((others) => [first, ...others]))

/** A commit writes the events of a stream one after the other: their versions rise. */
const versioned = (events: Events): Events => {
  const streamOf = ({ kind, key }: Events[number]) => `${kind} ${key}`
  const left = new Map(
    [...Map.groupBy(events, streamOf)].map(([stream, its]) => [
      stream,
      its.map(({ version }) => version).toSorted((a, b) => Number(a) - Number(b)),
    ]),
  )
  return events.map((it) => ({ ...it, version: left.get(streamOf(it))?.shift() ?? it.version }))
}
