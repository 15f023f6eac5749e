import { type OrderStage, orderStages, type StageTime } from '#modules/ordering/desk/stage-times-contract.ts'
import { leadTimeTexts as texts } from '#texts/lead-times.ts'
import type { ChartModel } from '#web/ui/charts/chart-model.ts'
import { inDays } from './in-days.ts'

/** Where to and by which Incoterm, with the time of each stage that orders have been through. */
export type Way = Pick<StageTime, 'destination' | 'method'> & { readonly times: ReadonlyMap<OrderStage, StageTime> }

export const waysOf = (times: readonly StageTime[]): Way[] => {
  const ways = Map.groupBy(times, ({ destination, method }) => `${destination} ${method}`)
  return [...ways.values()].map((all) => ({
    destination: all[0]!.destination,
    method: all[0]!.method,
    times: new Map(all.map((time) => [time.stage, time])),
  }))
}

/** Letters of a destination that have room below a column. */
const LETTERS = 14

const orders = ({ times }: Way): number => Math.max(0, ...[...times.values()].map((it) => it.orders))

/** The medians of the stages on each other, of the ways that most orders went. The whole is no stage of its own. */
export const stagesModel = (ways: readonly Way[], most: number): ChartModel => {
  const shown = ways.toSorted((a, b) => orders(b) - orders(a)).slice(0, most)
  return {
    keys: shown.map(({ destination, method }) => `${destination}\n${method}`),
    label: (key) => {
      const [destination = '', method] = key.split('\n')
      const name = destination.length > LETTERS ? `${destination.slice(0, LETTERS - 1)}…` : destination
      return `${name}\n${method}`
    },
    series: orderStages
      .filter((stage) => stage !== 'WHOLE')
      .map((stage, at) => ({
        id: stage,
        kind: 'bar' as const,
        name: texts.stages[stage],
        tone: at + 1,
        stack: 'stages',
        values: shown.map(({ times }) => times.get(stage)?.median ?? null),
      })),
    format: inDays,
  }
}
