import { interestStream, type ProductId } from '#modules/catalogue/events.ts'
import type { Moment } from '#platform/event.ts'
import { projection, type ReadModels, rows } from '#platform/projection.ts'

export type ProductViewRow = {
  /** '<distributorId>:<productId>' */
  id: string
  distributorId: string
  productId: ProductId
  /** When a user of the distributor looked last. */
  viewedAt: Moment
}

/** One row per distributor and product that was looked at. */
export const productViews = projection<ProductViewRow>()({
  name: 'product_views',
  version: 1,
  of: [interestStream],
  table: 'id text primary key, distributor_id text not null, product_id text not null, viewed_at timestamptz not null',
  indexes: ['(distributor_id, viewed_at desc)'],
  key: ({ distributorId, productId }) => `${distributorId}:${productId}`,
  ignores: ['AvailabilityRequested', 'LabelRequested', 'ProductRequestAnswered'],
  when: {
    ProductViewed: (_, { distributorId, productId }, { at }, id) => ({ id, distributorId, productId, viewedAt: at }),
  },
  topics: (_, { type, distributorId }) => (type === 'ProductViewed' ? [`interest:${distributorId}`] : []),
  onPoison: 'park',
})

/** What this distributor looked at, the latest first. */
export const viewsOf = (db: ReadModels, distributorId: string, limit: number): Promise<ProductViewRow[]> =>
  rows(db, productViews)
    .selectAll()
    .where('distributorId', '=', distributorId)
    .orderBy('viewedAt', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()
