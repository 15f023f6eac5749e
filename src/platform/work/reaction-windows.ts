import type { PoolClient } from 'pg'

import { type RecordedTuple, readStored } from '#platform/log/reading.ts'
import { type RecentEvents, within } from '#platform/log/recent-events.ts'

export type TakenWindow = {
  readonly place: number
  readonly upto: number
  /** `attempts`: failures at `place`; until `wait` (ms) is over the window is empty. */
  readonly attempts: number
  readonly wait: number
  readonly parked: readonly string[]
  readonly events: readonly RecordedTuple[]
}

/** `size`: positions. */
export type WindowRequest = { readonly name: string; readonly size: number }

type Window = Omit<TakenWindow, 'events' | 'parked'> & { readonly parked: { stream: string }[] | null }

/** Reads the events that all of them need, without those in (`after`, `upto`]. */
const take = async (
  session: PoolClient,
  requests: readonly WindowRequest[],
  { after, upto }: { readonly after: number; readonly upto: number },
) => {
  const { rows } = await session.query<{
    turns: (Window | null)[]
    read_after: number | null
    events: RecordedTuple[] | null
  }>({
    name: 'take-reactions',
    text: 'select * from es.take_reactions($1, $2, $3)',
    values: [JSON.stringify(requests), after, upto],
  })
  return rows[0]!
}

const streamsOf = ({ parked }: Window): string[] => (parked ?? []).map(({ stream }) => stream)

/** One that is far behind: it reads nothing but its own kinds. Locked as by `takeReactions`. */
export const takeFar = async (
  session: PoolClient,
  request: WindowRequest & { readonly kinds: readonly string[] },
): Promise<TakenWindow | null> => {
  const { turns } = await take(session, [request], { after: 0, upto: Number.MAX_SAFE_INTEGER })
  const [turn] = turns
  if (!turn) return null
  const { place, upto } = turn
  const events = upto > place ? await readStored(session, request.kinds, place, upto) : []
  return { ...turn, parked: streamsOf(turn), events }
}

/** Locks them for the session. null: locked by another node. */
export const takeReactions = async (
  session: PoolClient,
  requests: readonly WindowRequest[],
  recent: RecentEvents,
): Promise<(TakenWindow | null)[]> => {
  const kept = recent.current()
  const { turns, read_after: after, events } = await take(session, requests, kept)
  const upto = Math.max(0, ...turns.map((turn) => (turn && turn.upto > turn.place ? turn.upto : 0)))
  const stretch = after === null ? kept : recent.readOn(kept, { after, upto, events: events ?? [] })
  return turns.map(
    (turn) =>
      turn && {
        ...turn,
        parked: streamsOf(turn),
        events: turn.upto > turn.place ? within(stretch, turn.place, turn.upto) : [],
      },
  )
}
