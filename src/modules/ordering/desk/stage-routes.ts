import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { incoterms } from '#modules/ordering/terms/order-terms.ts'
import type { Figure } from '#platform/figure.ts'
import { serve } from '#platform/http/serve.ts'
import { moment } from '#platform/moment.ts'
import { present } from '#platform/typed.ts'
import { distributorsById } from '#projections/distributors.ts'
import { ordersOfStage, placesAndYears, timesOfStages } from '#projections/order_history.ts'
import { type OrderStage, orderStages, stageOrders, stageTimes } from './stage-times-contract.ts'

const SLOWEST = 100

export const stageTimesRoutes = [
  serve(stageTimes, async ({ db, input }) => {
    const [times, choices] = await Promise.all([timesOfStages(db, input), placesAndYears(db)])
    return { times, ...choices }
  }),

  serve(stageOrders, async ({ db, input: { stage, ...filter } }) => {
    const found = await ordersOfStage(db, stage, filter, SLOWEST)
    const companies = await distributorsById(
      db,
      found.map(({ distributorId }) => distributorId),
    )
    return found.map(({ orderId, distributorId, num, began, ended, days }) => ({
      id: orderId as OrderId,
      num,
      company: companies.get(distributorId)?.organizationName ?? null,
      from: moment(new Date(began)),
      until: moment(new Date(ended)),
      days,
    }))
  }),
]

const MOST = 5_000

/** 'Colombia, FCA': where to, and by which Incoterm. */
const wayOf = (of: string | undefined) => {
  const at = of?.lastIndexOf(', ') ?? -1
  const method = incoterms.find((incoterm) => incoterm === of?.slice(at + 2))
  return of === undefined ? {} : method && at > 0 ? { destination: of.slice(0, at), method } : null
}

const nameOf = (stage: OrderStage): string => stage.toLowerCase()

/** How long a stage of orders took, order by order, counted in the month that the order was placed in. */
export const figures: readonly Figure[] = [
  {
    name: 'stage-times',
    permission: 'office.sales.read',
    parts: Object.fromEntries(orderStages.map((stage) => [nameOf(stage), 'days' as const])),
    called: async (_, of) => (wayOf(of) ? (of ?? '') : null),
    behind: async ({ db }, { part, of, distributorId }) => {
      const stage = present(orderStages.find((it) => nameOf(it) === part))
      const found = await ordersOfStage(db, stage, wayOf(of) ?? {}, MOST)
      return found
        .filter((order) => distributorId === undefined || order.distributorId === distributorId)
        .map(({ orderId, num, ended, placed, days, distributorId: company }) => ({
          kind: 'order',
          key: orderId,
          name: num,
          at: moment(new Date(ended)),
          countsIn: moment(new Date(placed)).slice(0, 7),
          distributorId: company,
          amount: days,
        }))
    },
  },
]
