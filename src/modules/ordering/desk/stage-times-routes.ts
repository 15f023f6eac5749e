import type { OrderId } from '#modules/ordering/terms/order-fields.ts'
import { moment } from '#platform/event.ts'
import { serve } from '#platform/http/serve.ts'
import { distributorsById } from '#projections/distributors.ts'
import { ordersOfStage, placesAndYears, timesOfStages } from '#projections/order_history.ts'

import { stageOrders, stageTimes } from './stage-times-contract.ts'

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
