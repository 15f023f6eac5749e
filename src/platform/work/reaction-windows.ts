import type { PoolClient } from 'pg'

import type { RecordedTuple } from '#platform/log/reading.ts'
import { type RecentEvents, within } from '#platform/log/recent-events.ts'

/** A reaction's window of the log, from its checkpoint on, with all events that lie there. */
export type TakenWindow = {
  readonly place: number
  readonly upto: number
  /** So often the commit after `place` has failed; its next try is in `wait` ms, and until then the window is empty. */
  readonly attempts: number
  readonly wait: number
  /** Streams that it leaves out, as 'kind/key'. */
  readonly parked: readonly string[]
  readonly events: readonly RecordedTuple[]
}

/** Locks checkpoints and answers with the windows behind them, `size` positions or the rest of the log. Null: another node is at it. */
export const takeReactions = async (
  tx: PoolClient,
  requests: readonly { readonly name: string; readonly size: number }[],
  recent: RecentEvents,
): Promise<(TakenWindow | null)[]> => {
  type Window = Omit<TakenWindow, 'events' | 'parked'> & { parked: { stream: string }[] | null }
  const kept = recent.current()
  const { rows } = await tx.query<{
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
