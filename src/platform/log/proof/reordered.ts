import { bodyHashOf, type ProvenCommit } from './signed-trail.ts'

type Events = ProvenCommit['events']

/** So many events have 120 orders, which are all tried. */
const MOST_EVENTS = 5
/** Up to so many, two that changed places are still found: some 5 000 orders. */
const MOST_FOR_TWO = 100

/**
 * Whether a commit that does not fit the hash that was kept of it would fit with its events in another order: nothing of
 * them was edited, but their places or versions were exchanged.
 */
export const isReordered = (commit: ProvenCommit, kept: string): boolean =>
  bodyHashOf(commit) !== kept &&
  ordersTried(commit.events).some((events) => bodyHashOf({ ...commit, events: versioned(events) }) === kept)

/**
 * The same where an event changed places with one of another commit: it fits with a version that another event of its
 * stream now has. `versionsOf`: the versions of each stream, by its kind and key.
 */
export const isExchanged = (
  commit: ProvenCommit,
  kept: string,
  versionsOf: (stream: { kind: string; key: string }) => readonly string[],
): boolean =>
  commit.events.length <= MOST_FOR_TWO &&
  commit.events.some((event, index) =>
    versionsOf(event).some(
      (version) =>
        version !== event.version &&
        bodyHashOf({ ...commit, events: commit.events.with(index, { ...event, version }) }) === kept,
    ),
  )

/** The same where two commits exchanged an event, or what an event says: it fits with one that is now in the other. */
export const isExchangedWith = (commit: ProvenCommit, kept: string, { events: others }: ProvenCommit): boolean =>
  Math.max(commit.events.length, others.length) <= MOST_FOR_TWO &&
  commit.events.some((event, index) =>
    others.some(({ type, schemaVersion, data, ...place }) =>
      [place, event].some(
        (where) =>
          bodyHashOf({
            ...commit,
            events: commit.events.with(index, { ...event, ...where, type, schemaVersion, data }),
          }) === kept,
      ),
    ),
  )

const ordersTried = (events: Events): IteratorObject<Events> => {
  if (events.length <= MOST_EVENTS) return ordersOf(events).values()
  return events.length <= MOST_FOR_TWO ? exchangesOf(events) : ([] as Events[]).values()
}

function* exchangesOf(events: Events): Generator<Events> {
  // With nothing exchanged too: then it is the versions that changed places.
  yield events
  for (const [index, one] of events.entries())
    for (const [other, another] of events.slice(0, index).entries()) yield events.with(index, another).with(other, one)
}

const ordersOf = (events: Events): readonly Events[] =>
  events.length < 2
    ? [events]
    : events.flatMap((first, index) => ordersOf(events.toSpliced(index, 1)).map((others) => [first, ...others]))

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
