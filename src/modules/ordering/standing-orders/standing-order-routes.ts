import { countryOf } from '#modules/catalogue/events.ts'
import { countriesOf, productsOf } from '#modules/ordering/cart/cart-routes.ts'
import { peopleNamed } from '#modules/ordering/routes.ts'
import { isRefusal, refused } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import type { ReadModels } from '#platform/projection.ts'
import type { Services } from '#platform/services.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { companyZone } from '#projections/distributors.ts'
import { openStandingOrderCount, standingOrdersOf } from '#projections/standing_orders.ts'
import {
  acceptStandingOrder,
  changeStandingOrder,
  createStandingOrder,
  endStandingOrder,
  MOST_STANDING_ORDERS,
  pauseStandingOrder,
  resumeStandingOrder,
  standingOrder,
} from './standing-order.ts'
import * as calls from './standing-order-contract.ts'
import { isEnded } from './standing-order-states.ts'
import { agreedLines, type WantedLine } from './standing-terms.ts'

const done = { answer: { success: true as const } }

const todayOf = async (
  { db, configuration, now }: Pick<Services, 'db' | 'configuration'> & { readonly now: Date },
  distributorId: string,
) => {
  const zone = await companyZone({ db, configuration }, distributorId)
  return { zone, today: dayIn(now, zone) }
}

const linesNow = async (db: ReadModels, distributorId: string, countryId: string, lines: readonly WantedLine[]) => {
  const [products, countryIds] = await Promise.all([
    productsOf(
      db,
      lines.map(({ productId }) => productId),
    ),
    countriesOf(db, distributorId),
  ])
  return agreedLines(lines, countryId, { products, countryIds })
}

export const standingOrderRoutes = [
  serve(calls.listStandingOrders, async ({ db, me, personal }) => {
    const all = await standingOrdersOf(db, me.distributorId)
    const nameOf = await peopleNamed(
      { db, personal },
      all.map(({ userId }) => userId),
    )
    return all.map(({ id, state, countryId, lines, everyMonths, day, until, nextOn, placeBy, review, ...row }) => ({
      ...{ id, state, everyMonths, day, until, placeBy, version: row.version },
      nextOn: isEnded(state) ? null : nextOn,
      country: { id: countryId, name: countryOf(countryId).name },
      lines: lines.map(({ productId, productName, packaging, quantity, price }) => ({
        product: { id: productId, name: productName },
        packaging: packaging && { id: packaging.id, name: packaging.name },
        ...{ quantity, price },
      })),
      changes: review?.changes ?? [],
      person: nameOf(row.userId),
    }))
  }),

  serve(calls.createStandingOrder, async ({ db, log, me, now, newId, configuration, input }) => {
    const { countryId, lines: wanted, ...schedule } = input
    const distributorId = me.distributorId
    if ((await openStandingOrderCount(db, distributorId)) >= MOST_STANDING_ORDERS)
      return refused(`A company can have up to ${MOST_STANDING_ORDERS} standing orders`)
    const lines = await linesNow(db, distributorId, countryId, wanted)
    if (isRefusal(lines)) return lines
    const id = newId()
    const today = await todayOf({ db, configuration, now }, distributorId)
    const decision = createStandingOrder(
      { standingOrderId: id, distributorId, countryId },
      { lines, ...schedule },
      today,
    )
    return (await log.begin(standingOrder, id, decision, { answer: { success: true as const, id } })).answer
  }),

  serve(calls.changeStandingOrder, async ({ db, log, me, now, configuration, input }) => {
    const { id, version, lines: wanted, ...schedule } = input
    const { countryId } = await log.stateOf(standingOrder, id)
    const lines = await linesNow(db, me.distributorId, countryId, wanted)
    if (isRefusal(lines)) return lines
    const today = await todayOf({ db, configuration, now }, me.distributorId)
    return (await log.decide(standingOrder, id, changeStandingOrder({ lines, ...schedule }, version, today), done))
      .answer
  }),

  serve(
    calls.acceptStandingOrder,
    async ({ log, input: { id, version } }) =>
      (await log.decide(standingOrder, id, acceptStandingOrder(version), done)).answer,
  ),

  serve(
    calls.pauseStandingOrder,
    async ({ log, input: { id } }) => (await log.decide(standingOrder, id, pauseStandingOrder, done)).answer,
  ),

  serve(calls.resumeStandingOrder, async ({ db, log, me, now, configuration, input: { id } }) => {
    const today = await todayOf({ db, configuration, now }, me.distributorId)
    return (await log.decide(standingOrder, id, resumeStandingOrder(today), done)).answer
  }),

  serve(
    calls.endStandingOrder,
    async ({ log, input: { id } }) => (await log.decide(standingOrder, id, endStandingOrder, done)).answer,
  ),
]
