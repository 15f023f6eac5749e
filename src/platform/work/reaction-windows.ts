import type { PoolClient } from 'pg'

import type { RecordedTuple } from '#platform/log/reading.ts'
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

/** Locks them for the session. `size`: positions. null: locked by another node. */
export const takeReactions = async (
  session: PoolClient,
  requests: readonly { readonly name: string; readonly size: number }[],
  recent: RecentEvents,
): Promise<(TakenWindow | null)[]> => {
  type Window = Omit<TakenWindow, 'events' | 'parked'> & { parked: { stream: string }[] | null }
  const kept = recent.current()
  const { rows } = await session.query<{
    turns: (Window | null)[]
    read_after: number | null
    events: RecordedTuple[] | null
  }>({
    name: 'take-reactions',
    text: 'select * from es.take_reactions($1, $2, $3)',
    values: [JSON.stringify(requests), kept.after, kept.upto],
  })
  const { turns, read_after: after, events } = rows[0]!
  const upto = Math.max(0, ...turns.map((turn) => (turn && turn.upto > turn.place ? turn.upto : 0)))
  const stretch = after === null ? kept : recent.readOn(kept, { after, upto, events: events ?? [] })
  return turns.map(
    (turn) =>
      turn && {
        ...turn,
        parked: (turn.parked ?? []).map(({ stream }) => stream),
        events: turn.upto > turn.place ? within(stretch, turn.place, turn.upto) : [],
      },
  )
}
