import type { OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { figureFacts } from '#modules/ordering/order-facts.ts'
import { orderFigures } from '#modules/ordering/order-view.ts'
import { type Fact, turnsOf } from '#platform/facts.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'

type FigureSource = Parameters<typeof orderFigures>[0]

/**
 * Where a figure of an order changed, by the place among the events that the reader sees, with what it was before and
 * after. `along`: the order's row before them and after each in turn, the same one where an event left it as it was, a
 * message to begin with; that costs nothing then.
 */
export const figureTurns = (
  figure: OrderFigure,
  events: readonly RecordedEvent[],
  along: Iterable<readonly FigureSource[]>,
  isSeen: (event: RecordedEvent) => boolean,
) => {
  const moments: Fact[][] = []
  let latest: { readonly row: FigureSource | undefined; readonly facts: Fact[] } = { row: undefined, facts: [] }
  const [, ...after] = along
  for (const [at, event] of events.entries()) {
    const row = after[at]?.[0]
    if (row && row !== latest.row)
      latest = { row, facts: figureFacts(orderFigures(row)).filter(({ id }) => id === figure) }
    if (isSeen(event)) moments.push(latest.facts)
  }
  return turnsOf(figure, moments)
}
