import { nextOrdersOf } from '#modules/forecasting/forecast-view.ts'
import { invalid, notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { dayIn } from '#platform/time/time-zone.ts'
import { companyZone } from '#projections/distributors.ts'
import { forecastOf, forecastsOf } from '#projections/forecasts.ts'
import { orderedIn } from '#projections/ordered_goods.ts'
import { addLines, cart } from './cart.ts'
import { countriesOf, productsOf } from './cart-routes.ts'
import { addedLines, forecastLines } from './forecast-lines.ts'
import { draftForecastOrders } from './forecast-lines-contract.ts'

export const forecastLinesRoutes = [
  serve(draftForecastOrders, async ({ db, me, log, now, configuration, input: { forecastId, month } }) => {
    const distributorId = me.distributorId
    const today = dayIn(now, await companyZone({ db, configuration }, distributorId))
    const one = forecastId === undefined ? undefined : await forecastOf(db, distributorId, forecastId)
    if (forecastId !== undefined && !one) return notFound('Forecast not found')
    const planned = nextOrdersOf(one ? [one] : await forecastsOf(db, distributorId), today).filter((order) =>
      month === undefined ? order.urgent : order.month.id === month,
    )
    if (planned.length === 0)
      return invalid({
        month: month === undefined ? 'No planned order is urgent' : 'No order is planned that can still arrive in time',
      })
    const productIds = [...new Set(planned.map(({ product }) => product.id))]
    const [products, countryIds, figures, { lines: linesInCart }] = await Promise.all([
      productsOf(db, productIds),
      countriesOf(db, distributorId),
      orderedIn(db, { distributorId, productIds }),
      log.stateOf(cart, me.userId),
    ])
    const ordered = figures.map(({ product, ...figure }) => ({ productId: product, ...figure }))
    const lines = forecastLines(planned, { products, countryIds, cart: linesInCart, ordered })
    const added = addedLines(lines, products)
    const answer = { success: true as const, added: added.length, lines }
    return (await log.decide(cart, me.userId, addLines(distributorId, added), { answer })).answer
  }),
]
