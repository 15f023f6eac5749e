import * as Schema from 'effect/Schema'

import { Moment } from '#platform/event.ts'
import { Done } from '#platform/http/done.ts'
import { endpoint } from '#platform/http/endpoint.ts'
import { listAnswer, pageQuery } from '#platform/http/lists.ts'

import { CountryId, ProductId, RequestOutcome } from './events.ts'
import { requestStates } from './request-states.ts'

const DistributorId = Schema.String.check(Schema.isUUID())

/** Characters of the sentence that goes with an outcome. */
export const LONGEST_ANSWER = 500

/** What a distributor requested of a product: the product for its region, or another label in `country`. */
const ProductRequest = Schema.Struct({
  id: Schema.String,
  kind: Schema.Literals(['AVAILABILITY', 'LABEL']),
  product: Schema.Struct({ id: ProductId, name: Schema.String, reference: Schema.String }),
  country: Schema.NullOr(Schema.Struct({ id: CountryId, name: Schema.String })),
  requestedAt: Moment,
  status: Schema.Literals(requestStates),
  /** The provider's sentence; null while it is open. */
  answer: Schema.NullOr(Schema.String),
  answeredAt: Schema.NullOr(Moment),
})
export type ProductRequest = typeof ProductRequest.Type

export const listOwnRequests = endpoint('GET /products/requests', {
  may: 'portfolio.request',
  does: 'What the own company requested of products and labels, newest first, with the answers',
  answer: Schema.Array(ProductRequest),
  reads: ['product_requests', 'products'],
})

export const listProductRequests = endpoint('GET /office/product-requests', {
  may: 'office.product-requests.read',
  does: 'A page of what distributors requested of products and labels: open ones first, the longest waiting on top',
  query: {
    distributorId: Schema.optionalKey(DistributorId),
    productId: Schema.optionalKey(ProductId),
    ...pageQuery,
  },
  answer: listAnswer(
    Schema.Struct({
      ...ProductRequest.fields,
      distributor: Schema.Struct({ id: DistributorId, name: Schema.String }),
      /** The code of the label that another one is requested in the place of; null: there was none, or it is gone. */
      labelCode: Schema.NullOr(Schema.String),
      requestedBy: Schema.String,
      answeredBy: Schema.NullOr(Schema.String),
    }),
  ),
  reads: ['product_requests', 'products', 'distributors', 'users'],
})

export const answerProductRequest = endpoint('AnswerProductRequest PUT /office/product-requests', {
  may: 'office.product-requests.answer',
  does: 'Answers a request of a distributor as done or refused, with a sentence that it reads',
  body: {
    distributorId: DistributorId,
    productId: ProductId,
    /** Where another label was requested; null: the product itself was. */
    countryId: Schema.NullOr(CountryId),
    outcome: RequestOutcome,
    answer: Schema.Trimmed.check(Schema.isBetweenLength(1, LONGEST_ANSWER)),
  },
  answer: Done,
  awaits: ['product_requests', 'office_requests'],
})
