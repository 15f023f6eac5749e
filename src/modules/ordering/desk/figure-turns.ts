import type { OrderFigure } from '#modules/ordering/history/replay-contract.ts'
import { figureFacts } from '#modules/ordering/order-facts.ts'
import { orderFigures } from '#modules/ordering/order-view.ts'
import { type Fact, turnsOf } from '#platform/facts.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'

type FigureSource = Parameters<typeof orderFigures>[0]

/** `along`: the order's rows before and after each event; an unchanged row is the same object, so it costs nothing. */
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
