import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { incoterms } from '#modules/ordering/terms/order-terms.ts'
import type { Figure } from '#platform/figure.ts'
import { serve } from '#platform/http/serve.ts'
import { present } from '#platform/typed.ts'
import { distributorsById } from '#projections/distributors.ts'
import { hoursOfStages, ordersOfStage, placesAndYears } from '#projections/order_stages.ts'
import { timesOfStages } from './stage-times.ts'
import { type OrderStage, orderStages, stageOrders, stageTimes } from './stage-times-contract.ts'

const SLOWEST = 100

export const stageTimesRoutes = [
  serve(stageTimes, async ({ db, input }) => {
    const [hours, choices] = await Promise.all([hoursOfStages(db, input), placesAndYears(db)])
    return { times: timesOfStages(hours), ...choices }
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
      from: present(began),
      until: present(ended),
      days: present(days),
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
      const found = await ordersOfStage(db, stage, { ...wayOf(of), distributorId }, MOST)
      return found.map(({ orderId, num, ended, placed, days, distributorId: company }) => ({
        kind: 'order',
        key: orderId,
        name: num,
        at: present(ended),
        countsIn: placed.slice(0, 7),
        distributorId: company,
        amount: present(days),
      }))
    },
  },
]
