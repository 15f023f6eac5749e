import { serve } from '#platform/http/serve.ts'
import { daysIn } from '#platform/time-zone.ts'
import { distributorOf, readersZone } from '#projections/distributors.ts'
import { productsById } from '#projections/products.ts'

import { applied } from './applying.ts'
import { applyPromoCode } from './applying-contract.ts'
import { promoJudge } from './showing-routes.ts'

export const applyingRoutes = [
  serve(applyPromoCode, async ({ db, me, now, configuration, input: { code, items, ...section } }) => {
    const distributorId = me.distributorId as string
    const [products, company, zone] = await Promise.all([
      productsById(db, [...new Set(items.map(({ productId }) => productId))] as never[]),
      distributorOf(db, distributorId),
      readersZone({ db, configuration }, distributorId),
    ])
    const days = daysIn(now, [zone, configuration.officeTimeZone])
    const promoFor = await promoJudge(db, code, { distributorId, days })
    const countryIds = company?.countryIds ?? []
    return applied(items, section, { products, countryIds, bonusRule: configuration.brand.bonusRule, promoFor })
  }),
]
