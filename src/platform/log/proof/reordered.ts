import { bodyHashOf, type ProvenCommit } from './signed-trail.ts'

type Events = ProvenCommit['events']

/** All orders are tried: 120 for five. */
const MOST_EVENTS = 5
/** For one swap of two events: some 5 000 orders. */
const MOST_FOR_TWO = 100

/** The commit matches its hash with its events in another order: places or versions were swapped, nothing edited. */
export const isReordered = (commit: ProvenCommit, kept: string): boolean =>
  bodyHashOf(commit) !== kept &&
  ordersTried(commit.events).some((events) => bodyHashOf({ ...commit, events: versioned(events) }) === kept)

/** It matches with the version of another event of its stream. `versionsOf`: by 'kind/key'. */
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

/** It matches with an event, or an event's data, of the other commit. */
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
  yield events
  for (const [index, one] of events.entries())
    for (const [other, another] of events.slice(0, index).entries()) yield events.with(index, another).with(other, one)
}

const ordersOf = (events: Events): readonly Events[] =>
  events.length < 2
    ? [events]
    : events.flatMap((first, index) => ordersOf(events.toSpliced(index, 1)).map((others) => [first, ...others]))

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
