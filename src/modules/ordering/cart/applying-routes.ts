import { serve } from '#platform/http/serve.ts'
import { distributorOf } from '#projections/distributors.ts'
import { rulesAt } from '#projections/loyalty_rules.ts'
import { productsById } from '#projections/products.ts'

import { applied } from './applying.ts'
import { applyPromoCode } from './applying-contract.ts'
import { codeUse, promoJudge } from './showing-routes.ts'

export const applyingRoutes = [
  serve(applyPromoCode, async ({ db, me, now, configuration, input: { code, items, ...section } }) => {
    const distributorId = me.distributorId as string
    const [products, company, use, { bonusRule }] = await Promise.all([
      productsById(db, [...new Set(items.map(({ productId }) => productId))] as never[]),
      distributorOf(db, distributorId),
      codeUse({ db, configuration, now }, distributorId),
      rulesAt({ db, configuration }, now),
    ])
    const promoFor = await promoJudge(db, code, use)
    const countryIds = company?.countryIds ?? []
    return applied(items, section, { products, countryIds, bonusRule, promoFor })
  }),
]
