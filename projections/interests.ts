import { type CountryId, interestStream, type LabelId, type ProductId } from '#modules/catalogue/events.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

/** Another label than `labelId` is wanted; null: there was none. The latest of a product in a country. */
export type LabelRequestRow = {
  productId: ProductId
  countryId: CountryId
  labelId: LabelId | null
  requestedAt: Moment
}

export type InterestRow = {
  /** The distributor's id. */
  id: string
  requestedProducts: readonly ProductId[]
  labelRequests: readonly LabelRequestRow[]
}

const nothingYet = (id: string): InterestRow => ({ id, requestedProducts: [], labelRequests: [] })

/** One row per distributor: what it has asked for. */
export const interests = projection<InterestRow>()({
  name: 'interests',
  version: 1,
  of: [interestStream],
  table: 'id text primary key, requested_products jsonb not null, label_requests jsonb not null',
  indexes: [],
  key: ({ distributorId }) => distributorId,
  when: {
    ProductViewed: 'ignore',
    AvailabilityRequested: (row, { productId }, _, key) => {
      const before = row ?? nothingYet(key)
      return { ...before, requestedProducts: [...before.requestedProducts, productId] }
    },
    LabelRequested: (row, { productId, countryId, labelId }, { at }, key) => {
      const before = row ?? nothingYet(key)
      const others = before.labelRequests.filter((it) => it.productId !== productId || it.countryId !== countryId)
      return { ...before, labelRequests: [...others, { productId, countryId, labelId, requestedAt: at }] }
    },
  },
  topics: ({ distributorId }) => [`interest:${distributorId}`],
  onPoison: 'park',
})

/** What this distributor has asked for so far. */
export const interestsOf = async (db: ReadModels, distributorId: string): Promise<InterestRow> =>
  (await rows(db, interests).selectAll().where('id', '=', distributorId).executeTakeFirst()) ??
  nothingYet(distributorId)
