import { type CountryId, countryOf, interestStream, type ProductId } from '#modules/catalogue/events.ts'
import { productRequestId } from '#modules/catalogue/request-states.ts'
import { type Background, reaction } from '#platform/module.ts'
import type { Envelope } from '#platform/projection.ts'
import { distributorOf } from '#projections/distributors.ts'
import { productOf } from '#projections/products.ts'
import { NEWS_FOR_DAYS, notify } from './notify.ts'
import { AUDIENCE_MODELS, peopleOf, staffFor } from './reactions.ts'

type ProductRequest = {
  readonly distributorId: string
  readonly productId: ProductId
  readonly countryId: CountryId | null
}

/** What a request is for, and whose it is; undefined once the product is unknown. */
const requestFacts = async ({ db }: Background, { distributorId, productId, countryId }: ProductRequest) => {
  const [product, company] = await Promise.all([productOf(db, productId), distributorOf(db, distributorId)])
  if (!product) return undefined
  const country = countryId === null ? {} : { country: countryOf(countryId).name }
  const facts = { product: product.name.slice(0, 200), productId, ...country }
  return { company, facts }
}

const notifyOfRequest = async (context: Background, requested: ProductRequest, cause: Envelope): Promise<void> => {
  const request = await requestFacts(context, requested)
  if (!request) return
  const { company, facts } = request
  const staff = await staffFor(context, company, ['SALES', 'OPERATIONS'])
  const named = company ? { company: company.organizationName.slice(0, 200) } : {}
  const type = requested.countryId === null ? 'PRODUCT_REQUEST' : 'LABEL_REQUEST'
  const subjectId = productRequestId(requested)
  await notify(context, cause, staff, { type, facts: { subjectId, ...facts, ...named } })
}

/** Notifies staff of a request for a product or a label, and the company of its answer. */
export const notifyOfRequests = reaction({
  name: 'tell-of-requests',
  of: [interestStream],
  reads: [...AUDIENCE_MODELS, 'products'],
  newsForDays: NEWS_FOR_DAYS,
  on: {
    AvailabilityRequested: (context, requested, cause) =>
      notifyOfRequest(context, { ...requested, countryId: null }, cause),
    LabelRequested: notifyOfRequest,
    ProductRequestAnswered: async (context, answered, cause) => {
      const request = await requestFacts(context, answered)
      if (!request) return
      const facts = { ...request.facts, approved: answered.outcome === 'DONE', reason: answered.answer }
      await notify(context, cause, await peopleOf(context, answered.distributorId), {
        type: 'REQUEST_ANSWERED',
        facts,
      })
    },
  },
})
