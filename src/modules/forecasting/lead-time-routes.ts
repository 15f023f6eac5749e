import { countryOf, type ProductId } from '#modules/catalogue/events.ts'
import { invalid, notFound } from '#platform/decision.ts'
import { serve } from '#platform/http/serve.ts'
import { compareTexts } from '#platform/text/alphabet.ts'
import { leadTimesOfEach } from '#projections/lead_times.ts'
import { productOf } from '#projections/products.ts'

import { listLeadTimes, setLeadTimes } from './contract.ts'
import { leadTimesKey, leadTimesOfProduct, setDays } from './lead-times.ts'
import { DEFAULT_LEAD_TIMES } from './rules.ts'

export const leadTimeRoutes = [
  serve(listLeadTimes, async ({ db, input: { productId } }) => {
    const product = await productOf(db, productId as ProductId)
    if (!product) return notFound('Product not found')
    const set = await leadTimesOfEach(db, productId)
    return [...new Set(product.registrations.map(({ countryId }) => countryId))]
      .map((countryId) => ({
        productId,
        countryId: countryId as string,
        countryName: countryOf(countryId).name,
        days: set.get(countryId) ?? DEFAULT_LEAD_TIMES,
        set: set.has(countryId),
      }))
      .sort((a, b) => compareTexts(a.countryName, b.countryName))
  }),

  serve(setLeadTimes, async ({ db, log, input: { productId, countryId, days } }) => {
    const product = await productOf(db, productId as ProductId)
    if (!product?.registrations.some((it) => it.countryId === countryId))
      return invalid({ countryId: 'The product is not registered in this country' })
    await log.decide(leadTimesOfProduct, leadTimesKey(productId, countryId), setDays(days))
    return { success: true as const }
  }),
]
