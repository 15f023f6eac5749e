import { isForDistributors } from '#modules/ordering/history/history-texts.ts'
import {
  explainFigure,
  explainOfficeFigure,
  type FigureStep,
  type OrderFigure,
} from '#modules/ordering/history/replay-contract.ts'
import { describedSteps, eventsOf, stepsForDistributor } from '#modules/ordering/history/trail-steps.ts'
import type { HistoryEntry } from '#modules/ordering/order-answers.ts'
import { notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { RecordedEvent } from '#platform/log/reading.ts'
import type { TrailEvent } from '#platform/log/trail.ts'
import { rowsAlong } from '#platform/projecting/fold.ts'
import { present } from '#platform/typed.ts'
import { companyZone } from '#projections/distributors.ts'
import { orders } from '#projections/orders.ts'
import { figureTurns } from './figure-turns.ts'

const noSuchOrder = notFound('Order not found')

type FigureQuery = {
  readonly events: readonly TrailEvent[]
  readonly isSeen: (event: RecordedEvent) => boolean
  readonly figure: OrderFigure
}

/** Where a figure changed. Only those events are described, as names have to be opened. */
const stepsOfFigure = async (
  { events, isSeen, figure }: FigureQuery,
  describe: (turned: readonly TrailEvent[]) => Promise<readonly HistoryEntry[]>,
): Promise<FigureStep[]> => {
  const seen = events.filter(isSeen)
  const turns = figureTurns(figure, events, rowsAlong(orders, events), isSeen)
  const said = await describe(turns.map(({ place }) => present(seen[place])))
  return turns.map(({ place, before, after }, index) => {
    const { position, at: moment, who, what } = present(said[index])
    return { step: place + 1, position, at: moment, who, what, before, after }
  })
}

const everyOne = () => true

export const figureRoutes = [
  serve(explainOfficeFigure, async ({ db, personal, configuration, trail, input: { id, figure } }) => {
    const events = await eventsOf(trail, id)
    if (events.length === 0) return noSuchOrder
    return stepsOfFigure({ events, isSeen: everyOne, figure }, async (turned) =>
      describedSteps(
        { db, personal, configuration },
        turned,
        await companyZone({ db, configuration }, turned[0]?.envelope.distributorId),
      ),
    )
  }),

  serve(explainFigure, async ({ db, personal, configuration, trail, input: { id, figure } }) => {
    const events = await eventsOf(trail, id)
    if (events.length === 0) return noSuchOrder
    const isSeen = ({ envelope }: RecordedEvent) => isForDistributors(envelope.type)
    return stepsOfFigure({ events, isSeen, figure }, async (turned) =>
      stepsForDistributor(
        { db, personal, configuration },
        turned,
        await companyZone({ db, configuration }, turned[0]?.envelope.distributorId),
      ),
    )
  }),
]
