import { isForDistributors } from '#modules/ordering/history/history-words.ts'
import {
  explainFigure,
  explainOfficeFigure,
  type FigureStep,
  type OrderFigure,
} from '#modules/ordering/history/replay-contract.ts'
import { type Reading, stoodAfter } from '#modules/ordering/history/replay-routes.ts'
import { eventsOf, stepsForDistributor, stepsInWords } from '#modules/ordering/history/trail-steps.ts'
import type { HistoryEntry } from '#modules/ordering/order-answers.ts'
import { factsOf } from '#modules/ordering/order-facts.ts'
import { notFound } from '#platform/decision.ts'
import { turnsOf } from '#platform/facts.ts'
import { serve } from '#platform/http/serve.ts'
import type { Trailed } from '#platform/log/trail.ts'

const noSuchOrder = notFound('There is no such order')

type Asked = {
  readonly reading: Reading
  readonly events: readonly Trailed[]
  /** Those of them that the reader sees. */
  readonly seen: readonly Trailed[]
  readonly figure: OrderFigure
  readonly files: string
}

/** Where a figure changed, by telling the order anew event by event. */
const stepsOfFigure = async (
  { reading, events, seen, figure, files }: Asked,
  inWords: (turned: readonly Trailed[]) => Promise<readonly HistoryEntry[]>,
): Promise<FigureStep[]> => {
  const upTo = (version: number) => events.filter(({ envelope }) => envelope.version <= version)
  const states = await Promise.all(seen.map(({ envelope }) => stoodAfter(reading, upTo(envelope.version), files)))
  const turns = turnsOf(
    figure,
    states.map(({ order }) => factsOf(order)),
  )
  const said = await inWords(turns.map(({ place }) => seen[place] as Trailed))
  return turns.map(({ place, before, after }, at) => {
    const { position, at: moment, who, what } = said[at] as HistoryEntry
    return { step: place + 1, position, at: moment, who, what, before, after }
  })
}

export const figureRoutes = [
  serve(explainOfficeFigure, async ({ db, personal, configuration, me, trail, input: { id, figure } }) => {
    const events = await eventsOf(trail, id)
    if (events.length === 0) return noSuchOrder
    const asked = { reading: { db, personal, me }, events, seen: events, figure, files: `/api/office/orders/${id}` }
    return stepsOfFigure(asked, (turned) => stepsInWords({ db, personal, configuration }, turned))
  }),

  serve(explainFigure, async ({ db, personal, configuration, me, trail, input: { id, figure } }) => {
    const events = await eventsOf(trail, id)
    if (events.length === 0) return noSuchOrder
    const seen = events.filter(({ envelope }) => isForDistributors(envelope.type))
    const asked = { reading: { db, personal, me }, events, seen, figure, files: `/api/order/${id}` }
    return stepsOfFigure(asked, (turned) => stepsForDistributor({ db, personal, configuration }, turned))
  }),
]
